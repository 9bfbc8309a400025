import type { BookingRequest } from '#contract/bookings/bookings.ts'
import { isCalendarDate, type Stay } from '#contract/platform/dates.ts'

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

/** Drops incomplete dates: while a year is typed, a date field reports year 2 or 202, or one with five digits. */
export function keepWholeDates({ checkIn, checkOut }: Stay): Stay {
  const whole = (date: string) => (isCalendarDate(date) ? date : '')
  return { checkIn: whole(checkIn), checkOut: whole(checkOut) }
}
