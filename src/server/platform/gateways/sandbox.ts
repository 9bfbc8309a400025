import { randomBytes } from 'node:crypto'
import { between, eq } from 'drizzle-orm'
import type { PaymentStatus } from '#contract/payments/payments.ts'
import type { SandboxCard, SandboxOutcome } from '#contract/payments/sandbox.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { sandboxCards, sandboxIntents } from '../database/tables/payments.ts'
import { failure } from '../failure.ts'
import { keyedHash } from '../secrets.ts'
import {
  type PaymentGateway,
  type ProviderEvent,
  ProviderFailure,
  type ProviderIntent,
  type ProviderSetup,
  type SavedCard,
} from './payment.ts'
import { judgeCard, type LaterCharge, storedForm } from './test-cards.ts'

type Row = typeof sandboxIntents.$inferSelect

export type Deliver = (raw: string, signature: string) => Promise<void>

export type SandboxGateway = PaymentGateway & {
  confirm: (clientSecret: string, card: SandboxCard) => Promise<SandboxOutcome>
  authenticate: (clientSecret: string, approve: boolean) => Promise<SandboxOutcome>
  deliverBy: (deliver: Deliver) => void
}

const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

const CURRENCY = 'usd'

/** Stripe's package is a tenth of the time that a start's modules take, so the first webhook loads it. */
const signatures = () => import('./webhook-signature.ts')

const newId = (kind: string): string => `${kind}_sandbox_${randomBytes(12).toString('hex')}`

/** Its records are in the same database; it reports by webhook, as Stripe does. */
export function sandboxGateway(context: Context): SandboxGateway {
  const webhookSecret = keyedHash(context.secret, 'sandbox', 'webhook')
  let deliver: Deliver = async () => {}
  const emit = async (type: string, row: Row): Promise<void> => {
    const raw = JSON.stringify(toEvent(type, row))
    const { signWebhook } = await signatures()
    // A failed delivery is a lost webhook; the sweep reads the intent later.
    await deliver(raw, signWebhook(webhookSecret, raw, context.clock.now())).catch((error: Error) =>
      context.log.warn({ error: error.message }, 'a webhook of the sandbox was lost'),
    )
  }
  const updateRow = (where: ReturnType<typeof eq>, change: (row: Row) => Partial<Row> | null): Promise<Row> =>
    inTransaction(context, async (inner) => {
      const [row] = await inner.db.select().from(sandboxIntents).where(where).for('update')
      if (!row) throw failure('not_found', 'There is no such payment')
      const changes = change(row)
      if (changes) await inner.db.update(sandboxIntents).set(changes).where(eq(sandboxIntents.id, row.id))
      return { ...row, ...changes }
    })
  const settle = async (row: Row): Promise<SandboxOutcome> => {
    if (row.kind === 'setup') {
      if (row.status === 'succeeded') await emit('setup_intent.succeeded', row)
      return toOutcome(row)
    }
    if (row.status === 'succeeded') await emit('payment_intent.succeeded', row)
    else if (row.lastError) await emit('payment_intent.payment_failed', row)
    else if (row.status === 'requires_action') await emit('payment_intent.requires_action', row)
    return toOutcome(row)
  }
  return {
    provider: 'sandbox',
    publishableKey: null,
    deliverBy: (carrier) => {
      deliver = carrier
    },
    createIntent: async ({ amount, description, idempotencyKey, customerId = null, savesCard = false }) => {
      const row = await create(context, newId('pi'), {
        amount,
        description,
        idempotencyKey,
        customer: customerId,
        savesCard,
      })
      return toIntent(row)
    },
    readIntent: async (id) => {
      const row = await find(context, eq(sandboxIntents.id, id))
      return { ...toIntent(row), card: row.savesCard ? await findCard(context, row) : null }
    },
    createCustomer: async () => newId('cus'),
    createSetup: async ({ customerId, idempotencyKey }) => {
      const setup = {
        kind: 'setup',
        amount: 0,
        idempotencyKey,
        customer: customerId,
        savesCard: true,
      } as const
      return toSetup(context, await create(context, newId('seti'), setup))
    },
    readSetup: async (id) => toSetup(context, await find(context, eq(sandboxIntents.id, id))),
    chargeCard: async (id, paymentMethodId, chargeKey) => {
      const [card] = await context.db.select().from(sandboxCards).where(eq(sandboxCards.id, paymentMethodId))
      const row = await updateRow(eq(sandboxIntents.id, id), (intent) => {
        if (intent.chargeKey === chargeKey) return null
        if (!card || intent.status === 'succeeded' || intent.status === 'canceled')
          throw new ProviderFailure('refused')
        const { brand, last4 } = card
        return { ...laterResults[card.later], chargeKey, cardId: card.id, paidBy: { brand, last4 } }
      })
      await settle(row)
      return toIntent(row)
    },
    removeCard: async (id) => {
      await context.db.delete(sandboxCards).where(eq(sandboxCards.id, id))
    },
    cancelIntent: async (id) => {
      const row = await updateRow(eq(sandboxIntents.id, id), ({ status }) => {
        if (status === 'succeeded') throw new ProviderFailure('refused')
        return { status: 'canceled', lastError: 'This payment was cancelled.' }
      })
      return toIntent(row)
    },
    refund: async (id, cents, refundKey) => {
      const row = await updateRow(eq(sandboxIntents.id, id), (intent) => {
        if (intent.status !== 'succeeded') throw failure('conflict', 'Only a paid intent can be refunded')
        if (intent.refundKey === refundKey) return null
        const refunded = intent.refunded + cents
        if (refunded > intent.amount) throw failure('conflict', 'A refund cannot exceed the payment')
        return { refunded, refundKey, refundedAt: isoNow(context.clock) }
      })
      await emit('charge.refunded', row)
      return toIntent(row)
    },
    refundedBetween: async (from, to) => {
      const at = (ms: number) => new Date(ms).toISOString()
      const rows = await context.db
        .select({ id: sandboxIntents.id })
        .from(sandboxIntents)
        .where(between(sandboxIntents.refundedAt, at(from), at(to)))
      return rows.map(({ id }) => id)
    },
    readEvent: async (raw, signature, now) =>
      (await signatures()).readSigned<ProviderEvent>(webhookSecret, raw, signature, now),
    confirm: async (clientSecret, card) => {
      const verdict = judgeCard(card, context.clock.now())
      const cardId = verdict.outcome === 'failed' ? null : await store(context, clientSecret, card)
      const { brand, last4 } = storedForm(card)
      const row = await updateRow(eq(sandboxIntents.clientSecret, clientSecret), (intent) => {
        if (intent.status === 'succeeded' || intent.status === 'canceled') return null
        return verdict.outcome === 'failed'
          ? { status: 'requires_payment_method', lastError: verdict.message }
          : { status: verdict.outcome, lastError: null, cardId, paidBy: { brand, last4 } }
      })
      return settle(row)
    },
    authenticate: async (clientSecret, approve) => {
      const row = await updateRow(eq(sandboxIntents.clientSecret, clientSecret), (intent) => {
        if (intent.status !== 'requires_action') return null
        return approve
          ? { status: 'succeeded' }
          : { status: 'requires_payment_method', lastError: NOT_AUTHENTICATED }
      })
      return settle(row)
    },
  }
}

type NewRow = Omit<typeof sandboxIntents.$inferInsert, 'id' | 'clientSecret' | 'status' | 'createdAt'>

async function create(context: Context, id: string, row: NewRow & { idempotencyKey: string }): Promise<Row> {
  const clientSecret = `${id}_secret_${randomBytes(18).toString('base64url')}`
  await context.db
    .insert(sandboxIntents)
    .values({ ...row, id, clientSecret, status: 'requires_payment_method', createdAt: isoNow(context.clock) })
    .onConflictDoNothing()
  return find(context, eq(sandboxIntents.idempotencyKey, row.idempotencyKey))
}

async function store(context: Context, clientSecret: string, card: SandboxCard): Promise<string | null> {
  const row = await find(context, eq(sandboxIntents.clientSecret, clientSecret)).catch(() => null)
  if (!row?.savesCard || !row.customer) return null
  const id = newId('pm')
  const stored = { id, customer: row.customer, ...storedForm(card), createdAt: isoNow(context.clock) }
  await context.db.insert(sandboxCards).values(stored)
  return id
}

const laterResults: Readonly<Record<LaterCharge, Pick<Row, 'status' | 'lastError'>>> = {
  succeeded: { status: 'succeeded', lastError: null },
  declined: { status: 'requires_payment_method', lastError: 'Your card was declined.' },
  requires_action: {
    status: 'requires_payment_method',
    lastError: 'Your card was declined. This transaction requires authentication.',
  },
}

async function findCard(context: Context, { cardId }: Row): Promise<SavedCard | null> {
  const [card] = await context.db
    .select()
    .from(sandboxCards)
    .where(eq(sandboxCards.id, cardId ?? ''))
  if (!card) return null
  const { id: paymentMethodId, customer: customerId, brand, last4, expires } = card
  return { customerId, paymentMethodId, brand, last4, expires }
}

async function toSetup(context: Context, row: Row): Promise<ProviderSetup> {
  const card = row.status === 'succeeded' ? await findCard(context, row) : null
  return { id: row.id, clientSecret: row.clientSecret, card }
}

async function find(context: Context, where: ReturnType<typeof eq>): Promise<Row> {
  const [row] = await context.db.select().from(sandboxIntents).where(where)
  if (!row) throw new ProviderFailure('unknown_intent')
  return row
}

const receivedCents = ({ status, amount }: Row): number => (status === 'succeeded' ? amount : 0)

function toStatus(row: Row): PaymentStatus {
  if (row.status === 'succeeded') return row.refunded === row.amount ? 'refunded' : 'completed'
  return row.lastError ? 'failed' : 'pending'
}

function toIntent(row: Row): ProviderIntent {
  const { id, clientSecret, amount, refunded } = row
  return {
    id,
    clientSecret,
    amount,
    status: toStatus(row),
    received: receivedCents(row),
    currency: CURRENCY,
    refunded,
    isTried: row.status !== 'requires_payment_method' || row.lastError !== null,
    isClosed: row.status === 'canceled',
    card: null,
    paidBy: row.status === 'succeeded' ? row.paidBy : null,
    problem: row.lastError,
  }
}

function toOutcome(row: Row): SandboxOutcome {
  if (row.status === 'succeeded' || row.status === 'requires_action') return { status: row.status }
  return { status: 'failed', message: row.lastError ?? 'Please enter a card.' }
}

/** A success or refund has one event id, so a repeated delivery counts once; each attempt has its own. */
function toEvent(type: string, row: Row): ProviderEvent {
  const status = toStatus(row)
  return {
    id:
      status === 'failed' || status === 'pending'
        ? newId('evt')
        : `evt_sandbox_${type}_${row.refunded}_${row.id}`,
    type,
    intentId: row.kind === 'setup' ? null : row.id,
    setupId: row.kind === 'setup' ? row.id : null,
    status,
    isClosed: false,
    isTried: true,
    refunded: row.refunded,
    refundOf: type === 'charge.refunded' ? row.id : null,
    isReturned: false,
    dispute: null,
    received: receivedCents(row),
    currency: CURRENCY,
  }
}
