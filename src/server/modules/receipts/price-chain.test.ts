import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { MIN_CARD_CENTS } from '#contract/bookings/paid-stay.ts'
import { addDays } from '#contract/platform/dates.ts'
import { decimalOfCents, formatDecimal } from '#contract/platform/money.ts'
import { PromotionEdit } from '#contract/promotions/promotions.ts'
import { rounds } from '#contract/testing/rounds.ts'
import type { Context } from '#server/platform/context.ts'
import { payments, sandboxIntents } from '#server/platform/database/tables/payments.ts'
import {
  cancelInstant,
  FIRST_DAY,
  type RandomPolicy,
  type RandomStay,
  randomExtra,
  randomPolicy,
  randomStay,
  randomTariff,
} from '#server/testing/random-stays.ts'
import {
  type ReferenceExtra,
  type ReferenceTariff,
  referenceArrival,
  referenceKept,
  referenceLines,
} from '#server/testing/reference-price.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { decideBooking } from '../bookings/changes/decisions.ts'
import { changeCharges } from '../charges/charges.ts'
import { changeExtras } from '../extras/extras.ts'
import { editLodge, readLodge } from '../lodges/lodges.ts'
import { createPromotion, deletePromotion, listPromotions } from '../promotions/promotions.ts'
import { changeRates } from '../rates/rate-changes.ts'

/**
 * Every stay goes the whole way: quote, booking with extras, card payment, receipt, edits by the owner, later extras at the taxes of before, cancellation, refund, credit note. TEST_ROUNDS=100
 * runs 10,000 stays. Every fiftieth receipt is read back from its PDF.
 */
const STAYS = rounds(100)
const STAYS_A_RUN = 10
const PDF_EVERY = 50
const START = '2026-11-21T12:00:00Z'
const LAST_DAY = addDays(FIRST_DAY, 400)
const slug = 'moo-deng-lodge'

const clock = testClock(START)
let testApp: TestApp
let owner: Context
let lodge: { id: number; timeZone: string }
beforeAll(async () => {
  testApp = await createTestApp({ clock })
  owner = { ...testApp.context, admin: { id: 1, name: 'Olive', role: 'admin', email: 'o@example.com' } }
  lodge = await readLodge(testApp.context, slug)
  await send('POST /api/badges/day1', { userName: 'Early', userEmail: 'early@example.com' })
})
afterAll(() => testApp.close())

const step = fc.record({
  ...{ tariff: randomTariff, policy: randomPolicy, stay: randomStay },
  extras: fc.array(randomExtra, { maxLength: 3 }),
  ordered: fc.array(randomExtra, { maxLength: 2 }),
})
const steps = fc.array(step, { minLength: STAYS_A_RUN, maxLength: STAYS_A_RUN })

/** Offers these extras and chooses all of them. */
async function offer(extras: readonly ReferenceExtra[]) {
  const edited = extras.map(({ quantity, ...extra }) => ({
    ...{ ...extra, max: quantity, description: '', needsApproval: false, noticeHours: 0 },
  }))
  const stored = await changeExtras(owner, slug, { extras: edited })
  return stored.extras.map(({ id }, place) => ({ id, quantity: extras[place]?.quantity ?? 1 }))
}

async function setTariff(
  { price, overrides, fees, taxes }: ReferenceTariff,
  policy: RandomPolicy,
): Promise<void> {
  await editLodge(owner, slug, { price, cancellationPolicy: policy, maxDogs: 2 })
  await changeRates(owner, slug, { from: FIRST_DAY, to: LAST_DAY, price: null })
  for (const change of overrides) await changeRates(owner, slug, change)
  await changeCharges(owner, slug, { fees, taxes })
}

/** Replaces the promotions: the first needs a code, the others apply by themselves. */
async function setPromotions({ promotions: wanted }: RandomStay): Promise<void> {
  for (const { id } of await listPromotions(owner)) await deletePromotion(owner, id)
  for (const [place, promotion] of wanted.entries())
    await createPromotion(
      owner,
      PromotionEdit.parse({ ...promotion, name: `Offer ${place}`, code: place === 0 ? 'CHAIN' : null }),
    )
}

const card = { number: '4242424242424242', expiry: '12 / 34', cvc: '123' }

async function send(call: Parameters<TestApp['send']>[0], body?: object) {
  const answer = await testApp.send(call, body ? { body } : {})
  if (answer.status >= 300) throw new Error(`${call}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

type ChosenStay = RandomStay & { extras: readonly ReferenceExtra[] }

const expectedTotal = (stay: ChosenStay, tariff: ReferenceTariff): number =>
  referenceLines(stay, tariff).reduce((sum, { cents }) => sum + cents, 0)

/** Quotes, books, confirms and pays a stay; checks that every step says the same. */
async function buy(stay: ChosenStay, tariff: ReferenceTariff) {
  clock.set(START)
  await setPromotions(stay)
  const lines = referenceLines(stay, tariff)
  const totalCents = expectedTotal(stay, tariff)
  const email = stay.isDay1 ? 'early@example.com' : 'late@example.com'
  const { checkIn, guests, dogs } = stay
  const dates = { checkIn, checkOut: addDays(checkIn, stay.nights), guests, dogs }
  const code = stay.promotions.length > 0 ? 'chain' : ''
  const extras = await offer(stay.extras)
  const listed = extras.map(({ id, quantity }) => `${id}:${quantity}`).join()
  const counts = { guests: String(guests), dogs: String(dogs) }
  const query = new URLSearchParams({ ...dates, ...counts, email, code, extras: listed })
  const priced = { totalCents, lines: lines.map((line) => expect.objectContaining(line)) }
  expect(await send(`GET /api/lodges/${slug}/quote?${query}`)).toMatchObject(priced)
  const contact = { name: 'Chain', email, lodgeId: lodge.id, code }
  const request = { ...dates, ...contact, extras, expectedTotalCents: totalCents }
  const booking = await send('POST /api/bookings', request)
  expect(booking).toMatchObject({ ...priced, money: { totalCents, dueCents: totalCents } })
  await decideBooking(owner, booking.id, { status: 'confirmed' })
  const { reference, key } = booking
  const intent = await pay(booking, totalCents)
  const [receipt] = await send(`GET /api/bookings/${reference}/receipts?key=${key}`)
  expect(receipt).toMatchObject({ kind: 'receipt', cents: totalCents })
  return { booking, intent, receipt, totalCents, lines }
}

async function pay({ reference, key }: { reference: string; key: string }, amount: number) {
  const metadata = { type: 'booking', reference, key }
  const intent = await send('POST /api/create-payment-intent', { amount, metadata })
  await send('POST /api/sandbox/confirm', { clientSecret: intent.clientSecret, card })
  return intent
}

/** Orders extras for a stay that is paid, and pays them; gives what the stay costs then. */
async function orderMore(
  stay: ChosenStay,
  tariff: ReferenceTariff,
  { booking, totalCents }: Awaited<ReturnType<typeof buy>>,
  ordered: readonly ReferenceExtra[],
): Promise<number> {
  if (ordered.length === 0) return totalCents
  const all = { ...stay, extras: [...stay.extras, ...ordered] }
  const moreCents = expectedTotal(all, tariff) - totalCents
  const body = { extras: await offer(ordered) }
  const after = await send(`POST /api/bookings/${booking.reference}/extras?key=${booking.key}`, body)
  const lines = referenceLines(all, tariff).map((line) => expect.objectContaining(line))
  expect(after).toMatchObject({
    totalCents: totalCents + moreCents,
    lines,
    money: { dueNowCents: moreCents },
  })
  await pay(booking, moreCents)
  return totalCents + moreCents
}

async function expectCharged(intent: { clientSecret: string; paymentId: number }, totalCents: number) {
  const { db } = testApp.context
  const [payment] = await db.select().from(payments).where(eq(payments.id, intent.paymentId))
  expect(payment).toMatchObject({ status: 'completed', amount: decimalOfCents(totalCents) })
  const [charged] = await db
    .select()
    .from(sandboxIntents)
    .where(eq(sandboxIntents.clientSecret, intent.clientSecret))
  expect(charged).toMatchObject({ status: 'succeeded', amount: totalCents })
}

async function expectPrinted(link: string, lines: { cents: number }[], totalCents: number): Promise<void> {
  const { rawPayload } = await testApp.app.inject({ url: link })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
  for (const { cents } of lines) expect(text).toContain(formatDecimal(Math.abs(cents) / 100))
  expect(text).toMatch(new RegExp(`Total\\s+\\${formatDecimal(totalCents / 100)}\\s`))
}

/** Cancels the stay; checks that what is kept, given back and credited is what was shown. */
async function cancel(
  stay: RandomStay,
  policy: RandomPolicy,
  bought: Awaited<ReturnType<typeof buy>>,
): Promise<void> {
  const { totalCents } = bought
  const { id, reference, key } = bought.booking
  const arrival = referenceArrival(lodge.timeZone, stay.checkIn)
  const now = cancelInstant(stay, policy, Date.parse(START), arrival)
  const terms = { totalCents, steps: policy.steps, arrival, requested: Date.parse(START) }
  const keptCents = referenceKept(terms, now)
  clock.set(new Date(now).toISOString())
  const cancelled = await send(`POST /api/bookings/${reference}/cancel?key=${key}`)
  expect(cancelled).toMatchObject({ keptCents, totalCents, money: { totalCents: keptCents, dueCents: 0 } })
  const refundedCents = totalCents - keptCents
  await vi.waitFor(
    async () => {
      const { money } = await send(`GET /api/bookings/${reference}?key=${key}`)
      expect(money).toMatchObject({ paidCents: totalCents, refundedCents, refundingCents: 0 })
    },
    { timeout: 90_000 },
  )
  const receipts = await send(`GET /api/bookings/${reference}/receipts?key=${key}`)
  const notes = receipts.filter(({ kind }: { kind: string }) => kind === 'credit_note')
  expect(addUp(notes.map(({ cents }: { cents: number }) => cents))).toBe(refundedCents)
  const charged = await testApp.context.db
    .select({ refunded: sandboxIntents.refunded })
    .from(sandboxIntents)
    .innerJoin(payments, eq(payments.stripePaymentId, sandboxIntents.id))
    .where(eq(payments.bookingId, id))
  expect(addUp(charged.map(({ refunded }) => refunded))).toBe(refundedCents)
}

const addUp = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0)

test(
  `of ${STAYS} random stays, quote, booking, charge and receipt are one sum, and the refund is the agreed one`,
  async () => {
    let sold = 0
    await fc.assert(
      fc.asyncProperty(steps, async (run) => {
        for (const [place, { tariff, policy, ordered, ...chosen }] of run.entries()) {
          const stay = { ...chosen.stay, extras: chosen.extras }
          if (place === 0) await setTariff(tariff, policy)
          // A dollar's night costs a Day 1 Investor nothing: there is nothing to pay by card.
          const bought = expectedTotal(stay, tariff) < MIN_CARD_CENTS ? null : await buy(stay, tariff)
          if (bought) await expectCharged(bought.intent, bought.totalCents)
          if (bought && sold++ % PDF_EVERY === 0)
            await expectPrinted(bought.receipt.link, bought.lines, bought.totalCents)
          // Before the guest cancels, the owner changes rates, charges, policy and price to the next stay's.
          const later = run[place + 1]
          if (later) await setTariff(later.tariff, later.policy)
          if (!bought) continue
          const totalCents = await orderMore(stay, tariff, bought, ordered)
          await cancel(stay, policy, { ...bought, totalCents })
        }
      }),
      { numRuns: Math.ceil(STAYS / STAYS_A_RUN), endOnFailure: true },
    )
  },
  120_000 + STAYS * 1000,
)
