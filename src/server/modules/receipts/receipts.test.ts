import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packages } from '#contract/investments/investments.ts'
import { addDays } from '#contract/platform/dates.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { receipts } from '#server/platform/database/tables/receipts.ts'
import { signWebhook } from '#server/platform/gateways/webhook-signature.ts'
import { stripeStage } from '#server/testing/payment-stages.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'

const clock = testClock('2026-11-21T12:00:00Z')
let stage: Awaited<ReturnType<typeof stripeStage>>
let token: string
beforeAll(async () => {
  stage = await stripeStage(clock)
  token = await stage.testApp.adminToken()
  await admin('PUT /api/admin/lodges/xrp-lodge/charges', {
    fees: [{ name: 'Cleaning', kind: 'per_stay', amount: 120 }],
    taxes: [{ name: 'Occupancy tax', kind: 'percent', percent: '12.65', onFees: true, from: null, to: null }],
  })
})
afterAll(() => stage.close())

type Call = Parameters<TestApp['send']>[0]
const send = (call: Call, body?: object) => stage.testApp.send(call, body ? { body } : {})
const admin = (call: Call, body?: object) => stage.testApp.send(call, { body, token })

async function pdfAt(path: string, headers = {}) {
  const answer = await stage.testApp.app.inject({ url: path, headers })
  if (answer.statusCode !== 200) return { status: answer.statusCode, text: '', document: null }
  expect(answer.headers['content-type']).toBe('application/pdf')
  const document = await getDocumentProxy(new Uint8Array(answer.rawPayload))
  const { text } = await extractText(document, { mergePages: true })
  return { status: 200, text: text.replaceAll(/\s+/g, ' '), document }
}

let checkIn = '2026-12-10'
async function aConfirmedStay() {
  checkIn = addDays(checkIn, 3)
  const body = {
    name: 'Grace Güest',
    email: 'grace@example.com',
    checkIn,
    checkOut: addDays(checkIn, 3),
    guests: 2,
    lodgeId: 1,
  }
  const stay = (await send('POST /api/bookings', body)).body
  await admin(`PUT /api/admin/bookings/${stay.id}/status`, { status: 'confirmed' })
  return stay as { id: number; reference: string; key: string; totalCents: number }
}

async function payFor(metadata: object, amount: number) {
  const intent = (await send('POST /api/create-payment-intent', { amount, metadata })).body
  await stage.pay(intent.clientSecret)
  return { ...intent, receipts: await readReceipts(intent.paymentId) }
}

const readReceipts = async (paymentId: number) =>
  (await admin(`GET /api/admin/payments/${paymentId}/receipts`)).body
const ownReceipts = async ({ reference, key }: { reference: string; key: string }) =>
  (await send(`GET /api/bookings/${reference}/receipts?key=${key}`)).body
const payStay = ({ reference, key }: { reference: string; key: string }, amount: number) =>
  payFor({ type: 'booking', reference, key }, amount)

test('a paid stay has a receipt with the lines of its booking, as a tagged PDF', async () => {
  const stay = await aConfirmedStay()
  const { receipts: issued } = await payStay(stay, stay.totalCents)
  expect(issued).toEqual(await ownReceipts(stay))
  expect(issued).toMatchObject([{ kind: 'receipt', cents: stay.totalCents, isVoid: false }])
  const letters = await lettersTo('grace@example.com')
  expect(letters.find(({ subject }) => subject === `Receipt ${issued[0].number}`)?.text).toContain(
    issued[0].link,
  )
  const { text, document } = await pdfAt(issued[0].link)
  for (const words of [
    `Receipt ${issued[0].number}`,
    'Sat, Nov 21, 2026',
    'Grace Güest, grace@example.com',
    stay.reference,
    '3 nights, 2 guests',
    '$450 × 3 nights $1,350.00',
    'Cleaning $120.00',
    'Occupancy tax $185.96',
    'Total $1,655.96 Paid $1,655.96',
    'Address Telluride, Colorado',
    'Payment method Credit Card: Visa ending in 4242',
    'Cancellation Seven Days Free: free until ',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('$0.00')
  expect((await document?.getMetadata())?.info).toMatchObject({
    Title: `Receipt ${issued[0].number} of Crypto Lodge`,
    Language: 'en-US',
  })
  expect(await document?.getMarkInfo()).toMatchObject({ Marked: true })
  const structure = JSON.stringify(await (await document?.getPage(1))?.getStructTree())
  for (const role of ['Document', 'H1', 'Table', 'TR', 'TH', 'TD']) expect(structure).toContain(`"${role}"`)
})

test('a receipt opens with its key, the key of its booking or an admin, and with nothing else', async () => {
  const stay = await aConfirmedStay()
  const other = await aConfirmedStay()
  const { receipts: issued } = await payStay(stay, stay.totalCents)
  const [path, own] = issued[0].link.split('?key=')
  const status = async (query: string, headers = {}) => (await pdfAt(`${path}${query}`, headers)).status
  expect(await status(`?key=${own}`)).toBe(200)
  expect(await status(`?key=${stay.key}`)).toBe(200)
  expect(await status('', { authorization: `Bearer ${token}` })).toBe(200)
  for (const query of ['', '?key=', '?key=wrong', `?key=${other.key}`, `?key=${own}x`])
    expect(await status(query)).toBe(404)
  expect((await pdfAt('/api/receipts/2026-999999.pdf')).status).toBe(404)
  expect((await send(`GET /api/bookings/${stay.reference}/receipts?key=wrong`)).status).toBe(404)
  expect((await send('GET /api/admin/payments/1/receipts')).status).toBe(401)
  expect((await admin('GET /api/admin/payments/99999/receipts')).status).toBe(404)
})

test('a receipt names who paid: neither a guest of later, nor anybody once the payer is erased', async () => {
  const stay = await aConfirmedStay()
  const metadata = { type: 'booking', reference: stay.reference, key: stay.key }
  await send('POST /api/create-payment-intent', { amount: stay.totalCents, metadata })
  await admin(`PUT /api/admin/bookings/${stay.id}`, { email: 'typo@example.com' })
  const { receipts: issued } = await payStay(stay, stay.totalCents)
  await admin(`PUT /api/admin/bookings/${stay.id}`, { name: 'Cora Corrected', email: 'cora@example.com' })
  const before = (await pdfAt(issued[0].link)).text
  expect(before).toContain('To Grace Güest, typo@example.com')
  expect(before).not.toMatch(/cora/i)
  const erasure = await admin('POST /api/admin/privacy/erase', { email: 'typo@example.com' })
  expect(erasure.body.erased).toMatchObject({ payments: 1 })
  const { status, text } = await pdfAt(issued[0].link)
  expect(status).toBe(200)
  expect(text).not.toMatch(/Grace|typo@|cora/i)
})

test('every refund has a credit note of its own, numbered in a series of its own', async () => {
  const stay = await aConfirmedStay()
  const { paymentId } = await payStay(stay, stay.totalCents)
  await admin(`POST /api/admin/payments/${paymentId}/refund`, { amountCents: 10_001 })
  await admin(`POST /api/admin/payments/${paymentId}/refund`)
  const [receipt, part, rest] = await readReceipts(paymentId)
  expect([part, rest]).toMatchObject([
    { kind: 'credit_note', cents: 10_001 },
    { kind: 'credit_note', cents: stay.totalCents - 10_001 },
  ])
  expect([part.number, rest.number]).toEqual(['CN-2026-000001', 'CN-2026-000002'])
  const { text } = await pdfAt(part.link)
  expect(text).toContain(`Credit note ${part.number}`)
  expect(text).toContain(`Receipt ${receipt.number}`)
  expect(text).toContain('Refunded with this credit note $100.01 Refunded in all $100.01')
})

test('a repeated webhook makes no second receipt', async () => {
  const stay = await aConfirmedStay()
  const { clientSecret, paymentId } = await payStay(stay, stay.totalCents)
  await stage.pay(clientSecret)
  expect(await readReceipts(paymentId)).toHaveLength(1)
})

test.each([
  ['a donation', { type: 'donation', email: 'dora@example.com' }, 2500, 'Donation $25.00 Total $25.00'],
  [
    'an investment',
    { type: 'investment', packageId: 'bronze', userName: 'Ivy', email: 'ivy@example.com' },
    0,
    'Total $',
  ],
])('%s has a receipt', async (_what, metadata, amount, words) => {
  const price = packages.find(({ id }) => id === (metadata as { packageId?: string }).packageId)?.price
  const { receipts: issued } = await payFor(metadata, price ? price * 100 : amount)
  const { text } = await pdfAt(issued[0].link)
  expect(text).toContain(words)
  expect(text).toContain(metadata.email)
  const [letter] = await lettersTo(metadata.email)
  expect(letter?.text).toContain(issued[0].link)
})

test('a print has a receipt, linked from the email about its order', async () => {
  const shipping = {
    name: 'Bea Buyer',
    email: 'bea@example.com',
    line1: '1 Main St',
    city: 'Boise',
    postalCode: '83702',
    country: 'United States',
  }
  const { clientSecret, paymentId } = (
    await send('POST /api/art-gallery/purchase', { artPieceId: 1, shipping })
  ).body
  await stage.pay(clientSecret)
  const [receipt] = await readReceipts(paymentId)
  expect((await pdfAt(receipt.link)).text).toMatch(/Print “.+” \$69\.99 Total \$69\.99 Paid \$69\.99/)
  const letters = await lettersTo('bea@example.com')
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain(receipt.link)
})

const lettersTo = (recipient: string) =>
  stage.testApp.context.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))

test('the payer gets an email with the link of each document, without the name that was typed', async () => {
  const metadata = { type: 'donation', userName: 'Sneaky Name', email: 'sam@example.com' }
  const { paymentId } = await payFor(metadata, 5000)
  await admin(`POST /api/admin/payments/${paymentId}/refund`)
  const [receipt, note] = await readReceipts(paymentId)
  const letters = await lettersTo('sam@example.com')
  expect(letters.map(({ subject }) => subject)).toEqual([
    `Receipt ${receipt.number}`,
    `Credit note ${note.number}`,
  ])
  expect(letters[0]?.text).toContain(receipt.link)
  expect(letters[1]?.html).toContain(note.link)
  for (const { text } of letters) expect(text).not.toContain('Sneaky')
})

test('a payment by hand has a receipt; set back it is void, and its number stays taken', async () => {
  const stay = await aConfirmedStay()
  const record = { bookingId: stay.id, amount: '100', status: 'completed', paymentMethod: 'cash' }
  const { id } = (await admin('POST /api/admin/payments', record)).body
  const setStatus = (status: string) => admin(`PUT /api/admin/payments/${id}/status`, { status })
  await setStatus('failed')
  await setStatus('completed')
  const [first, second] = await ownReceipts(stay)
  expect([first.isVoid, second.isVoid]).toEqual([true, false])
  expect(first.number).not.toBe(second.number)
  expect((await pdfAt(first.link)).text).toContain('Void')
  const { text } = await pdfAt(second.link)
  expect(text).toContain('Payment method Cash')
  expect(text).toContain('Paid $100.00 Due $1,555.96')
  await setStatus('refunded')
  expect(await readReceipts(id)).toMatchObject([
    { isVoid: true },
    { isVoid: false, kind: 'receipt' },
    { kind: 'credit_note', cents: 10_000 },
  ])
})

test('a payment that was never completed has no documents', async () => {
  const { id: bookingId } = await aConfirmedStay()
  const record = { bookingId, amount: '100.00', status: 'pending', paymentMethod: 'cash' }
  const { id } = (await admin('POST /api/admin/payments', record)).body
  await admin(`PUT /api/admin/payments/${id}/status`, { status: 'refunded' })
  expect(await readReceipts(id)).toEqual([])
})

test('a payment of a wrong amount that an owner completes has a receipt and a credit note of what came in', async () => {
  const request = { amount: 2500, metadata: { type: 'donation', email: 'wanda@example.com' } }
  const { clientSecret, paymentId } = (await send('POST /api/create-payment-intent', request)).body
  const { deliver, stripe, testApp } = stage
  const intent = stripe.intents.get(clientSecret.split('_secret_')[0])
  stripe.pay(clientSecret)
  Object.assign(intent ?? {}, { amount_received: 1000 })
  const raw = JSON.stringify({
    id: 'evt_wrong_amount',
    type: 'payment_intent.succeeded',
    data: { object: intent },
  })
  await deliver({ raw, signature: signWebhook(stripe.webhookSecret, raw, testApp.clock.now()) })
  expect(await readReceipts(paymentId)).toEqual([])
  await admin(`PUT /api/admin/payments/${paymentId}/status`, { status: 'completed' })
  await admin(`POST /api/admin/payments/${paymentId}/refund`)
  expect(await readReceipts(paymentId)).toMatchObject([
    { kind: 'receipt', cents: 1000, isVoid: false },
    { kind: 'credit_note', cents: 1000, isVoid: false },
  ])
  expect(await stage.givenBack(intent?.id ?? '')).toBe(1000)
})

test('a payment whose refund is the first news has a receipt and a credit note', async () => {
  const request = { amount: 2500, metadata: { type: 'donation', email: 'rita@example.com' } }
  const { clientSecret, paymentId } = (await send('POST /api/create-payment-intent', request)).body
  const paid = stage.stripe.pay(clientSecret)
  expect(await stage.deliver(stage.stripe.giveBack(clientSecret.split('_secret_')[0]))).toBe(200)
  expect(await stage.deliver(paid)).toBe(200)
  expect(await readReceipts(paymentId)).toMatchObject([
    { kind: 'receipt', cents: 2500, isVoid: false },
    { kind: 'credit_note', cents: 2500, isVoid: false },
  ])
})

test('a refund that the bank sends back makes its credit note void', async () => {
  const { paymentId, clientSecret } = await payFor({ type: 'donation' }, 3000)
  await admin(`POST /api/admin/payments/${paymentId}/refund`)
  const { deliver, stripe } = stage
  await deliver(stripe.failRefund(clientSecret.split('_secret_')[0]))
  expect(await readReceipts(paymentId)).toMatchObject([
    { kind: 'receipt', isVoid: false },
    { kind: 'credit_note', isVoid: true },
  ])
})

test('numbers start again every year', async () => {
  clock.set('2027-01-01T00:00:00Z')
  const { paymentId } = await payFor({ type: 'donation' }, 1000)
  const issued = await stage.testApp.context.db
    .select()
    .from(receipts)
    .where(eq(receipts.paymentId, paymentId))
  expect(issued.map(({ number }) => number)).toEqual(['2027-000001'])
  clock.set('2026-11-21T12:00:00Z')
})
