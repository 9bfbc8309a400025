import type { ReactNode } from 'react'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import type { Lodge } from '#contract/lodges/lodges.ts'

type OfBooking = (booking: BookingWithMoney) => ReactNode

/** Parts of a stay's page from other modules; a part may render nothing. */
export type StaySlots = {
  /** What is due, paid and refunded, with the card. */
  payment?: OfBooking
  receipts?: OfBooking
  /** How to arrive, and the house rules. */
  guide?: OfBooking
  /** Messages between guest and owner. */
  thread?: OfBooking
  /** The review after check-out. */
  review?: OfBooking
  /** Leads to the review. */
  reviewLink?: OfBooking
  /** Where the lodge stands, and the way there. */
  place?: (lodge: Lodge, booking: BookingWithMoney) => ReactNode
}
