import type { FastifyInstance } from 'fastify'
import { promotionEndpoints } from '#contract/promotions/promotions.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { listLodgePromotions, listPublicPromotions, type PromotionCache } from './promotion-cache.ts'
import { changePromotion, createPromotion, deletePromotion, listPromotions } from './promotions.ts'

export function promotionRoutes(app: FastifyInstance, getContext: GetContext, cache: PromotionCache): void {
  mount(app, promotionEndpoints, getContext, {
    listPublicPromotions: (context) => listPublicPromotions(context, cache),
    listLodgePromotions: (context) => listLodgePromotions(context, cache),
    listPromotions: (context) => listPromotions(context),
    createPromotion: (context, { body }) => createPromotion(context, body),
    changePromotion: (context, { params, body }) => changePromotion(context, params.id, body),
    deletePromotion: (context, { params }) => deletePromotion(context, params.id),
  })
}
