import type { FastifyInstance } from 'fastify'
import { balanceEndpoints } from '#contract/bookings/balance.ts'
import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import { formatCents } from '#contract/platform/money.ts'
import { chargeStoredCard } from '#server/modules/payments/cards/charge-card.ts'
import { type PaymentDependencies, requireGateway } from '#server/modules/payments/payment-dependencies.ts'
import { recordChange } from '#server/platform/audit.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { failure } from '#server/platform/failure.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { readBookingRecord } from '../lists/admin-bookings.ts'
import { noteFailedCharge } from './charge-balance.ts'

/** Fails with `conflict` and the reason when nothing was charged. */
async function chargeCard(
  context: Context,
  deps: PaymentDependencies,
  id: number,
  all: boolean | undefined,
): Promise<BookingRecord> {
  requireAdmin(context)
  const { reference, lodgeSlug } = await readBookingRecord(context, id)
  const outcome = await chargeStoredCard(context, deps, requireGateway(deps), { bookingId: id, all })
  if (outcome.status === 'no_card') throw failure('conflict', 'No card is stored for this stay')
  if (outcome.status === 'nothing_due') throw failure('conflict', 'Nothing is due now')
  if (outcome.status === 'busy')
    throw failure('conflict', 'A payment of this stay is under way. Please look again in a few minutes.')
  if (outcome.status === 'declined') {
    const { cents, message: problem } = outcome
    await noteFailedCharge(context, { bookingId: id, cents, problem, claim: null })
    throw failure('conflict', `${formatCents(cents)} could not be charged: ${problem}`)
  }
  await inTransaction(context, async (inner) => {
    const after = { cents: outcome.cents }
    await recordChange(inner, { action: 'charge card', subject: `booking ${reference}`, after })
    inner.emit({ type: 'booking_changed', lodgeSlug })
  })
  return readBookingRecord(context, id)
}

export function balanceRoutes(app: FastifyInstance, getContext: GetContext, deps: PaymentDependencies): void {
  mount(app, balanceEndpoints, getContext, {
    chargeCard: (context, { params, body }) => chargeCard(context, deps, params.id, body?.all),
  })
}
