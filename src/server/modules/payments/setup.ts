import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Intent } from '#contract/payments/payments.ts'
import { centsOfDecimal, decimalOfCents } from '#contract/platform/money.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { failure } from '#server/platform/failure.ts'
import {
  isUnanswered,
  isUnknownIntent,
  type PaymentGateway,
  type ProviderIntent,
} from '#server/platform/gateways/payment.ts'
import { idempotently } from '#server/platform/http/idempotency.ts'
import { ensureCustomer, forgetCustomer, installationId } from './cards/customers.ts'
import { artCharge, type Charge, chargeFor, type IntentRequest } from './charges.ts'
import { lockPayment } from './lock-payment.ts'
import {
  notSetUp,
  type PaymentDependencies,
  type PaymentRow,
  requireGateway,
  takesCards,
} from './payment-dependencies.ts'
import { writeStatus } from './settle.ts'

type IdempotentCall = { scope: string; key: string | null; body: unknown }

export function setUpPayment(
  context: Context,
  deps: PaymentDependencies,
  request: IntentRequest,
  idempotency: IdempotentCall,
): Promise<Intent> {
  return setUp(context, deps, (inner) => chargeFor(inner, deps, request), idempotency)
}

export function setUpArtPayment(
  context: Context,
  deps: PaymentDependencies,
  artPieceId: number,
  idempotency: IdempotentCall,
): Promise<Intent> {
  return setUp(context, deps, (inner) => artCharge(inner, artPieceId), idempotency)
}

/**
 * The payment is stored before the provider is called with its key, so a repeated call finds the same intent
 * after a crash at any step. An unpaid payment whose intent is cancelled or at another account is closed and
 * replaced.
 */
async function setUp(
  context: Context,
  deps: PaymentDependencies,
  decide: (context: Context) => Promise<Charge>,
  idempotency: IdempotentCall,
): Promise<Intent> {
  const gateway = requireGateway(deps)
  if (!(await takesCards(context, deps))) throw notSetUp()
  const { paymentId } = await idempotently(context, idempotency, async (inner) => {
    const charge = await decide(inner)
    if (charge.reuse) await writePayer(inner, charge.reuse, charge)
    return { paymentId: charge.reuse ?? (await writePending(inner, charge)) }
  })
  const replace = () => setUp(context, deps, decide, withKeyInstead(idempotency, paymentId))
  try {
    const { clientSecret, isClosed } = await openIntent(context, gateway, paymentId)
    if (isClosed && (await closeUnpaid(context, deps, paymentId))) return replace()
    return { clientSecret, paymentId }
  } catch (error) {
    if (!isUnknownIntent(error) || !(await closeUnpaid(context, deps, paymentId))) throw error
    return replace()
  }
}

/** A repeat of the first call finds the same new payment. */
const withKeyInstead = ({ key, ...call }: IdempotentCall, paymentId: number): IdempotentCall => ({
  ...call,
  key: key && `${key} instead of ${paymentId}`,
})

/** The provider does not know the intent, or has cancelled it. False when money was received for it. */
export async function closeUnpaid(context: Context, deps: PaymentDependencies, id: number): Promise<boolean> {
  return inTransaction(context, async (inner) => {
    const row = await lockPayment(inner, eq(payments.id, id))
    const isOpen = row?.status === 'pending' || row?.status === 'failed'
    if (!row || !isOpen || row.receivedCents !== null) return false
    context.log.warn({ paymentId: id }, 'the intent of an unpaid payment cannot be paid')
    if (!row.isClosed) await writeStatus(inner, deps, { ...row, isClosed: true }, 'failed')
    return true
  })
}

/** The guest may have changed since the unpaid payment was set up. */
async function writePayer({ db }: Context, id: number, { payerName, payerEmail }: Charge): Promise<void> {
  await db.update(payments).set({ payerName, payerEmail }).where(eq(payments.id, id))
}

export async function writePending(
  context: Context,
  charge: Charge & { isOffSession?: boolean } & Partial<Pick<PaymentRow, 'paymentMethod' | 'crypto'>>,
): Promise<number> {
  const now = isoNow(context.clock)
  const { cents, description, reuse: _, ...fields } = charge
  const [row] = await context.db
    .insert(payments)
    .values({
      ...fields,
      amount: decimalOfCents(cents),
      notes: description,
      intentKey: randomUUID(),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: payments.id })
  if (!row) throw new Error('the payment was not stored')
  context.emit({ type: 'payments_changed' })
  return row.id
}

export async function openIntent(
  context: Context,
  gateway: PaymentGateway,
  id: number,
): Promise<ProviderIntent> {
  const [row] = await context.db.select().from(payments).where(eq(payments.id, id))
  if (!row) throw failure('not_found', 'There is no such payment')
  if (row.stripePaymentId) return gateway.readIntent(row.stripePaymentId)
  const customerId = await customerOfPayment(context, gateway, row)
  const intent = await createIntent(context, gateway, row, customerId).catch(async (error: Error) => {
    if (isUnknownIntent(error) && row.bookingId) await forgetCustomer(context, row.bookingId)
    // The provider would repeat its answer under the same key.
    if (!isUnanswered(error)) await renewKey(context, row)
    throw error
  })
  return keepIntent(context, gateway, id, intent)
}

async function customerOfPayment(
  context: Context,
  gateway: PaymentGateway,
  { bookingId, savesCard, isOffSession }: PaymentRow,
): Promise<string | null> {
  return bookingId && (savesCard || isOffSession) ? ensureCustomer(context, gateway, bookingId) : null
}

function createIntent(
  context: Context,
  gateway: PaymentGateway,
  { id, amount, notes, purpose, intentKey, savesCard, isOffSession }: PaymentRow,
  customerId: string | null,
): Promise<ProviderIntent> {
  const installation = installationId(context)
  return gateway.createIntent({
    amount: centsOfDecimal(amount),
    description: notes ?? 'Crypto Lodge',
    metadata: { paymentId: String(id), purpose, installation },
    idempotencyKey: `crypto-lodge-${intentKey ?? `${installation}-${id}`}`,
    isCardOnly: purpose === 'investment' || savesCard || isOffSession,
    ...(customerId && { customerId, savesCard }),
  })
}

/** A call at the same time may have stored another intent. Returns the stored one. */
async function keepIntent(
  context: Context,
  gateway: PaymentGateway,
  id: number,
  intent: ProviderIntent,
): Promise<ProviderIntent> {
  await context.db
    .update(payments)
    .set({ stripePaymentId: intent.id })
    .where(and(eq(payments.id, id), isNull(payments.stripePaymentId)))
  const [row] = await context.db.select().from(payments).where(eq(payments.id, id))
  const stored = row?.stripePaymentId ?? intent.id
  return stored === intent.id ? intent : gateway.readIntent(stored)
}

async function renewKey({ db }: Context, { id, intentKey }: PaymentRow): Promise<void> {
  const isSame = intentKey === null ? isNull(payments.intentKey) : eq(payments.intentKey, intentKey)
  await db
    .update(payments)
    .set({ intentKey: randomUUID() })
    .where(and(eq(payments.id, id), isSame, isNull(payments.stripePaymentId)))
}
