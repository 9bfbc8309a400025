import { and, eq, gt, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import { holdingStatuses } from '#contract/bookings/stay-rules.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { cardSetups, payments, stayCards } from '#server/platform/database/tables/payments.ts'
import type { PaymentGateway, SavedCard } from '#server/platform/gateways/payment.ts'
import { logFailure } from '#server/platform/jobs/every.ts'
import { timeIn } from '#server/platform/jobs/queue.ts'
import { lockBooking } from '../lock-payment.ts'

const BATCH = 50
const MINUTE_MS = 60_000
/** The sweep reads setups of this age, because their webhook may be lost. */
const SETUP_SILENT_MS = 15 * MINUTE_MS
const SETUP_FORGOTTEN_MS = 90 * MINUTE_MS
/** A card is removed this long after check-out. */
const CARD_DAYS = 14

export async function keepCards(context: Context, gateway: PaymentGateway, intentId?: string): Promise<void> {
  const paid = await context.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.savesCard, true),
        inArray(payments.status, ['completed', 'refunded']),
        intentId ? eq(payments.stripePaymentId, intentId) : undefined,
      ),
    )
    .limit(BATCH)
  for (const payment of paid)
    await keepCard(context, gateway, payment).catch(logFailure(context, 'storing a card'))
}

async function keepCard(
  context: Context,
  gateway: PaymentGateway,
  { id, bookingId, stripePaymentId, paymentDate }: typeof payments.$inferSelect,
): Promise<void> {
  const { card } = await gateway.readIntent(stripePaymentId ?? '')
  if (card && bookingId)
    await storeCard(context, gateway, { bookingId, card, at: paymentDate ?? isoNow(context.clock) })
  await context.db.update(payments).set({ savesCard: false }).where(eq(payments.id, id))
}

export async function keepSetup(
  context: Context,
  gateway: PaymentGateway,
  setupId: string,
): Promise<boolean> {
  const [setup] = await context.db.select().from(cardSetups).where(eq(cardSetups.setupId, setupId))
  if (!setup || setup.doneAt) return setup !== undefined
  const { card } = await gateway.readSetup(setupId)
  if (!card) return false
  await storeCard(context, gateway, { bookingId: setup.bookingId, card, at: isoNow(context.clock) })
  await context.db
    .update(cardSetups)
    .set({ doneAt: isoNow(context.clock) })
    .where(eq(cardSetups.setupId, setupId))
  return true
}

export async function keepSilentSetups(context: Context, gateway: PaymentGateway): Promise<void> {
  const { setupId, createdAt, doneAt } = cardSetups
  const open = await context.db
    .select({ setupId })
    .from(cardSetups)
    .where(
      and(
        isNull(doneAt),
        lte(createdAt, timeIn(context, -SETUP_SILENT_MS)),
        gt(createdAt, timeIn(context, -SETUP_FORGOTTEN_MS)),
      ),
    )
    .limit(BATCH)
  for (const setup of open)
    await keepSetup(context, gateway, setup.setupId).catch(logFailure(context, 'storing a card'))
}

type NewCard = { bookingId: number; card: SavedCard; at: string }

/**
 * Also removes the replaced card at the provider. A later card, or a stay that has ended, keeps this one from
 * being stored.
 */
async function storeCard(context: Context, gateway: PaymentGateway, { bookingId, card, at }: NewCard) {
  const replaced = await inTransaction(context, async (inner) => {
    await lockBooking(inner, bookingId)
    const [stay] = await inner.db
      .select({ status: bookings.status })
      .from(bookings)
      .where(eq(bookings.id, bookingId))
    const [known] = await inner.db.select().from(stayCards).where(eq(stayCards.bookingId, bookingId))
    const isLater = Boolean(known?.paymentMethodId) && (known?.updatedAt ?? '') > at
    if (isLater || !holdingStatuses.some((holding) => holding === stay?.status)) return card.paymentMethodId
    const row = { ...card, updatedAt: at }
    await inner.db
      .insert(stayCards)
      .values({ bookingId, ...row })
      .onConflictDoUpdate({ target: stayCards.bookingId, set: row })
    return known?.paymentMethodId
  })
  if (replaced && replaced !== card.paymentMethodId) await detach(context, gateway, replaced)
}

export async function removeCard(
  context: Context,
  gateway: PaymentGateway | null,
  bookingId: number,
): Promise<void> {
  const isIts = eq(stayCards.bookingId, bookingId)
  const [known] = await context.db.select().from(stayCards).where(isIts)
  if (!known?.paymentMethodId) return
  await context.db
    .update(stayCards)
    .set({ paymentMethodId: null, brand: null, last4: null, expires: null, updatedAt: isoNow(context.clock) })
    .where(isIts)
  if (gateway) await detach(context, gateway, known.paymentMethodId)
}

const detach = (context: Context, gateway: PaymentGateway, paymentMethodId: string) =>
  gateway.removeCard(paymentMethodId).catch(logFailure(context, 'removing a card at the provider'))

/** Some time after check-out; at once when the stay never begins or its guest was erased. */
export async function removeOldCards(context: Context, gateway: PaymentGateway): Promise<void> {
  const old = timeIn(context, -CARD_DAYS * 24 * 60 * MINUTE_MS).slice(0, 10)
  const rows = await context.db
    .select({ id: bookings.id })
    .from(stayCards)
    .innerJoin(bookings, eq(bookings.id, stayCards.bookingId))
    .where(and(or(lt(bookings.checkOut, old), hasEnded, isErased), isStored))
    .limit(BATCH)
  for (const { id } of rows) await removeCard(context, gateway, id)
}

const isStored = gt(stayCards.paymentMethodId, '')
const hasEnded = inArray(bookings.status, ['cancelled', 'declined'])
const isErased = isNull(stayCards.last4)
