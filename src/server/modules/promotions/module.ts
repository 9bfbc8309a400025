import { promotionEndpoints } from '#contract/promotions/promotions.ts'
import { defineModule } from '#server/platform/module.ts'
import { marketFeed } from '../market/feed.ts'
import { PromotionCache, promotionCache } from './promotion-cache.ts'
import { promotionRoutes } from './routes.ts'

export const promotionsModule = defineModule({
  name: 'promotions',
  summary: 'Discounts by themselves or by a code, their conditions and limits.',
  dependsOn: ['mail', 'market'],
  endpoints: [promotionEndpoints],
  register: ({ app, getContext, events, services }) =>
    promotionRoutes(
      app,
      getContext,
      services.provide(promotionCache, new PromotionCache(events, services.get(marketFeed))),
    ),
  personalData: {
    promotions: { none: ['name', 'code', 'code_key', 'lodges', 'coin_change'] },
  },
})
