import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#contract/platform/dates.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { stripeStage } from '#server/testing/payment-stages.ts'
import { type TestApp, testAdmin } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'

const BY_HAND = 'comes back to you. The owner will write to you about it.'
const GIVE_BACK = 'was not paid by card. Please give it back and write to the guest about it.'

let stage: Awaited<ReturnType<typeof stripeStage>>
let token: string
beforeAll(async () => {
  stage = await stripeStage(testClock('2026-11-21T18:00:00Z'))
  token = await stage.testApp.adminToken()
})
afterAll(() => stage.close())

type Call = Parameters<TestApp['send']>[0]
const send = (call: Call, body?: object) => stage.testApp.send(call, body ? { body } : {})
const admin = (call: Call, body?: object) => stage.testApp.send(call, { body, token })

type Stay = { id: number; reference: string; key: string }

let checkIn = '2027-02-01'
/** Three nights for $1,350, confirmed. */
async function aStay(): Promise<Stay> {
  checkIn = addDays(checkIn, 4)
  const guest = { name: 'Gus', email: 'gus@example.com', guests: 2, lodgeId: 1 }
  const stay = (await send('POST /api/bookings', { ...guest, checkIn, checkOut: addDays(checkIn, 3) })).body
  await admin(`PUT /api/admin/bookings/${stay.id}/status`, { status: 'confirmed' })
  return stay
}

async function payByHand({ id }: Stay, amount: string) {
  const payment = { bookingId: id, amount, paymentMethod: 'bank_transfer', status: 'completed' }
  expect((await admin('POST /api/admin/payments', payment)).status).toBe(201)
}

async function payByCard({ reference, key }: Stay, amount: number) {
  const metadata = { type: 'booking', reference, key }
  const intent = (await send('POST /api/create-payment-intent', { amount, metadata })).body
  await stage.pay(intent.clientSecret)
}

const cancelAsGuest = ({ reference, key }: Stay) => send(`POST /api/bookings/${reference}/cancel?key=${key}`)
const cancelAsOwner = ({ id }: Stay, keepCents = 0) =>
  admin(`PUT /api/admin/bookings/${id}/status`, { status: 'cancelled', keepCents })

/** The texts of the e-mails about the cancelled stay: the guest's and the owner's. */
async function emailsAbout({ reference }: Stay): Promise<string[]> {
  const about = and(eq(mailOutbox.bookingReference, reference), like(mailOutbox.subject, 'Cancelled: %'))
  const rows = await stage.testApp.context.db.select().from(mailOutbox).where(about)
  return ['gus@example.com', testAdmin.email].map(
    (address) => rows.find(({ recipient }) => recipient === address)?.text.replaceAll(/\s+/g, ' ') ?? '',
  )
}

test.each([
  ['the guest', cancelAsGuest],
  ['the owner', cancelAsOwner],
])(
  'when %s cancels a stay paid by hand, both learn that the money goes back by hand',
  async (_who, cancel) => {
    const stay = await aStay()
    await payByHand(stay, '1350.00')
    expect((await cancel(stay)).status).toBe(200)
    const [toGuest, toOwner] = await emailsAbout(stay)
    expect(toGuest).toContain(`What you paid, $1,350, ${BY_HAND}`)
    expect(toOwner).toContain(
      `$1,350 ${GIVE_BACK} Then record it on the booking’s page: “I have given $1,350`,
    )
  },
)

test('of a stay paid by hand only what is not kept goes back', async () => {
  const stay = await aStay()
  await payByHand(stay, '1350.00')
  await cancelAsOwner(stay, 67_500)
  const [toGuest, toOwner] = await emailsAbout(stay)
  expect(toGuest).toContain(`Of the price $675 is kept. Of what you paid, $675 ${BY_HAND}`)
  expect(toOwner).toContain(`$675 ${GIVE_BACK}`)
})

test('of a stay paid in two ways each part goes back its own way', async () => {
  const stay = await aStay()
  await payByHand(stay, '1000.00')
  await payByCard(stay, 35_000)
  await cancelAsOwner(stay, 67_500)
  const [toGuest, toOwner] = await emailsAbout(stay)
  expect(toGuest).toContain('$350.00 goes back the way it was paid.')
  expect(toGuest).toContain(`Of what you paid, $325 ${BY_HAND}`)
  expect(toOwner).toContain(`$325 ${GIVE_BACK}`)
})

test('of a stay paid by card nothing goes back by hand', async () => {
  const stay = await aStay()
  await payByCard(stay, 135_000)
  await cancelAsOwner(stay, 67_500)
  const [toGuest, toOwner] = await emailsAbout(stay)
  expect(toGuest).toContain('$675.00 goes back the way it was paid.')
  expect(toGuest).not.toContain(BY_HAND)
  expect(toOwner).toContain('Of the price $675 is kept.')
  expect(toOwner).not.toContain(GIVE_BACK)
})

test.each([
  ['nothing', null, 0, 'You were not charged.', 'Nothing is kept.'],
  ['a part', '200.00', 20_000, 'Of the price $200 is kept.', 'Of the price $200 is kept.'],
  ['more', '675.00', 67_500, 'Of the price $675 is kept.', 'Of the price $675 is kept.'],
])(
  'of a stay of which %s was paid, no more than that is kept',
  async (_paid, paid, keepCents, ...sentences) => {
    const stay = await aStay()
    if (paid) await payByHand(stay, paid)
    await cancelAsOwner(stay, keepCents)
    for (const [index, text] of (await emailsAbout(stay)).entries()) {
      expect(text).toContain(sentences[index])
      expect(text).not.toMatch(/comes back|give it back/)
    }
  },
)
