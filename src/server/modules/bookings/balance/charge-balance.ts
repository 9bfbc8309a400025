import { eq } from 'drizzle-orm'
import { CHARGED_AT, RETRY_DAYS } from '#contract/bookings/balance.ts'
import { addDays, dateIn, instantIn } from '#contract/platform/dates.ts'
import { composeChargeFailed, composeChargeGivenUp } from '#server/modules/mail/balance-emails.ts'
import { findOwners, lodgeLooks, queueAll } from '#server/modules/mail/outbox.ts'
import { isoNow } from '#server/platform/clock.ts'
import { publicUrl } from '#server/platform/config.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { balanceCharges } from '#server/platform/database/tables/bookings.ts'
import { type StayWithLodge, toBooking } from '../booking-mapper.ts'
import { stayWithLodge } from '../changes/change-requests.ts'
import { emailedLink } from '../reference.ts'

type BalanceCharge = typeof balanceCharges.$inferSelect

export type FailedCharge = {
  bookingId: number
  cents: number
  problem: string
  /** The job's claim; null for the owner's charge, which leaves the job's next one alone. */
  claim: BalanceCharge | null
}

/** Emails the guest each time, and the owner after the job's last try. */
export async function noteFailedCharge(context: Context, failed: FailedCharge): Promise<void> {
  const { bookingId, claim, problem } = failed
  await inTransaction(context, async (inner) => {
    const stay = await stayWithLodge(inner, bookingId)
    const isIts = eq(balanceCharges.bookingId, bookingId)
    const [row] = await inner.db.select().from(balanceCharges).where(isIts).for('update')
    // A stay that was planned again meanwhile has a charge of its own.
    if (claim && row?.nextTryAt !== claim.nextTryAt) return
    const attempts = (row?.attempts ?? 0) + 1
    const next = claim && row ? nextRound(inner, row, stay) : null
    const noted = { attempts, lastError: problem, ...next?.columns }
    if (row) await inner.db.update(balanceCharges).set(noted).where(isIts)
    else
      await inner.db.insert(balanceCharges).values({ bookingId, dueOn: todayAtLodge(inner, stay), ...noted })
    inner.emit({ type: 'booking_changed', lodgeSlug: stay.bookings.lodgeSlug })
    const nextAt = next ? next.columns.nextTryAt : (row?.nextTryAt ?? null)
    const nextOn = nextAt && dateIn(stay.lodges.timeZone, Date.parse(nextAt))
    await emailFailure(inner, stay, { ...failed, nextOn, isGivenUp: next !== null && nextAt === null })
  })
}

const todayAtLodge = ({ clock }: Context, { lodges: lodge }: StayWithLodge): string =>
  dateIn(lodge.timeZone, clock.now())

/** Retries follow some days after the first charge, at the same hour. */
function nextRound(
  context: Context,
  { rounds, firstTriedAt }: BalanceCharge,
  { lodges: { timeZone } }: StayWithLodge,
) {
  const first = firstTriedAt ?? isoNow(context.clock)
  const days = RETRY_DAYS[rounds]
  const nextTryAt =
    days === undefined
      ? null
      : new Date(
          instantIn(timeZone, addDays(dateIn(timeZone, Date.parse(first)), days), CHARGED_AT),
        ).toISOString()
  return { columns: { rounds: rounds + 1, firstTriedAt: first, nextTryAt } }
}

type Failure = FailedCharge & { nextOn: string | null; isGivenUp: boolean }

async function emailFailure(
  context: Context,
  { bookings: row, lodges: lodge }: StayWithLodge,
  { cents, problem, nextOn, isGivenUp }: Failure,
): Promise<void> {
  const booking = toBooking(row, lodge)
  const site = publicUrl(context.config)
  const look = (await lodgeLooks(context)).get(row.lodgeSlug)
  const about = { booking, cents, problem, site, ...look }
  if (row.guestEmail) {
    const toGuest = composeChargeFailed({ ...about, nextOn, link: emailedLink(context, row) })
    await queueAll(context, [{ recipient: row.guestEmail, ...toGuest }], row.reference)
  }
  if (!isGivenUp) return
  const toOwner = composeChargeGivenUp(about)
  const owners = await findOwners(context)
  await queueAll(
    context,
    owners.map((recipient) => ({ recipient, ...toOwner })),
    row.reference,
  )
}
