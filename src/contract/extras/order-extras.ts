import { pluralize } from '../platform/pluralize.ts'
import type { QuotedExtra } from './extra-price.ts'
import type { Extra } from './extras.ts'

export type ExtraStatus = 'requested' | 'confirmed' | 'declined'

/** `cents` is the price without tax for the stay. */
export type ExtraOrder = QuotedExtra & {
  orderId: number
  /** Id of the lodge's extra, which may be removed since. */
  id: number
  cents: number
  status: ExtraStatus
}

type WantedExtra = { id: number; quantity: number }

type Offer = {
  extras: readonly Extra[]
  ordered: readonly Pick<ExtraOrder, 'id' | 'quantity' | 'status'>[]
  /** Milliseconds. */
  arrival: number
  now: number
}

const HOUR_MS = 3_600_000

export const isOrderable = (
  { noticeHours }: Pick<Extra, 'noticeHours'>,
  arrival: number,
  now: number,
): boolean => now <= arrival - noticeHours * HOUR_MS

export function piecesLeft({ id, max }: Pick<Extra, 'id' | 'max'>, ordered: Offer['ordered']): number {
  const taken = ordered.filter((order) => order.id === id && order.status !== 'declined')
  return Math.max(0, max - taken.reduce((sum, { quantity }) => sum + quantity, 0))
}

export function brokenOrder(requested: readonly WantedExtra[], offer: Offer): string | null {
  for (const [index, { id, quantity }] of requested.entries()) {
    const extra = offer.extras.find((other) => other.id === id)
    if (!extra) return 'This lodge does not offer one of these extras any more. Please choose again.'
    const { name, max, noticeHours } = extra
    if (requested.findIndex((other) => other.id === id) < index) return `${name} is listed twice`
    const left = piecesLeft(extra, offer.ordered)
    if (quantity > left) {
      if (left === max)
        return max === 1 ? `Only one of ${name} can be ordered` : `At most ${max} of ${name} can be ordered`
      return left === 0 ? `${name} is ordered already` : `Only ${left} more of ${name} can be ordered`
    }
    if (!isOrderable(extra, offer.arrival, offer.now))
      return noticeHours === 0
        ? `${name} can be ordered until check-in only`
        : `${name} can be ordered until ${pluralize(noticeHours, 'hour')} before check-in only`
  }
  return null
}
