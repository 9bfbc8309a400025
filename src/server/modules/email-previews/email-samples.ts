import type { Booking, BookingStatus } from '#contract/bookings/bookings.ts'
import { computeLedger } from '#contract/bookings/ledger.ts'
import type { ReceiptKind } from '#contract/receipts/receipts.ts'

/** The made-up stay of the samples. */
const stay: Booking = {
  id: 1,
  reference: 'SAMPLE2345',
  guestName: 'Grace Guest',
  guestEmail: 'grace@example.com',
  guestPhone: null,
  lodgeSlug: 'doge-lodge',
  lodgeName: 'DOGE Lodge',
  checkIn: '2030-12-06',
  checkOut: '2030-12-09',
  guests: 2,
  adults: 2,
  children: 0,
  infants: 0,
  dogs: 0,
  specialRequests: 'A cot, please.',
  nights: 3,
  nightlyPrice: 420,
  discount: 0,
  totalPrice: 1340,
  lines: [
    { kind: 'nights', name: '$420 × 3 nights', cents: 126_000 },
    { kind: 'fee', name: 'Cleaning', cents: 8_000 },
    { kind: 'tax', name: 'Lodging tax (12.65%)', cents: 15_939 },
  ],
  taxCents: 15_939,
  extras: [],
  totalCents: 149_939,
  status: 'confirmed',
  until: null,
  policy: {
    name: 'Seven Days Free',
    steps: [
      { hoursBefore: 168, refundPercent: 100 },
      { hoursBefore: 48, refundPercent: 50 },
    ],
  },
  keptCents: null,
  isExpired: false,
  writtenOffCents: 0,
  timeZone: 'America/Denver',
  checkInFrom: '16:00',
  checkOutUntil: '11:00',
  changeRequest: null,
  promotion: null,
  changeAnswer: null,
  schedule: [],
  createdAt: '2030-11-01T10:00:00.000Z',
}

export const SAMPLE_NOW = Date.parse(stay.createdAt)

/** A real stay is shown as if it had this status. */
export const sampleStay = (status: BookingStatus, real: Booking = stay): Booking => ({
  ...real,
  status,
  until: status === 'requested' ? '2030-11-03T10:00:00.000Z' : null,
  keptCents: status === 'cancelled' ? Math.floor(real.totalCents / 2) : null,
})

export const sampleMoved: Booking = { ...stay, checkIn: '2030-12-13', checkOut: '2030-12-16' }

export const sampleMoney = computeLedger(stay.totalCents, [
  { paid: 100_000, refunded: 0, refundTo: 0, isStuck: false },
])

export const sampleChange: Booking = {
  ...stay,
  changeRequest: {
    checkIn: '2030-12-06',
    checkOut: '2030-12-10',
    guests: 3,
    adults: 3,
    children: 0,
    infants: 0,
    dogs: 0,
    note: 'My sister would like to join us.',
    lines: [],
    totalCents: 197_252,
    differenceCents: 47_313,
    at: '2030-11-02T10:00:00.000Z',
  },
}

const channel = { name: 'Airbnb', lodgeName: stay.lodgeName }

export const sampleConflict = {
  ...channel,
  conflicts: [{ ...stay, soldFrom: '2030-12-08', soldTo: '2030-12-11' }],
}

export const sampleOutage = {
  ...channel,
  timeZone: stay.timeZone,
  lastError: 'The calendar answered with status 500',
  readAt: stay.createdAt,
}

export const sampleUnread = {
  ...channel,
  unread: [{ uid: 'a1b2c3@other.example', reason: 'It has several rules' }],
}

export const sampleOrder = {
  id: 7,
  title: 'Fireside, Winter',
  tracking: '1Z 999 AA1 01 2345 6784',
  shipping: {
    name: 'Grace Guest',
    email: 'grace@example.com',
    line1: '1 Main Street',
    line2: null,
    city: 'Telluride',
    state: 'Colorado',
    postalCode: '81435',
    country: 'USA',
  },
}

export const sampleReceipt = (kind: ReceiptKind, description: string, cents = stay.totalCents) => ({
  kind,
  number: kind === 'receipt' ? '2030-000042' : 'CN-2030-000007',
  cents,
  content: { stay: null, description },
})

export const sampleWebhookOff = {
  url: 'https://programs.example/lodge-events',
  offReason: 'Every attempt of 5 days has failed',
}
