import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, lte } from 'drizzle-orm'
import { MIN_CARD_CENTS } from '#contract/bookings/paid-stay.ts'
import { chargeableCents, withExtrasLast } from '#contract/bookings/payment-plan.ts'
import type { StayMoney } from '#contract/bookings/stay-money.ts'
import { dateIn } from '#contract/platform/dates.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { payments, stayCards } from '#server/platform/database/tables/payments.ts'
import {
  isUnanswered,
  type PaymentGateway,
  ProviderFailure,
  type ProviderIntent,
} from '#server/platform/gateways/payment.ts'
import { logFailure } from '#server/platform/jobs/every.ts'
import { timeIn } from '#server/platform/jobs/queue.ts'
import { isBeingCharged, isConfirming } from '../charges.ts'
import { lockBooking } from '../lock-payment.ts'
import type { PaymentDependencies, PaymentRow } from '../payment-dependencies.ts'
import { settleFromProvider } from '../settle.ts'
import { closeUnpaid, openIntent, writePending } from '../setup.ts'
import { stayMoney } from '../stay-ledger.ts'

/** `busy` means that another payment of the stay is under way. */
export type ChargeOutcome =
  | { status: 'charged'; cents: number }
  | { status: 'declined'; cents: number; message: string }
  | { status: 'nothing_due' }
  | { status: 'no_card' }
  | { status: 'busy' }

type Wanted = {
  bookingId: number
  all?: boolean | undefined
  /** Extras that the guest ordered since are not charged by the job: they wait for the owner. */
  isByJob?: boolean
}

type BookingRow = typeof bookings.$inferSelect

type Begun = { paymentId: number; cents: number; paymentMethodId: string }

const NOT_CHARGED = 'The card could not be charged.'

/**
 * The payment and its intent are stored first, and the card is charged under the payment's own key, so a
 * process that dies at any step leaves an intent that `finishInterrupted` or the sweep reads. The guest's
 * open intents are cancelled before, so that guest and job never pay the same. Fails only when the provider
 * gives no answer.
 */
export async function chargeStoredCard(
  context: Context,
  deps: PaymentDependencies,
  gateway: PaymentGateway,
  requested: Wanted,
): Promise<ChargeOutcome> {
  const begun = await inTransaction(context, (inner) => begin(inner, requested))
  if ('status' in begun) return begun
  const { paymentId, cents } = begun
  if (!(await closeGuestIntents(context, deps, gateway, requested.bookingId))) {
    await closeUnpaid(context, deps, paymentId)
    return { status: 'busy' }
  }
  const intent = await openIntent(context, gateway, paymentId).catch(async (error: unknown) => {
    // Nothing was charged: the intent still waits for its card.
    await closeUnpaid(context, deps, paymentId)
    throw error
  })
  if (!(await inTransaction(context, (inner) => isStillDue(inner, requested.bookingId, begun)))) {
    await end(context, deps, gateway, { paymentId, intentId: intent.id })
    return { status: 'nothing_due' }
  }
  const charged = await charge(context, gateway, begun, intent)
  const status = await settleFromProvider(context, deps, charged)
  if (status === 'completed') return { status: 'charged', cents }
  if (charged.status === 'pending' && charged.isTried) return { status: 'busy' }
  await end(context, deps, gateway, { paymentId, intentId: intent.id })
  return { status: 'declined', cents, message: charged.problem ?? NOT_CHARGED }
}

async function charge(
  context: Context,
  gateway: PaymentGateway,
  { paymentId, paymentMethodId }: Begun,
  intent: ProviderIntent,
): Promise<ProviderIntent> {
  const [row] = await context.db.select().from(payments).where(eq(payments.id, paymentId))
  const key = `crypto-lodge-charge-${row?.intentKey ?? paymentId}`
  return gateway.chargeCard(intent.id, paymentMethodId, key).catch((error: unknown) => {
    if (!(error instanceof ProviderFailure) || isUnanswered(error)) throw error
    // A refused call charges nothing, for example when the card was removed at the provider.
    return { ...intent, status: 'failed' as const, problem: NOT_CHARGED }
  })
}

async function begin(context: Context, { bookingId, all, isByJob }: Wanted): Promise<Begun | ChargeOutcome> {
  await lockBooking(context, bookingId)
  const [stay] = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.id, bookingId))
  if (stay?.bookings.status !== 'confirmed') return { status: 'nothing_due' }
  const row = stay.bookings
  const money = await stayMoney(context, row)
  const now = isByJob ? chargeableNow(context, stay, money) : money.dueNowCents
  const cents = all ? money.dueCents : now
  if (cents < MIN_CARD_CENTS) return { status: 'nothing_due' }
  const paymentMethodId = await storedMethod(context, bookingId)
  if (!paymentMethodId) return { status: 'no_card' }
  const isBusy = (payment: PaymentRow) => isBeingCharged(payment) || isConfirming(payment)
  if ((await findPayments(context, bookingId)).some(isBusy)) return { status: 'busy' }
  if (isByJob) await putExtrasLast(context, row, money)
  const paymentId = await writePending(context, {
    purpose: 'booking',
    cents,
    description: `Crypto Lodge: ${stay.lodges.name}, ${row.checkIn} to ${row.checkOut}, ${row.reference}`,
    bookingId,
    payerName: row.guestName,
    payerEmail: row.guestEmail.toLowerCase(),
    detail: { reference: row.reference },
    reuse: null,
    savesCard: false,
    isOffSession: true,
  })
  return { paymentId, cents, paymentMethodId }
}

/** The cents due now that a job may charge. */
function chargeableNow(
  { clock }: Context,
  { bookings: row, lodges: lodge }: { bookings: BookingRow; lodges: { timeZone: string } },
  { dueNowCents, ...money }: StayMoney,
): number {
  const today = dateIn(lodge.timeZone, clock.now())
  return chargeableCents(row.schedule, { heldCents: held(money), dueNowCents, today })
}

const held = ({ paidCents, refundedCents }: Pick<StayMoney, 'paidCents' | 'refundedCents'>): number =>
  paidCents - refundedCents

/** The charge pays for the parts that it is for; unpaid extras stay unpaid. */
async function putExtrasLast({ db }: Context, row: BookingRow, money: StayMoney): Promise<void> {
  const schedule = withExtrasLast(row.schedule, held(money))
  if (!isDeepStrictEqual(schedule, row.schedule))
    await db.update(bookings).set({ schedule }).where(eq(bookings.id, row.id))
}

const findPayments = ({ db }: Context, bookingId: number): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.bookingId, bookingId))

async function storedMethod({ db }: Context, bookingId: number): Promise<string | null> {
  const [card] = await db.select().from(stayCards).where(eq(stayCards.bookingId, bookingId))
  return card?.paymentMethodId ?? null
}

/** The stay may have been cancelled, paid or given another card since the charge began. */
async function isStillDue(
  context: Context,
  bookingId: number,
  { cents, paymentMethodId }: Begun,
): Promise<boolean> {
  await lockBooking(context, bookingId)
  const [row] = await context.db.select().from(bookings).where(eq(bookings.id, bookingId))
  if (row?.status !== 'confirmed') return false
  if ((await storedMethod(context, bookingId)) !== paymentMethodId) return false
  return (await stayMoney(context, row)).dueCents >= cents
}

/** False when a payment is under way, or was made at this moment. */
export async function closeGuestIntents(
  context: Context,
  deps: PaymentDependencies,
  gateway: PaymentGateway,
  bookingId: number,
): Promise<boolean> {
  const open = (await findPayments(context, bookingId)).filter(
    ({ status, isClosed, isOffSession, isByHand, paymentDate, crypto }) =>
      (status === 'pending' || status === 'failed') &&
      !isClosed &&
      !isOffSession &&
      !isByHand &&
      crypto === null &&
      paymentDate === null,
  )
  for (const { id, stripePaymentId: intentId } of open) {
    if (intentId === null) {
      await closeUnpaid(context, deps, id)
      continue
    }
    const isCancelled = await gateway.cancelIntent(intentId).then(
      () => true,
      () => false,
    )
    const intent = await gateway.readIntent(intentId)
    await settleFromProvider(context, deps, intent)
    if (!isCancelled && !intent.isClosed) return false
    await closeUnpaid(context, deps, id)
  }
  return true
}

async function end(
  context: Context,
  deps: PaymentDependencies,
  gateway: PaymentGateway,
  { paymentId, intentId }: { paymentId: number; intentId: string },
): Promise<void> {
  const cancelled = await gateway.cancelIntent(intentId).catch(() => gateway.readIntent(intentId))
  await settleFromProvider(context, deps, cancelled)
  if (cancelled.isClosed) await closeUnpaid(context, deps, paymentId)
}

/** No call to the provider takes this long, so an older charge was interrupted. */
const INTERRUPTED_MS = 5 * 60_000
const BATCH = 50

/** What was charged counts; the rest can no longer be charged. */
export async function finishInterrupted(
  context: Context,
  deps: PaymentDependencies,
  gateway: PaymentGateway,
): Promise<void> {
  const left = await context.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.isOffSession, true),
        eq(payments.isClosed, false),
        inArray(payments.status, ['pending', 'failed']),
        lte(payments.createdAt, timeIn(context, -INTERRUPTED_MS)),
      ),
    )
    .limit(BATCH)
  for (const { id, stripePaymentId } of left) {
    const ended = stripePaymentId
      ? end(context, deps, gateway, { paymentId: id, intentId: stripePaymentId })
      : closeUnpaid(context, deps, id)
    await ended.catch(logFailure(context, 'ending an interrupted charge'))
  }
}
