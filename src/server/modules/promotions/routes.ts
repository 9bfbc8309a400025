import type { FastifyInstance } from 'fastify'
import { promotionEndpoints } from '#contract/promotions/promotions.ts'
import { type ContextOf, mount } from '#server/platform/http/mount.ts'
import { listLodgePromotions, listPublicPromotions, type PromotionCache } from './promotion-cache.ts'
import { changePromotion, createPromotion, deletePromotion, listPromotions } from './promotions.ts'

export function promotionRoutes(app: FastifyInstance, contextOf: ContextOf, cache: PromotionCache): void {
  mount(app, promotionEndpoints, contextOf, {
    listPublicPromotions: (context) => listPublicPromotions(context, cache),
    listLodgePromotions: (context) => listLodgePromotions(context, cache),
    listPromotions: (context) => listPromotions(context),
    createPromotion: (context, { body }) => createPromotion(context, body),
    changePromotion: (context, { params, body }) => changePromotion(context, params.id, body),
    deletePromotion: (context, { params }) => deletePromotion(context, params.id),
  })
}
