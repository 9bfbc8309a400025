import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import type { StayGuide } from '#contract/guide/guide.ts'
import { daysFromNow } from './state.ts'

/** A confirmed stay that is paid, from today on. */
export const exampleStay: BookingWithMoney = {
  id: 1,
  reference: 'ABCDEFGHJK',
  guestName: 'Ada',
  guestEmail: 'ada@example.com',
  guestPhone: null,
  lodgeSlug: 'pepe-lodge',
  lodgeName: 'Pepe Lodge',
  checkIn: daysFromNow(0),
  checkOut: daysFromNow(2),
  guests: 2,
  specialRequests: null,
  nights: 2,
  nightlyPrice: 400,
  discount: 0,
  totalPrice: 800,
  lines: [],
  taxCents: 0,
  totalCents: 80_000,
  status: 'confirmed',
  until: null,
  policy: { name: 'Flexible', steps: [] },
  keptCents: null,
  writtenOffCents: 0,
  timeZone: 'UTC',
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  changeRequest: null,
  createdAt: new Date().toISOString(),
  money: {
    totalCents: 80_000,
    paidCents: 80_000,
    refundedCents: 0,
    refundingCents: 0,
    dueCents: 0,
    overpaidCents: 0,
    isStuck: false,
  },
}

/** Its guide, open. */
export const exampleGuide: StayGuide = {
  address: '1 Pond Road',
  directions: 'Past the pond.',
  rules: ['No frogs in the tub.'],
  contact: '+1 555 0100',
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  timeZone: 'UTC',
  wifi: { name: 'Pond', password: 'croak' },
  doorCode: {
    code: '4711',
    from: `${daysFromNow(0)}T15:00:00.000Z`,
    until: `${daysFromNow(2)}T11:00:00.000Z`,
  },
  hasDoorCode: true,
  opensAt: `${daysFromNow(-1)}T15:00:00.000Z`,
  closesAt: `${daysFromNow(2)}T11:00:00.000Z`,
  isPaid: true,
}
