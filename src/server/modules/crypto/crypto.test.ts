import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SandboxAction } from '#contract/crypto/crypto.ts'
import { mark, replaceLast } from '#server/platform/gateways/coins/played-invoice.ts'
import { type CryptoStage, cryptoStages } from '#server/testing/crypto-stages.ts'
import { type TestApp, testAdmin } from '#server/testing/test-app.ts'
import { type TestClock, testClock } from '#server/testing/test-clock.ts'
import { cryptoDependencies } from './crypto-dependencies.ts'
import { checkInvoices } from './sweep.ts'

const PRICE = 90_000
const MINUTE = 60_000

describe.each(cryptoStages)('payments in coins at %s', (_name, openStage) => {
  let stage: CryptoStage
  let clock: TestClock
  let token: string
  let stays = 0
  let guests = 0
  beforeAll(async () => {
    clock = testClock()
    stage = await openStage(clock)
    token = await stage.testApp.adminToken()
  })
  afterAll(() => stage.close())

  const send: TestApp['send'] = (call, options) => stage.testApp.send(call, options)
  /** A session ends while the clock passes. */
  const admin = async (call: Parameters<typeof send>[0], body?: object) => {
    const answer = await send(call, { token, body })
    if (answer.status !== 401) return answer
    const { email, password } = testAdmin
    token = (await send('POST /api/admin/login', { body: { email, password } })).body.token
    return send(call, { token, body })
  }
  type Stay = { id: number; reference: string; key: string }
  type Invoice = { paymentId: number; invoiceId: string; statusKey: string; cents: number; expiresAt: string }

  /** Two nights at a lodge of its own, which waits for its payment. */
  const aStay = async (): Promise<Stay> => {
    stays += 1
    return bookAgain(stays)
  }
  const bookAgain = async (number: number) => {
    const { body: all } = await send('GET /api/lodges')
    const id = (number % all.length) + 1
    const month = number < all.length ? '02' : '03'
    const [checkIn, checkOut] = [`2027-${month}-10`, `2027-${month}-12`]
    const { slug } = all.find((lodge: { id: number }) => lodge.id === id)
    await admin(`PUT /api/admin/lodges/${slug}`, { price: PRICE / 200, instantBook: true })
    guests += 1
    const body = { name: 'Grace', email: `grace${guests}@example.com`, checkIn, checkOut, lodgeId: id }
    return (await send('POST /api/bookings', { body })).body
  }
  const requestInvoice = ({ reference, key }: Stay, amount = PRICE, headers = {}) =>
    send('POST /api/crypto-invoices', {
      body: { amount, metadata: { type: 'booking', reference, key } },
      headers,
    })
  const invoiceFor = async (stay: Stay): Promise<Invoice> => {
    const { status, body } = await requestInvoice(stay)
    expect([status, body]).toMatchObject([201, { cents: PRICE }])
    return body
  }
  const play = async ({ invoiceId }: Invoice, ...actions: SandboxAction[]) => {
    for (const action of actions) await stage.play(invoiceId, action)
  }
  const state = async ({ invoiceId, statusKey }: Invoice) =>
    (await send(`GET /api/crypto-invoices/${invoiceId}?key=${statusKey}`)).body
  const read = async ({ reference, key }: Stay) =>
    (await send(`GET /api/bookings/${reference}?key=${key}`)).body
  const payment = async ({ paymentId }: Invoice) =>
    (await admin('GET /api/admin/payments?untried=true')).body.find(
      ({ id }: { id: number }) => id === paymentId,
    )
  const sweep = () => checkInvoices(stage.testApp.context, stage.testApp.services.get(cryptoDependencies))
  const donate = async (amount = 5000): Promise<Invoice> =>
    (
      await send('POST /api/crypto-invoices', {
        body: { amount, metadata: { type: 'donation', userName: 'Ada', email: 'ada@example.com' } },
      })
    ).body
  const payByCard = async ({ reference, key }: Stay) => {
    const intent = await send('POST /api/create-payment-intent', {
      body: { amount: PRICE, metadata: { type: 'booking', reference, key } },
    })
    const card = { number: '4242424242424242', expiry: '12 / 34', cvc: '123' }
    await send('POST /api/sandbox/confirm', { body: { clientSecret: intent.body.clientSecret, card } })
  }

  test('pays a stay once its coins are confirmed', async () => {
    const stay = await aStay()
    const invoice = await invoiceFor(stay)
    expect(invoice).toMatchObject({ checkoutLink: expect.stringContaining(invoice.invoiceId) })
    expect(await state(invoice)).toMatchObject({
      status: 'new',
      additional: 'none',
      cents: PRICE,
      paidCents: 0,
      missingCents: PRICE,
      expiresAt: invoice.expiresAt,
      coin: 'BTC',
      rate: '109223.1',
      txids: [],
      refundLink: null,
    })
    await play(invoice, 'pay')
    expect(await state(invoice)).toMatchObject({ status: 'processing', paidCents: PRICE, missingCents: 0 })
    expect(await read(stay)).toMatchObject({ status: 'awaiting_payment' })
    await play(invoice, 'confirm')
    expect(await state(invoice)).toMatchObject({
      status: 'settled',
      additional: 'none',
      txids: [expect.any(String)],
    })
    expect(await read(stay)).toMatchObject({ status: 'confirmed', money: { paidCents: PRICE, dueCents: 0 } })
    expect(await payment(invoice)).toMatchObject({
      status: 'completed',
      amount: '900.00',
      paymentMethod: 'crypto',
      stripePaymentId: null,
      processingSince: null,
      crypto: {
        invoiceId: invoice.invoiceId,
        coin: 'BTC',
        coinAmount: '0.00824002',
        rate: '109223.1',
        refundState: null,
        refundLink: null,
      },
    })
  })

  test('opens the state with its key only', async () => {
    const invoice = await donate()
    expect((await send(`GET /api/crypto-invoices/${invoice.invoiceId}?key=wrong`)).status).toBe(404)
    expect((await send('GET /api/crypto-invoices/unknown?key=wrong')).status).toBe(404)
  })

  test('refuses investments, a wrong amount and too little time', async () => {
    const investment = { amount: 100_000, metadata: { type: 'investment', packageId: 'bronze' } }
    expect(await send('POST /api/crypto-invoices', { body: investment })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'metadata.type' }] },
    })
    const stay = await aStay()
    expect((await requestInvoice(stay, PRICE - 1)).status).toBe(422)
    clock.pass(26 * MINUTE)
    expect(await requestInvoice(stay)).toMatchObject({
      status: 409,
      body: { detail: 'Too little time is left to pay in coins. Pay by card, or book again.' },
    })
  })

  test('opens an invoice as long as the hold lasts, in whole minutes', async () => {
    const stay = await aStay()
    clock.pass(10 * MINUTE + 1000)
    const { expiresAt } = await invoiceFor(stay)
    expect(Date.parse(expiresAt) - clock.now()).toBeGreaterThan(18.9 * MINUTE)
    expect(Date.parse(expiresAt) - clock.now()).toBeLessThanOrEqual(19 * MINUTE)
  })

  test('keeps one open invoice for a stay', async () => {
    const stay = await aStay()
    const first = await invoiceFor(stay)
    expect(await invoiceFor(stay)).toEqual(first)
    await admin(`PUT /api/admin/bookings/${stay.id}/status`, { status: 'confirmed' })
    await admin('POST /api/admin/payments', {
      bookingId: stay.id,
      amount: '100',
      status: 'completed',
      paymentMethod: 'cash',
    })
    const second = (await requestInvoice(stay, PRICE - 10_000)).body
    expect(second.invoiceId).not.toBe(first.invoiceId)
    expect(await state(first)).toMatchObject({ status: 'invalid', additional: 'none' })
  })

  test('answers the same Idempotency-Key with the same invoice', async () => {
    const headers = { 'idempotency-key': 'one donation' }
    const body = { amount: 2500, metadata: { type: 'donation' } }
    const [one, two] = await Promise.all([
      send('POST /api/crypto-invoices', { body, headers }),
      send('POST /api/crypto-invoices', { body, headers }),
    ])
    expect(one.status).toBe(201)
    expect(two.body).toEqual(one.body)
  })

  test('keeps the nights while coins are confirmed, at most 24 hours', async () => {
    const stay = await aStay()
    const invoice = await invoiceFor(stay)
    await play(invoice, 'pay')
    clock.pass(23 * 60 * MINUTE)
    await sweep()
    expect(await bookAgain(stays)).toMatchObject({ status: 409 })
    clock.pass(2 * 60 * MINUTE)
    await sweep()
    const other = await bookAgain(stays)
    expect(other).toMatchObject({ status: 'awaiting_payment' })
    await play(invoice, 'confirm')
    expect(await read(stay)).toMatchObject({ status: 'declined' })
    await expect.poll(async () => (await payment(invoice)).crypto.refundState).toBe('waits_for_address')
  })

  test('gives the hold back when the transaction is replaced', async () => {
    const stay = await aStay()
    const { until } = await read(stay)
    const invoice = await invoiceFor(stay)
    await play(invoice, 'pay')
    expect((await read(stay)).until).not.toBe(until)
    await stage.change(invoice.invoiceId, (played) => replaceLast(played, clock.now()))
    await sweep()
    expect(await state(invoice)).toMatchObject({ status: 'new', paidCents: 0 })
    expect((await read(stay)).until).toBe(until)
  })

  test('frees the nights of coins that are never confirmed, and counts them when they are', async () => {
    const stay = await aStay()
    const invoice = await invoiceFor(stay)
    await play(invoice, 'pay', 'never_confirms')
    expect(await state(invoice)).toMatchObject({ status: 'invalid' })
    expect(await read(stay)).toMatchObject({ status: 'declined' })
    expect(await payment(invoice)).toMatchObject({ status: 'failed' })
    await play(invoice, 'confirm')
    expect(await state(invoice)).toMatchObject({ status: 'invalid', additional: 'late' })
    expect(await read(stay)).toMatchObject({ status: 'confirmed' })
  })

  test('says what is missing of a part, and lets the owner count it', async () => {
    const stay = await aStay()
    const invoice = await invoiceFor(stay)
    await play(invoice, 'pay_half')
    const half = await state(invoice)
    expect(half).toMatchObject({ status: 'new', additional: 'partial' })
    expect(half.paidCents + half.missingCents).toBe(PRICE)
    await play(invoice, 'expire')
    expect(await state(invoice)).toMatchObject({ status: 'expired', additional: 'partial' })
    const due = (await admin('GET /api/admin/due')).body
    expect(due.find((row: { id: number }) => row.id === stay.id)).toMatchObject({
      paymentId: invoice.paymentId,
      partialCents: half.paidCents,
    })
    const counted = await admin(`PUT /api/admin/payments/${invoice.paymentId}/part`, { decision: 'count' })
    expect(counted).toMatchObject({ status: 200, body: { status: 'completed' } })
    expect((await read(stay)).money).toMatchObject({ paidCents: half.paidCents, dueCents: half.missingCents })
    const again = await admin(`PUT /api/admin/payments/${invoice.paymentId}/part`, { decision: 'refund' })
    expect(again.status).toBe(409)
  })

  test('gives a part back by the owner’s decision', async () => {
    const invoice = await donate()
    await play(invoice, 'pay_half', 'expire')
    const { paidCents } = await state(invoice)
    const due = (await admin('GET /api/admin/due')).body
    expect(due).toContainEqual(
      expect.objectContaining({ paymentId: invoice.paymentId, partialCents: paidCents }),
    )
    const decided = await admin(`PUT /api/admin/payments/${invoice.paymentId}/part`, { decision: 'refund' })
    expect(decided.body.crypto).toMatchObject({
      refundState: 'waits_for_address',
      refundLink: expect.any(String),
    })
    await play(invoice, 'claim')
    await admin(`POST /api/admin/payments/${invoice.paymentId}/refund/approve`)
    await play(invoice, 'send')
    expect(await payment(invoice)).toMatchObject({ status: 'refunded', crypto: { refundState: 'sent' } })
  })

  test('offers back by itself what was paid too much', async () => {
    const stay = await aStay()
    const invoice = await invoiceFor(stay)
    await play(invoice, 'pay_more', 'confirm')
    const paid = await state(invoice)
    expect(paid).toMatchObject({ status: 'settled', additional: 'over', missingCents: 0 })
    const over = paid.paidCents - PRICE
    expect(over).toBeGreaterThan(100)
    await expect.poll(async () => (await state(invoice)).refundLink).toEqual(expect.any(String))
    expect((await read(stay)).money).toMatchObject({ dueCents: 0, refundingCents: over, overpaidCents: 0 })
    await play(invoice, 'claim')
    await admin(`POST /api/admin/payments/${invoice.paymentId}/refund/approve`)
    await play(invoice, 'send')
    expect((await read(stay)).money).toMatchObject({ refundedCents: over, refundingCents: 0, dueCents: 0 })
  })

  test('counts late coins only once they are confirmed', async () => {
    const stay = await aStay()
    const invoice = await invoiceFor(stay)
    await play(invoice, 'expire', 'pay_late')
    expect(await state(invoice)).toMatchObject({ status: 'expired', additional: 'late', isCounted: false })
    expect((await read(stay)).status).toBe('awaiting_payment')
    await play(invoice, 'confirm')
    expect(await state(invoice)).toMatchObject({
      status: 'expired',
      additional: 'late',
      missingCents: 0,
      isCounted: true,
    })
    expect(await read(stay)).toMatchObject({ status: 'confirmed', money: { dueCents: 0 } })
  })

  test('gives late coins back when the nights are taken', async () => {
    const stay = await aStay()
    const invoice = await invoiceFor(stay)
    clock.pass(31 * MINUTE)
    const other = await bookAgain(stays)
    expect(other.status).toBe('awaiting_payment')
    await play(invoice, 'pay_late', 'confirm')
    expect((await read(stay)).status).toBe('declined')
    await expect.poll(async () => (await payment(invoice)).crypto.refundState).toBe('waits_for_address')
    expect((await read(stay)).money).toMatchObject({ refundingCents: PRICE })
  })

  test('counts an invoice that was marked settled by hand', async () => {
    const stay = await aStay()
    const invoice = await invoiceFor(stay)
    await stage.change(invoice.invoiceId, (played) => mark(played, 'settled'))
    expect(await state(invoice)).toMatchObject({ status: 'settled', additional: 'marked', txids: [] })
    expect(await read(stay)).toMatchObject({ status: 'confirmed', money: { paidCents: PRICE } })
  })

  test('closes the card form and refuses another while coins are confirmed', async () => {
    const stay = await aStay()
    const { reference, key } = stay
    const invoice = await invoiceFor(stay)
    const body = { amount: PRICE, metadata: { type: 'booking', reference, key } }
    const card = (await send('POST /api/create-payment-intent', { body })).body
    await play(invoice, 'pay')
    expect(
      (await send('POST /api/payment-status', { body: { clientSecret: card.clientSecret } })).body,
    ).toEqual({ status: 'failed' })
    expect((await send('POST /api/create-payment-intent', { body })).status).toBe(409)
    expect((await requestInvoice(stay)).status).toBe(409)
  })

  test('closes the invoice of a stay that is paid by card, and gives its coins back', async () => {
    const stay = await aStay()
    const invoice = await invoiceFor(stay)
    await payByCard(stay)
    await expect.poll(async () => (await state(invoice)).status).toBe('invalid')
    expect((await read(stay)).status).toBe('confirmed')
    await play(invoice, 'pay_late', 'confirm')
    await expect.poll(async () => (await payment(invoice)).crypto.refundState).toBe('waits_for_address')
    expect((await read(stay)).money).toMatchObject({ dueCents: 0, refundingCents: PRICE, overpaidCents: 0 })
  })

  test('refunds a cancelled stay step by step', async () => {
    const stay = await aStay()
    const invoice = await invoiceFor(stay)
    await play(invoice, 'pay', 'confirm')
    const approve = () => admin(`POST /api/admin/payments/${invoice.paymentId}/refund/approve`)
    expect((await approve()).status).toBe(409)
    await send(`POST /api/bookings/${stay.reference}/cancel?key=${stay.key}`)
    const refundState = async () => (await payment(invoice)).crypto.refundState
    await expect.poll(refundState).toBe('waits_for_address')
    expect((await approve()).status).toBe(409)
    await play(invoice, 'claim')
    expect(await refundState()).toBe('waits_for_approval')
    expect(await approve()).toMatchObject({ status: 200, body: { crypto: { refundState: 'on_its_way' } } })
    expect((await read(stay)).money).toMatchObject({ refundingCents: PRICE, refundedCents: 0 })
    await play(invoice, 'send')
    expect(await payment(invoice)).toMatchObject({
      status: 'refunded',
      refundedAmount: '900.00',
      crypto: { refundState: 'sent' },
    })
    expect((await read(stay)).money).toMatchObject({ refundingCents: 0, refundedCents: PRICE })
  })

  test('withdraws a refund in coins before it is recorded as given back another way', async () => {
    const invoice = await donate(10_000)
    await play(invoice, 'pay', 'confirm')
    const refund = (body: object) => admin(`POST /api/admin/payments/${invoice.paymentId}/refund`, body)
    await refund({ amountCents: 5000 })
    expect(await refund({ elsewhere: true, amountCents: 20_000 })).toMatchObject({ status: 422 })
    expect(await refund({ elsewhere: true, amountCents: 2000 })).toMatchObject({
      status: 200,
      body: { refundedAmount: '20.00' },
    })
    // The rest of what was to go back is offered again.
    await expect.poll(async () => (await payment(invoice)).crypto.refundState).toBe('waits_for_address')
    await play(invoice, 'claim')
    expect(await refund({ elsewhere: true, amountCents: 3000 })).toMatchObject({
      status: 200,
      body: { refundedAmount: '50.00', crypto: { refundState: null, refundLink: null } },
    })
    await expect(play(invoice, 'claim')).rejects.toThrow()
    expect(await refund({ amountCents: 5000 })).toMatchObject({
      body: { crypto: { refundState: 'waits_for_address' } },
    })
    await play(invoice, 'claim')
    await admin(`POST /api/admin/payments/${invoice.paymentId}/refund/approve`)
    await play(invoice, 'send')
    expect(await refund({ elsewhere: true })).toMatchObject({ status: 409 })
    expect(await payment(invoice)).toMatchObject({ status: 'refunded', refundedAmount: '100.00' })
  })

  test('a part that was given back another way waits for no decision', async () => {
    const invoice = await donate()
    await play(invoice, 'pay_half', 'expire')
    const due = async () =>
      (await admin('GET /api/admin/due')).body.some(
        (row: { paymentId: number | null }) => row.paymentId === invoice.paymentId,
      )
    expect(await due()).toBe(true)
    await admin(`POST /api/admin/payments/${invoice.paymentId}/refund`, { elsewhere: true })
    expect(await due()).toBe(false)
  })

  test('refunds a part by the owner, twice', async () => {
    const invoice = await donate(10_000)
    await play(invoice, 'pay', 'confirm')
    for (const amountCents of [2000, 3000]) {
      const refund = await admin(`POST /api/admin/payments/${invoice.paymentId}/refund`, { amountCents })
      expect(refund).toMatchObject({ status: 200, body: { crypto: { refundState: 'waits_for_address' } } })
      await play(invoice, 'claim')
      await admin(`POST /api/admin/payments/${invoice.paymentId}/refund/approve`)
      await play(invoice, 'send')
    }
    expect(await payment(invoice)).toMatchObject({ status: 'completed', refundedAmount: '50.00' })
  })

  test('sells a print, with the address that it goes to', async () => {
    const [piece] = (await send('GET /api/art-gallery')).body
    const amount = Math.round(Number(piece.price) * 100)
    const shipping = {
      name: 'Ada',
      email: 'ada@example.com',
      line1: '1 Main',
      city: 'Reno',
      postalCode: '1',
      country: 'US',
    }
    const order = { metadata: { type: 'art' }, artPieceId: piece.id, shipping }
    const wrong = await send('POST /api/crypto-invoices', { body: { amount: amount + 1, ...order } })
    expect(wrong.status).toBe(422)
    const invoice = (await send('POST /api/crypto-invoices', { body: { amount, ...order } })).body
    await play(invoice, 'pay', 'confirm')
    const orders = (await admin('GET /api/admin/orders')).body
    expect(orders).toContainEqual(
      expect.objectContaining({ paymentId: invoice.paymentId, artPieceId: piece.id }),
    )
  })

  test('finds by its sweep what lost webhooks reported', async () => {
    const stay = await aStay()
    const invoice = await invoiceFor(stay)
    await stage.play(invoice.invoiceId, 'pay', 'lost')
    await stage.play(invoice.invoiceId, 'confirm', 'lost')
    expect((await read(stay)).status).toBe('awaiting_payment')
    clock.pass(MINUTE)
    await sweep()
    expect(await read(stay)).toMatchObject({ status: 'confirmed', money: { paidCents: PRICE } })
  })

  test('refuses a webhook with a wrong signature', async () => {
    const raw = JSON.stringify({ deliveryId: '1', invoiceId: 'x' })
    expect(await stage.deliver({ raw, signature: 'sha256=00' })).toBe(401)
    expect(await stage.deliver({ raw, signature: '' })).toBe(401)
  })
})
