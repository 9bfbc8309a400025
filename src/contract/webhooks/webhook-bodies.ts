import * as z from 'zod'
import { BookingRecord } from '../bookings/staff-bookings.ts'
import { Cleaning } from '../cleaning/day.ts'
import { StayMessage } from '../messages/messages.ts'
import { Payment } from '../payments/payments.ts'
import { Instant } from '../platform/fields.ts'
import { AdminReview } from '../reviews/reviews.ts'
import { WebhookEvent } from './webhooks.ts'

const ofStay = { bookingId: z.int(), lodgeSlug: z.string() }

/** As the admin call returns them. */
const records = {
  booking: BookingRecord.omit({ agreement: true }),
  payment: Payment,
  message: StayMessage.extend(ofStay),
  review: AdminReview,
  /** Its id is the lodge and the day. */
  cleaning: Cleaning.extend({ id: z.string(), bookingId: z.int().nullable() }),
} as const

export const webhookBodies = new Map(
  WebhookEvent.options.map((event) => {
    const data = records[event.split('.')[0] as keyof typeof records]
    return [event, z.object({ type: z.literal(event), timestamp: Instant, data })] as const
  }),
)
