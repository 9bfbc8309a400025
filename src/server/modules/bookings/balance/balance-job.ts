import { and, eq, isNotNull, isNull, lte, ne, or } from 'drizzle-orm'
import { REMINDER_DAYS } from '#contract/bookings/balance.ts'
import { chargeableCents } from '#contract/bookings/payment-plan.ts'
import { composeBalanceReminder } from '#server/modules/mail/balance-emails.ts'
import { lodgeLooks, queueAll } from '#server/modules/mail/outbox.ts'
import { isNotSkipped } from '#server/modules/mail/skipped-emails.ts'
import { chargeStoredCard, finishInterrupted } from '#server/modules/payments/cards/charge-card.ts'
import type { PaymentDependencies } from '#server/modules/payments/payment-dependencies.ts'
import { stayMoney, withOwnMoney } from '#server/modules/payments/stay-ledger.ts'
import { publicUrl } from '#server/platform/config.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { balanceCharges, bookings } from '#server/platform/database/tables/bookings.ts'
import type { PaymentGateway } from '#server/platform/gateways/payment.ts'
import { logFailure } from '#server/platform/jobs/every.ts'
import { claimDue, timeIn } from '#server/platform/jobs/queue.ts'
import { toBooking } from '../booking-mapper.ts'
import { stayWithLodge } from '../changes/change-requests.ts'
import { emailedLink } from '../reference.ts'
import { noteFailedCharge } from './charge-balance.ts'

const BATCH = 10
const CLAIM_MS = 5 * 60_000
/** A charge waits this long for another payment that is under way. */
const BUSY_MS = 15 * 60_000
const DAY_MS = 86_400_000
const NO_CARD = 'No card is stored.'

type BalanceCharge = typeof balanceCharges.$inferSelect

export async function workOnBalances(context: Context, deps: PaymentDependencies): Promise<void> {
  const { gateway } = deps
  await remindGuests(context)
  if (!gateway) return
  await finishInterrupted(context, deps, gateway)
  for (;;) {
    const due = await claimDue(context, balanceCharges, { batch: BATCH, claimMs: CLAIM_MS })
    if (due.length === 0) return
    for (const claim of due)
      await chargeBalance(context, deps, gateway, claim).catch(logFailure(context, 'charging a balance'))
  }
}

async function chargeBalance(
  context: Context,
  deps: PaymentDependencies,
  gateway: PaymentGateway,
  claim: BalanceCharge,
): Promise<void> {
  const { bookingId } = claim
  const outcome = await chargeStoredCard(context, deps, gateway, { bookingId, isByJob: true })
  if (outcome.status === 'declined')
    return noteFailedCharge(context, { bookingId, cents: outcome.cents, problem: outcome.message, claim })
  if (outcome.status === 'no_card') {
    const { bookings: row } = await stayWithLodge(context, bookingId)
    const { dueNowCents: cents } = await stayMoney(context, row)
    return noteFailedCharge(context, { bookingId, cents, problem: NO_CARD, claim })
  }
  const later = outcome.status === 'busy' ? timeIn(context, BUSY_MS) : null
  // A stay that was planned again meanwhile has another time.
  await context.db
    .update(balanceCharges)
    .set({ nextTryAt: later, ...(outcome.status === 'charged' && { lastError: null }) })
    .where(and(eq(balanceCharges.id, claim.id), eq(balanceCharges.nextTryAt, claim.nextTryAt ?? '')))
}

/** Each due date gets one reminder. */
async function remindGuests(context: Context): Promise<void> {
  const { bookingId, dueOn, remindedOf, nextTryAt, rounds } = balanceCharges
  const soon = await context.db
    .select({ bookingId })
    .from(balanceCharges)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(
      and(
        isNotNull(nextTryAt),
        lte(nextTryAt, timeIn(context, REMINDER_DAYS * DAY_MS)),
        eq(rounds, 0),
        or(isNull(remindedOf), ne(remindedOf, dueOn)),
        isNotSkipped(context, 'balance-reminder'),
      ),
    )
    .limit(BATCH * BATCH)
  for (const stay of soon)
    await inTransaction(context, (inner) => remindGuest(inner, stay.bookingId)).catch(
      logFailure(context, 'writing about a balance'),
    )
}

async function remindGuest(context: Context, bookingId: number): Promise<void> {
  const { bookings: row, lodges: lodge } = await stayWithLodge(context, bookingId)
  const isIts = eq(balanceCharges.bookingId, bookingId)
  const [charge] = await context.db.select().from(balanceCharges).where(isIts).for('update')
  if (!charge || charge.remindedOf === charge.dueOn) return
  await context.db.update(balanceCharges).set({ remindedOf: charge.dueOn }).where(isIts)
  const { money, card } = await withOwnMoney(context, toBooking(row, lodge))
  const heldCents = money.paidCents - money.refundedCents
  const due = { heldCents, dueNowCents: money.dueCents, today: charge.dueOn }
  const cents = chargeableCents(row.schedule, due)
  if (row.status !== 'confirmed' || cents === 0 || !row.guestEmail) return
  const look = (await lodgeLooks(context)).get(row.lodgeSlug)
  const email = composeBalanceReminder({
    booking: toBooking(row, lodge),
    cents,
    dueOn: charge.dueOn,
    card,
    link: emailedLink(context, row),
    site: publicUrl(context.config),
    ...look,
  })
  await queueAll(context, [{ recipient: row.guestEmail, ...email }], row.reference)
}
