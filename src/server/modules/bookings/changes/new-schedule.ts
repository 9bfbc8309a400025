import { heldCents } from '#contract/bookings/paid-stay.ts'
import { replanPayments } from '#contract/bookings/payment-plan.ts'
import { computeTotalCents } from '#contract/bookings/quote.ts'
import { stayMoney } from '#server/modules/payments/stay-ledger.ts'
import type { Context } from '#server/platform/context.ts'
import { todayAt } from '../availability/availability.ts'
import type { BookingRow } from '../booking-mapper.ts'
import type { LodgeRow } from '../requests/draft-booking.ts'

export async function withNewSchedule(
  context: Context,
  before: BookingRow,
  after: BookingRow,
  lodge: LodgeRow,
): Promise<BookingRow> {
  const price = { totalCents: computeTotalCents(after), checkIn: after.checkIn }
  const isSame = computeTotalCents(before) === price.totalCents && before.checkIn === after.checkIn
  if (isSame || !after.paymentSchedule) return after
  const schedule = replanPayments({
    terms: after.paymentSchedule,
    parts: before.schedule,
    price,
    heldCents: heldCents(await stayMoney(context, before)),
    today: todayAt(context, lodge),
  })
  return { ...after, schedule }
}
