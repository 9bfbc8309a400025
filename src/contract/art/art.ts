import * as z from 'zod'
import { ArtItem } from '../lodges/lodges.ts'
import { Shipping } from '../orders/orders.ts'
import { endpoints } from '../platform/endpoint.ts'
import { Id, Instant } from '../platform/fields.ts'

export const ArtPiece = ArtItem.extend({
  id: z.int(),
  lodgeSlug: z.string().nullable(),
  /** Decimal text in dollars. */
  price: z.string(),
  createdAt: Instant,
})
export type ArtPiece = z.infer<typeof ArtPiece>

export const PrintFacts = z.object({
  size: z.string(),
  paper: z.string(),
  delivery: z.string(),
  returns: z.string(),
})
export type PrintFacts = z.infer<typeof PrintFacts>

export const artEndpoints = endpoints({
  listArt: {
    method: 'GET',
    path: '/api/art-gallery',
    summary: 'All artworks',
    access: 'public',
    reply: z.array(ArtPiece),
    errors: [],
  },
  readPrintFacts: {
    method: 'GET',
    path: '/api/art-gallery/print',
    summary: 'Size, paper, delivery and returns of every print',
    access: 'public',
    reply: PrintFacts,
    errors: [],
  },
  listOwnLikes: {
    method: 'GET',
    path: '/api/art-gallery/likes',
    summary: "Ids of the visitor's own liked artworks",
    access: 'public',
    reply: z.array(z.int()),
    errors: [],
  },
  likeArt: {
    method: 'POST',
    path: '/api/art-gallery/{id}/like',
    summary: 'Like an artwork; a second call removes the like',
    access: 'public',
    params: z.object({ id: Id }),
    reply: z.object({ likes: z.int(), liked: z.boolean() }),
    errors: ['not_found'],
  },
  purchaseArt: {
    method: 'POST',
    path: '/api/art-gallery/purchase',
    summary: 'Set up the payment of an artwork',
    access: 'public',
    body: z.object({
      artPieceId: z.union([z.int(), z.string().max(20)]).nullish(),
      artPieceTitle: z.string().max(300).optional(),
      shipping: Shipping.optional(),
      /** The secret of an existing payment: the call adds the address and creates nothing. */
      clientSecret: z.string().max(300).optional(),
    }),
    reply: z.object({ clientSecret: z.string(), paymentId: z.int() }),
    errors: ['invalid', 'not_found', 'key_reused', 'unavailable'],
  },
})
