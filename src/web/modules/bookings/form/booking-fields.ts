import type { BookingRequest } from '#contract/bookings/bookings.ts'
import { isCalendarDate, type Stay } from '#contract/platform/dates.ts'

/** Fields of the form; `BookingRequest` validates them. */
export type BookingFields = Required<
  Omit<BookingRequest, 'phone' | 'expectedTotalCents' | 'adults' | 'source' | 'code' | 'accepted'>
>

export const emptyFields = (lodgeId: number): BookingFields => ({
  name: '',
  email: '',
  checkIn: '',
  checkOut: '',
  guests: 1,
  children: 0,
  infants: 0,
  dogs: 0,
  specialRequests: '',
  extras: [],
  lodgeId,
})

/** The dates without what is none: a date field also has the years 2 and 202, and five digits of one where the check-out was typed on. */
export function keepWholeDates({ checkIn, checkOut }: Stay): Stay {
  const whole = (date: string) => (isCalendarDate(date) ? date : '')
  return { checkIn: whole(checkIn), checkOut: whole(checkOut) }
}
