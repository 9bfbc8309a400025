import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signWebhook } from '../platform/gateways/webhook-signature.ts'

type Intent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  client_secret: string
  description: string | null
  metadata: Record<string, string>
  payment_method_types: string[]
  customer: string | null
  setup_future_usage: string | null
  payment_method: PaymentMethod | null
  status: string
  last_payment_error: { message: string; code?: string } | null
  latest_charge: string | null
}

type PaymentMethod = {
  id: string
  object: 'payment_method'
  customer: string | null
  card: { brand: string; last4: string; exp_month: number; exp_year: number }
}

type Setup = {
  id: string
  object: 'setup_intent'
  client_secret: string
  customer: string
  usage: string
  status: string
  payment_method: PaymentMethod | null
}

type Refund = {
  id: string
  object: 'refund'
  amount: number
  payment_intent: string
  created: number
  status: 'succeeded' | 'failed' | 'canceled'
}

type Answer = { status: number; body: object }

export type SignedEvent = { raw: string; signature: string }

/** A small Stripe on a local port: intents, refunds, idempotency keys, errors and signed events. */
export type StripeStandIn = {
  apiBase: string
  webhookSecret: string
  /** Pays (or declines) an intent by card and returns the signed event. */
  pay: (clientSecret: string, number?: string) => SignedEvent
  /** Sends coins for an intent, confirms them, or lets them fail; returns the signed event. */
  sendCoins: (clientSecret: string, state: 'processing' | 'succeeded' | 'failed') => SignedEvent
  /** Confirms a setup with a card and returns the signed event. */
  confirmSetup: (clientSecret: string, number?: string) => SignedEvent
  /** Cards that are attached to a customer, by id. */
  attached: () => string[]
  /** Refunds at the dashboard, all that is left by default; returns the signed event. */
  giveBack: (intentId: string, cents?: number) => SignedEvent
  /** Fails (or cancels) the last refund of an intent as a bank does; returns the signed event. */
  failRefund: (intentId: string, status?: 'failed' | 'canceled') => SignedEvent
  /** What the payer's bank says of a paid intent, which cannot be refunded until then; returns the signed event. */
  dispute: (intentId: string, status: keyof typeof disputeEvents) => SignedEvent
  /** Accepts the next refunds and fails them at once. */
  failNextRefunds: (count: number) => void
  /** Cents refunded of an intent so far, and the number of refunds. */
  givenBack: (intentId: string) => { cents: number; refunds: number }
  /** Executes the next calls and drops their answers. */
  loseAnswers: (count: number) => void
  /** Refuses the next calls (of this method) with this status. */
  refuse: (count: number, status: number, method?: 'GET' | 'POST') => void
  /** Number of refused calls. */
  refusals: () => number
  intents: Map<string, Intent>
  close: () => Promise<void>
}

/** The event of each news of a dispute; an inquiry is a warning, and may become a dispute. */
const disputeEvents = {
  warning_needs_response: { type: 'charge.dispute.created', status: 'warning_needs_response' },
  warning_closed: { type: 'charge.dispute.closed', status: 'warning_closed' },
  escalated: {
    type: 'charge.dispute.updated',
    status: 'needs_response',
    previous: { status: 'warning_needs_response' },
  },
  needs_response: { type: 'charge.dispute.created', status: 'needs_response' },
  won: { type: 'charge.dispute.closed', status: 'won' },
  lost: { type: 'charge.dispute.closed', status: 'lost' },
} as const

/** Answers to calls that Stripe did not execute; it stores every other one, errors too. */
const NOT_STORED = new Set([401, 409, 429])

const hex = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
const invalid = (message: string, code?: string, status = 400): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message } },
})
const missing = (id: string) => invalid(`No such payment_intent: '${id}'`, 'resource_missing', 404)

const declines: Record<string, string> = {
  '4000000000000002': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds.',
}

/** Stripe's cards that pay once, and not without their holder. */
const laterDeclines: Record<string, { code: string; message: string }> = {
  '0341': { code: 'card_declined', message: 'Your card was declined.' },
  '3220': {
    code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
}

/** The allowed methods; otherwise those that the account's dashboard has on, some of which take days. */
function listMethods(form: URLSearchParams): string[] {
  const allowed = [...form].flatMap(([name, value]) =>
    name.startsWith('allowed_payment_method_types[') ? [value] : [],
  )
  return allowed.length > 0 ? allowed : ['card', 'us_bank_account']
}

export async function stripeStandIn(now: () => number): Promise<StripeStandIn> {
  const webhookSecret = 'whsec_stand_in'
  const intents = new Map<string, Intent>()
  const refunds: Refund[] = []
  const setups = new Map<string, Setup>()
  const methods = new Map<string, PaymentMethod>()
  const customers = new Set<string>()
  const disputed = new Set<string>()
  const answered = new Map<string, { body: string; answer: Answer }>()
  let toLose = 0
  let toFail = 0
  let refused = 0
  let toRefuse: { count: number; status: number; method?: string | undefined } = { count: 0, status: 500 }

  const givenBack = (intentId: string) => {
    const own = refunds.filter((made) => made.payment_intent === intentId && made.status === 'succeeded')
    return { cents: own.reduce((sum, { amount }) => sum + amount, 0), refunds: own.length }
  }

  const addRefund = (payment_intent: string, amount: number): Refund => {
    const created = Math.floor(now() / 1000)
    const made: Refund = {
      id: hex('re'),
      object: 'refund',
      amount,
      payment_intent,
      created,
      status: 'succeeded',
    }
    refunds.push(made)
    return made
  }

  const toCharge = ({ id, amount, amount_received, currency, latest_charge }: Intent) => {
    const amount_refunded = givenBack(id).cents
    const refunded = amount_refunded === amount
    const paid = { amount, amount_captured: amount_received, currency }
    return { id: latest_charge, object: 'charge', payment_intent: id, ...paid, amount_refunded, refunded }
  }

  const createCustomer = (): Answer => {
    const id = hex('cus')
    customers.add(id)
    return { status: 200, body: { id, object: 'customer' } }
  }

  const createSetup = (form: URLSearchParams): Answer => {
    const customer = form.get('customer') ?? ''
    if (!customers.has(customer)) return invalid(`No such customer: '${customer}'`, 'resource_missing', 404)
    const id = hex('seti')
    const setup: Setup = {
      id,
      object: 'setup_intent',
      client_secret: `${id}_secret_${randomBytes(9).toString('hex')}`,
      customer,
      usage: form.get('usage') ?? 'off_session',
      status: 'requires_payment_method',
      payment_method: null,
    }
    setups.set(id, setup)
    return { status: 200, body: setup }
  }

  const attach = (customer: string | null, number: string): PaymentMethod => {
    const card = { brand: 'visa', last4: number.slice(-4), exp_month: 12, exp_year: 2034 }
    const method: PaymentMethod = { id: hex('pm'), object: 'payment_method', customer, card }
    methods.set(method.id, method)
    return method
  }

  const detach = (id: string): Answer => {
    const method = methods.get(id)
    if (!method?.customer) return invalid('The payment method is not attached to a customer.')
    method.customer = null
    return { status: 200, body: method }
  }

  /** Confirms an intent with a stored card, without its holder. */
  const confirm = (intent: Intent, form: URLSearchParams): Answer => {
    const method = methods.get(form.get('payment_method') ?? '')
    if (!method || form.get('off_session') !== 'true') return invalid('This card cannot be charged.')
    if (method.customer !== intent.customer)
      return invalid('The PaymentMethod does not belong to the Customer.')
    if (intent.status !== 'requires_payment_method')
      return invalid('This PaymentIntent cannot be confirmed.', 'payment_intent_unexpected_state')
    const error = laterDeclines[method.card.last4]
    intent.latest_charge = hex('ch')
    if (error) {
      intent.last_payment_error = error
      return { status: 402, body: { error: { type: 'card_error', ...error, payment_intent: intent } } }
    }
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      payment_method: method,
      last_payment_error: null,
    })
    return { status: 200, body: intent }
  }

  const create = (form: URLSearchParams): Answer => {
    const id = hex('pi')
    const customer = form.get('customer')
    if (customer && !customers.has(customer))
      return invalid(`No such customer: '${customer}'`, 'resource_missing', 404)
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const key = name.match(/^metadata\[(.+)\]$/)?.[1]
        return key ? [[key, value]] : []
      }),
    )
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      amount_received: 0,
      currency: form.get('currency') ?? 'usd',
      client_secret: `${id}_secret_${randomBytes(9).toString('hex')}`,
      description: form.get('description'),
      metadata,
      payment_method_types: listMethods(form),
      customer: form.get('customer'),
      setup_future_usage: form.get('setup_future_usage'),
      payment_method: null,
      status: 'requires_payment_method',
      last_payment_error: null,
      latest_charge: null,
    }
    intents.set(id, intent)
    return { status: 200, body: intent }
  }

  const withCharge = (intent: Intent): Answer => {
    return { status: 200, body: { ...intent, latest_charge: intent.latest_charge && toCharge(intent) } }
  }

  const cancel = (intent: Intent): Answer => {
    if (['succeeded', 'canceled', 'processing'].includes(intent.status))
      return invalid('You cannot cancel this PaymentIntent.', 'payment_intent_unexpected_state')
    intent.status = 'canceled'
    return { status: 200, body: intent }
  }

  /** Stripe's list: newest first, at most a hundred, after the given one. */
  const listRefunds = (query: URLSearchParams): Answer => {
    const [from, to] = [Number(query.get('created[gte]')), Number(query.get('created[lte]'))]
    const found = refunds.filter(({ created }) => created >= from && created <= to).reverse()
    const after = query.get('starting_after')
    const rest = after ? found.slice(found.findIndex(({ id }) => id === after) + 1) : found
    const limit = Number(query.get('limit') ?? 10)
    const body = {
      object: 'list',
      url: '/v1/refunds',
      data: rest.slice(0, limit),
      has_more: rest.length > limit,
    }
    return { status: 200, body }
  }

  const refund = (form: URLSearchParams): Answer => {
    const intent = intents.get(form.get('payment_intent') ?? '')
    if (!intent) return missing(form.get('payment_intent') ?? '')
    if (intent.status !== 'succeeded') return invalid('This PaymentIntent has no successful charge.')
    if (disputed.has(intent.id)) return invalid('This charge has been charged back.', 'charge_disputed')
    const { cents } = givenBack(intent.id)
    if (cents === intent.amount)
      return invalid('Charge has already been refunded.', 'charge_already_refunded')
    const left = intent.amount - cents
    const amount = Number(form.get('amount') ?? left)
    if (amount > left)
      return invalid(
        `Refund amount ($${amount / 100}) is greater than unrefunded amount on charge ($${left / 100})`,
      )
    const made = addRefund(intent.id, amount)
    if (toFail > 0) {
      toFail -= 1
      made.status = 'failed'
    }
    return { status: 200, body: made }
  }

  const route = (request: IncomingMessage, form: URLSearchParams): Answer => {
    const path = new URL(request.url ?? '/', 'http://stripe').pathname
    if (!request.headers.authorization?.startsWith('Bearer sk_'))
      return invalid('Invalid API Key provided', undefined, 401)
    if (request.method === 'POST' && path === '/v1/payment_intents') return create(form)
    if (request.method === 'POST' && path === '/v1/refunds') return refund(form)
    if (request.method === 'GET' && path === '/v1/refunds')
      return listRefunds(new URL(request.url ?? '/', 'http://stripe').searchParams)
    if (request.method === 'POST' && path === '/v1/customers') return createCustomer()
    if (request.method === 'POST' && path === '/v1/setup_intents') return createSetup(form)
    const setup = setups.get(path.match(/^\/v1\/setup_intents\/(\w+)$/)?.[1] ?? '')
    if (setup) return { status: 200, body: setup }
    const detached = path.match(/^\/v1\/payment_methods\/(\w+)\/detach$/)?.[1]
    if (detached) return detach(detached)
    const [, id = '', action] = path.match(/^\/v1\/payment_intents\/(\w+)(\/cancel|\/confirm)?$/) ?? []
    const intent = intents.get(id)
    if (!intent) return missing(id)
    if (action === '/confirm') return confirm(intent, form)
    return action ? cancel(intent) : withCharge(intent)
  }

  /** The answer of a call that the test wants refused; null when the call goes on. */
  const refusal = ({ method }: IncomingMessage): Answer | null => {
    if (toRefuse.count === 0 || (toRefuse.method ?? method) !== method) return null
    toRefuse.count -= 1
    refused += 1
    const type = toRefuse.status < 500 ? 'invalid_request_error' : 'api_error'
    return { status: toRefuse.status, body: { error: { type, message: 'Something went wrong' } } }
  }

  /** The same key repeats the first answer, errors too; other parameters are an error, as at Stripe. */
  const keyed = (request: IncomingMessage, body: string): Answer => {
    const key = request.headers['idempotency-key']
    const form = new URLSearchParams(body)
    if (request.method !== 'POST' || typeof key !== 'string') return refusal(request) ?? route(request, form)
    const first = answered.get(key)
    if (first && first.body !== body)
      return {
        status: 400,
        body: {
          error: {
            type: 'idempotency_error',
            message: 'Keys for idempotent requests can only be used with the same parameters.',
          },
        },
      }
    if (first) return first.answer
    const answer = structuredClone(refusal(request) ?? route(request, form))
    if (!NOT_STORED.has(answer.status)) answered.set(key, { body, answer })
    return answer
  }

  const handle = (request: IncomingMessage, body: string, response: ServerResponse) => {
    const answer = keyed(request, body)
    if (toLose > 0) {
      toLose -= 1
      request.socket.destroy()
    } else send(response, answer)
  }

  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk
    })
    request.on('end', () => handle(request, body, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const emit = (type: string, object: object, previous?: object): SignedEvent => {
    const event = {
      id: hex('evt'),
      object: 'event',
      type,
      created: Math.floor(now() / 1000),
      data: { object, previous_attributes: previous },
    }
    const raw = JSON.stringify(event)
    return { raw, signature: signWebhook(webhookSecret, raw, now()) }
  }

  return {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    webhookSecret,
    intents,
    pay: (clientSecret, number = '4242424242424242') => {
      const intent = intents.get(clientSecret.split('_secret_')[0] ?? '')
      if (intent?.client_secret !== clientSecret) throw new Error('the browser has no such intent')
      if (intent.status === 'canceled') throw new Error('the intent was cancelled')
      const message = declines[number]
      if (message) {
        Object.assign(intent, { last_payment_error: { message } })
        return emit('payment_intent.payment_failed', intent)
      }
      Object.assign(intent, {
        status: 'succeeded',
        amount_received: intent.amount,
        latest_charge: hex('ch'),
        last_payment_error: null,
        payment_method: attach(intent.setup_future_usage ? intent.customer : null, number),
      })
      return emit('payment_intent.succeeded', intent)
    },
    sendCoins: (clientSecret, state) => {
      const intent = intents.get(clientSecret.split('_secret_')[0] ?? '')
      if (!intent?.payment_method_types.includes('crypto')) throw new Error('the intent takes no coins')
      if (intent.status === 'canceled') throw new Error('the intent was cancelled')
      if (state === 'succeeded') {
        const paid = { amount_received: intent.amount, latest_charge: hex('ch'), last_payment_error: null }
        Object.assign(intent, { status: 'succeeded', ...paid })
        return emit('payment_intent.succeeded', { ...intent })
      }
      const isLost = state === 'failed'
      Object.assign(intent, {
        status: isLost ? 'requires_payment_method' : 'processing',
        last_payment_error: isLost ? { message: 'The payment was not confirmed.' } : null,
      })
      return emit(isLost ? 'payment_intent.payment_failed' : 'payment_intent.processing', { ...intent })
    },
    confirmSetup: (clientSecret, number = '4242424242424242') => {
      const setup = setups.get(clientSecret.split('_secret_')[0] ?? '')
      if (setup?.client_secret !== clientSecret) throw new Error('the browser has no such setup')
      Object.assign(setup, { status: 'succeeded', payment_method: attach(setup.customer, number) })
      return emit('setup_intent.succeeded', setup)
    },
    attached: () => [...methods.values()].filter(({ customer }) => customer !== null).map(({ id }) => id),
    giveBack: (intentId, cents) => {
      const intent = intents.get(intentId)
      if (!intent) throw new Error('the dashboard has no such intent')
      addRefund(intentId, cents ?? intent.amount - givenBack(intentId).cents)
      return emit('charge.refunded', toCharge(intent))
    },
    failRefund: (intentId, status = 'failed') => {
      const made = refunds.findLast(({ payment_intent }) => payment_intent === intentId)
      if (!made) throw new Error('nothing was given back of this intent')
      made.status = status
      return emit(status === 'failed' ? 'refund.failed' : 'refund.updated', made)
    },
    dispute: (payment_intent, news) => {
      const { type, status, ...more } = disputeEvents[news]
      if (status === 'needs_response') disputed.add(payment_intent)
      if (status === 'won') disputed.delete(payment_intent)
      const { amount } = intents.get(payment_intent) ?? {}
      const dispute = { id: hex('dp'), object: 'dispute', payment_intent, status, amount }
      return emit(type, dispute, 'previous' in more ? more.previous : undefined)
    },
    failNextRefunds: (count) => {
      toFail = count
    },
    givenBack,
    loseAnswers: (count) => {
      toLose = count
    },
    refusals: () => refused,
    refuse: (count, status, method) => {
      toRefuse = { count, status, method }
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': hex('req') })
  response.end(JSON.stringify(body))
}
