import type { BookingSource } from '#contract/bookings/staff-bookings.ts'

export const sourceNames: Record<BookingSource, string> = {
  website: 'Website',
  agent: 'AI agent',
  phone: 'Phone',
  email: 'Email',
  walk_in: 'In person',
  owner: "Owner's stay",
}
