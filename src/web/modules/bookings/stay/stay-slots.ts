import type { ReactNode } from 'react'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import type { Lodge } from '#contract/lodges/lodges.ts'

type OfBooking = (booking: BookingWithMoney) => ReactNode

/** Parts from other modules; each may render nothing. */
export type StaySlots = {
  payment?: OfBooking
  receipts?: OfBooking
  /** Directions and house rules. */
  guide?: OfBooking
  thread?: OfBooking
  review?: OfBooking
  reviewLink?: OfBooking
  place?: (lodge: Lodge, booking: BookingWithMoney) => ReactNode
}
