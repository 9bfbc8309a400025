import type { FastifyInstance } from 'fastify'
import { artEndpoints } from '#contract/art.ts'
import { Id } from '#contract/fields.ts'
import type { Shipping } from '#contract/orders.ts'
import type { Intent } from '#contract/payments.ts'
import type { Context } from '../context.ts'
import type { Events } from '../events.ts'
import { Failure, failure } from '../failure.ts'
import { idempotencyKeyOf } from '../http/idempotency.ts'
import { type ContextOf, mount } from '../http/mount.ts'
import { hourlyLimit } from '../http/network-limit.ts'
import { type PrebuiltResponse, prebuildJson } from '../http/prebuilt-response.ts'
import { prebuiltRoute } from '../http/prebuilt-routes.ts'
import { PromiseCache } from '../promise-cache.ts'
import { likeArt, listArt, listOwnLikes } from './art.ts'

/** Sets up an artwork's payment; `server.ts` passes it in from the payments module. */
export type BuyArt = (
  context: Context,
  purchase: { artPieceId: number; shipping?: Shipping | undefined; clientSecret?: string | undefined },
  idempotency: { scope: string; key: string | null; body: unknown },
) => Promise<Intent>

/** Each opens a card payment or writes the address of one. */
const PURCHASES_AN_HOUR = 100

type Parts = { context: Context; events: Events; buyArt: BuyArt }

export function artRoutes(app: FastifyInstance, contextOf: ContextOf, parts: Parts): void {
  const { context: testApp, events, buyArt } = parts
  const limitPurchases = hourlyLimit(PURCHASES_AN_HOUR)
  const cache = new PromiseCache<PrebuiltResponse>()
  events.on('art_changed', () => cache.drop())
  const { listArt: read, ...others } = artEndpoints
  prebuiltRoute(app, read.path, () => cache.ready('art', async () => prebuildJson(await listArt(testApp))))
  mount(app, others, contextOf, {
    listOwnLikes,
    likeArt: (context, { params }) => likeArt(context, params.id),
    purchaseArt: async (context, { body }, _answer, request) => {
      limitPurchases(context)
      const key = idempotencyKeyOf(request)
      const { shipping, clientSecret } = body
      const purchase = { artPieceId: pieceIdOf(body.artPieceId), shipping, clientSecret }
      return buyArt(context, purchase, { scope: 'art', key, body })
    },
  })
}

const MESSAGE = 'Unable to identify artwork for purchase.'

function pieceIdOf(given: string | number | null | undefined): number {
  if (given === undefined || given === null || given === '')
    throw new Failure('invalid', MESSAGE, {}, [{ path: 'artPieceId', message: MESSAGE }])
  const id = Id.safeParse(given)
  if (!id.success) throw failure('not_found', 'There is no such artwork')
  return id.data
}
