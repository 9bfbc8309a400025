import { artEndpoints } from '#contract/art/art.ts'
import type { Shipping } from '#contract/orders/orders.ts'
import type { Intent } from '#contract/payments/payments.ts'
import { Id } from '#contract/platform/fields.ts'
import { PromiseCache } from '#server/platform/cache/promise-cache.ts'
import type { Context } from '#server/platform/context.ts'
import { Failure, failure } from '#server/platform/failure.ts'
import { readIdempotencyKey } from '#server/platform/http/idempotency.ts'
import { mount } from '#server/platform/http/mount.ts'
import { type PrebuiltResponse, prebuildJson } from '#server/platform/http/prebuilt-response.ts'
import { prebuiltRoute } from '#server/platform/http/prebuilt-routes.ts'
import { hourlyLimit } from '#server/platform/limits/network-limit.ts'
import type { Host } from '#server/platform/module.ts'
import { serviceKey } from '#server/platform/services.ts'
import { likeArt, listArt, listOwnLikes, readPrintFacts } from './art.ts'

export type BuyArt = (
  context: Context,
  purchase: { artPieceId: number; shipping?: Shipping | undefined; clientSecret?: string | undefined },
  idempotency: { scope: string; key: string | null; body: unknown },
) => Promise<Intent>

/** The orders module provides it. */
export const artPurchase = serviceKey<BuyArt>('purchase of prints')

/** Each purchase opens a card payment or writes the address of one. */
const PURCHASES_AN_HOUR = 100

export function artRoutes({ app, context, getContext, events, services }: Host): void {
  const limitPurchases = hourlyLimit(PURCHASES_AN_HOUR)
  const cache = new PromiseCache<PrebuiltResponse>()
  events.on('art_changed', () => cache.drop())
  const { listArt: read, ...others } = artEndpoints
  prebuiltRoute(app, read.path, () => cache.get('art', async () => prebuildJson(await listArt(context))))
  mount(app, others, getContext, {
    readPrintFacts: (caller) => readPrintFacts(caller),
    listOwnLikes,
    likeArt: (caller, { params }) => likeArt(caller, params.id),
    purchaseArt: async (caller, { body }, _answer, request) => {
      limitPurchases(caller)
      const key = readIdempotencyKey(request)
      const { shipping, clientSecret } = body
      const purchase = { artPieceId: parsePieceId(body.artPieceId), shipping, clientSecret }
      return services.get(artPurchase)(caller, purchase, { scope: 'art', key, body })
    },
  })
}

const MESSAGE = 'Unable to identify artwork for purchase.'

export function parsePieceId(given: string | number | null | undefined): number {
  if (given === undefined || given === null || given === '')
    throw new Failure('invalid', MESSAGE, {}, [{ path: 'artPieceId', message: MESSAGE }])
  const id = Id.safeParse(given)
  if (!id.success) throw failure('not_found', 'There is no such artwork')
  return id.data
}
