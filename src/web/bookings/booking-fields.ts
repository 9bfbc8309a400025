import type { BookingRequest } from '#contract/bookings.ts'

/** What the form holds; `BookingRequest` says what of it is valid. */
export type BookingFields = Required<Omit<BookingRequest, 'phone' | 'expectedTotalCents'>>

export const emptyFields = (lodgeId: number): BookingFields => ({
  name: '',
  email: '',
  checkIn: '',
  checkOut: '',
  guests: 1,
  specialRequests: '',
  lodgeId,
})
