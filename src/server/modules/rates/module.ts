import { rateCalendarEndpoints } from '#contract/rates/rate-calendar.ts'
import { rateEndpoints } from '#contract/rates/rates.ts'
import { defineModule } from '#server/platform/module.ts'
import { rateRoutes } from './routes.ts'
import { TariffCache, tariffCache } from './tariff-cache.ts'

export const ratesModule = defineModule({
  name: 'rates',
  summary: 'Nightly prices and stay rules of dates, changes of several lodges, undo.',
  dependsOn: ['lodges'],
  endpoints: [rateEndpoints, rateCalendarEndpoints],
  register: ({ app, getContext, events, services }) =>
    rateRoutes(app, getContext, services.provide(tariffCache, new TariffCache(events))),
  personalData: {
    lodge_rates: { none: ['lodge_slug'] },
    rate_changes: { none: ['lodge_slug', 'set', 'before'] },
  },
})
