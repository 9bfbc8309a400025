import type { BookingRequest } from '#contract/bookings.ts'

/** Fields of the form; `BookingRequest` validates them. */
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
