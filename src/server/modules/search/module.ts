import { directoryEndpoints } from '#contract/search/lodge-directory.ts'
import { searchEndpoints } from '#contract/search/search.ts'
import { defineModule } from '#server/platform/module.ts'
import { availabilityCache } from '../bookings/availability/availability-cache.ts'
import { publicReads } from '../lodges/public-reads.ts'
import { marketFeed } from '../market/feed.ts'
import { toCryptoData } from '../market/market.ts'
import { promotionCache } from '../promotions/promotion-cache.ts'
import { tariffCache } from '../rates/tariff-cache.ts'
import { searchRoutes } from './routes.ts'

export const searchModule = defineModule({
  name: 'search',
  summary: 'Lodges by dates, party, words and order; the nearest free stay.',
  dependsOn: ['bookings', 'lodges', 'market', 'promotions', 'rates'],
  endpoints: [searchEndpoints, directoryEndpoints],
  register: ({ app, getContext, services }) =>
    searchRoutes(app, getContext, {
      availability: services.get(availabilityCache),
      tariffs: services.get(tariffCache),
      promotions: services.get(promotionCache),
      lodges: () => services.get(publicReads).listed(),
      market: () => toCryptoData(services.get(marketFeed).current()),
    }),
  personalData: {},
})
