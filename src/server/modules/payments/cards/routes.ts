import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { cardEndpoints } from '#contract/payments/cards.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { cardSetups } from '#server/platform/database/tables/payments.ts'
import { failure } from '#server/platform/failure.ts'
import { isUnknownIntent } from '#server/platform/gateways/payment.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { hourlyLimit } from '#server/platform/limits/network-limit.ts'
import { type PaymentDependencies, requireGateway } from '../payment-dependencies.ts'
import { removeCard } from './card-storage.ts'
import { ensureCustomer, forgetCustomer, installationId } from './customers.ts'

/** For each network, which guests may share. */
const SETUPS_AN_HOUR = 20

type Guest = { reference: string; key: string }

/** Fails with `conflict` unless the stay is confirmed. */
async function setUpCard(
  context: Context,
  deps: PaymentDependencies,
  { reference, key }: Guest,
): Promise<{ clientSecret: string }> {
  const { id, status } = await deps.ownBooking(context, reference, key)
  if (status !== 'confirmed') throw failure('conflict', 'Only a confirmed stay has a card')
  const gateway = requireGateway(deps)
  const customerId = await ensureCustomer(context, gateway, id)
  const metadata = { bookingId: String(id), installation: installationId(context) }
  const idempotencyKey = `crypto-lodge-setup-${randomUUID()}`
  const setup = await gateway
    .createSetup({ customerId, metadata, idempotencyKey })
    .catch(async (error: unknown) => {
      // The next try creates a new customer.
      if (isUnknownIntent(error)) await forgetCustomer(context, id)
      throw error
    })
  await context.db
    .insert(cardSetups)
    .values({ setupId: setup.id, bookingId: id, createdAt: isoNow(context.clock) })
  return { clientSecret: setup.clientSecret }
}

export function cardRoutes(app: FastifyInstance, getContext: GetContext, deps: PaymentDependencies): void {
  const limitSetups = hourlyLimit(SETUPS_AN_HOUR)
  mount(app, cardEndpoints, getContext, {
    setUpCard: (context, { params, query }) => {
      limitSetups(context)
      return setUpCard(context, deps, { ...params, ...query })
    },
    removeCard: async (context, { params, query }) => {
      const { id } = await deps.ownBooking(context, params.reference, query.key)
      await removeCard(context, deps.gateway, id)
      return deps.ownBooking(context, params.reference, query.key)
    },
  })
}
