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
  type RandomCourse,
  type RandomPolicy,
  type RandomStay,
  randomCourse,
  randomExtra,
  randomPolicy,
  randomStay,
  randomTariff,
} from '#server/testing/random-stays.ts'
import {
  type ReferenceExtra,
  type ReferenceTariff,
  referenceArrival,
  referenceDueNow,
  referenceKept,
  referenceLines,
} from '#server/testing/reference-price.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { changeBooking } from '../bookings/changes/change-booking.ts'
import { decideBooking } from '../bookings/changes/decisions.ts'
import { changeCharges } from '../charges/charges.ts'
import { changeExtras } from '../extras/extras.ts'
import { editLodge, readLodge } from '../lodges/lodges.ts'
import { createPromotion, deletePromotion, listPromotions } from '../promotions/promotions.ts'
import { changeRates } from '../rates/rate-changes.ts'

/**
 * Every stay goes the whole way: quote, booking with extras, new dates by the owner, deposit or whole payment, receipt, edits by the
 * owner, later extras at the taxes of before, balance, goodwill, cancellation, refund, credit note. TEST_ROUNDS=100 runs 10,000 stays. Every
 * fiftieth receipt is read back from its PDF.
 */
const STAYS = rounds(100)
const STAYS_A_RUN = 10
const PDF_EVERY = 50
const START = '2026-11-21T12:00:00Z'
/** That day at the lodge. */
const TODAY = '2026-11-21'
const LAST_DAY = addDays(FIRST_DAY, 400)
const slug = 'moo-deng-lodge'

const clock = testClock(START)
let testApp: TestApp
let owner: Context
let token: string
let lodge: { id: number; timeZone: string }
beforeAll(async () => {
  testApp = await createTestApp({ clock })
  owner = { ...testApp.context, admin: { id: 1, name: 'Olive', role: 'admin', email: 'o@example.com' } }
  token = await testApp.adminToken()
  lodge = await readLodge(testApp.context, slug)
  await send('POST /api/badges/day1', { userName: 'Early', userEmail: 'early@example.com' })
})
afterAll(() => testApp.close())

const step = fc.record({
  ...{ tariff: randomTariff, policy: randomPolicy, stay: randomStay, course: randomCourse },
  extras: fc.array(randomExtra, { maxLength: 3 }),
})
const steps = fc.array(step, { minLength: STAYS_A_RUN, maxLength: STAYS_A_RUN })

/** Offers these extras and chooses all of them. */
async function offer(extras: readonly ReferenceExtra[]) {
  const edited = extras.map(({ quantity, ...extra }) => ({
    ...{ ...extra, max: quantity, description: '', needsApproval: false, noticeHours: 0 },
  }))
  const stored = await changeExtras(owner, slug, { extras: edited })
  return stored.extras.map(({ id }, index) => ({ id, quantity: extras[index]?.quantity ?? 1 }))
}

async function setTariff(
  { price, overrides, fees, taxes }: ReferenceTariff,
  policy: RandomPolicy,
  { schedule: paymentSchedule }: RandomCourse,
): Promise<void> {
  await editLodge(owner, slug, { price, cancellationPolicy: policy, maxDogs: 2, paymentSchedule })
  await changeRates(owner, slug, { from: FIRST_DAY, to: LAST_DAY, price: null })
  for (const change of overrides) await changeRates(owner, slug, change)
  await changeCharges(owner, slug, { fees, taxes })
}

/** Replaces the promotions: the first needs a code, the others apply by themselves. */
async function setPromotions({ promotions: wanted }: RandomStay): Promise<void> {
  for (const { id } of await listPromotions(owner)) await deletePromotion(owner, id)
  for (const [index, promotion] of wanted.entries())
    await createPromotion(
      owner,
      PromotionEdit.parse({ ...promotion, name: `Offer ${index}`, code: index === 0 ? 'CHAIN' : null }),
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

/** Quotes, books, confirms, moves and pays a stay, or its deposit; checks that every step says the same. */
async function buy(chosen: ChosenStay, tariff: ReferenceTariff, course: RandomCourse) {
  clock.set(START)
  await setPromotions(chosen)
  const lines = referenceLines(chosen, tariff)
  const totalCents = expectedTotal(chosen, tariff)
  const email = chosen.isDay1 ? 'early@example.com' : 'late@example.com'
  const { checkIn, guests, dogs } = chosen
  const dates = { checkIn, checkOut: addDays(checkIn, chosen.nights), guests, dogs }
  const code = chosen.promotions.length > 0 ? 'chain' : ''
  const extras = await offer(chosen.extras)
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
  const stay = await move(
    { ...chosen, promotions: appliedPromotions(chosen, booking) },
    tariff,
    course,
    booking,
  )
  const dueNowCents = referenceDueNow(expectedTotal(stay, tariff), stay.checkIn, course.schedule, TODAY)
  const intent = await pay(booking, dueNowCents)
  const [receipt] = await send(`GET /api/bookings/${booking.reference}/receipts?key=${booking.key}`)
  expect(receipt).toMatchObject({ kind: 'receipt', cents: dueNowCents })
  return { booking, stay, intent, receipt, dueNowCents }
}

/** The promotion that the booking has got: at other dates it would be compared with none of the others. */
function appliedPromotions(
  { promotions }: ChosenStay,
  { promotion }: { promotion: { name: string } | null },
) {
  return promotions.filter((_, index) => promotion?.name === `Offer ${index}`)
}

/** Moves a stay that is not paid, by the owner; gives the stay as it is then. */
async function move(
  chosen: ChosenStay,
  tariff: ReferenceTariff,
  { move: to }: RandomCourse,
  { id, reference, key }: { id: number; reference: string; key: string },
): Promise<ChosenStay> {
  if (!to) return chosen
  const stay = { ...chosen, checkIn: addDays(chosen.checkIn, to.days), nights: to.nights }
  const totalCents = expectedTotal(stay, tariff)
  // What is too little for a card could not be paid.
  if (totalCents < MIN_CARD_CENTS) return chosen
  const dates = { checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, to.nights) }
  await changeBooking(owner, id, { ...dates, price: 'recalculate' })
  const lines = referenceLines(stay, tariff).map((line) => expect.objectContaining(line))
  expect(await send(`GET /api/bookings/${reference}?key=${key}`)).toMatchObject({ totalCents, lines })
  return stay
}

async function pay({ reference, key }: { reference: string; key: string }, amount: number) {
  const metadata = { type: 'booking', reference, key }
  const intent = await send('POST /api/create-payment-intent', { amount, metadata })
  await send('POST /api/sandbox/confirm', { clientSecret: intent.clientSecret, card })
  return intent
}

type Bought = Awaited<ReturnType<typeof buy>>

/** Orders extras for a stay whose first part is paid, and pays them; gives what the stay costs then, in cents. */
async function orderMore(
  { stay, booking }: Bought,
  tariff: ReferenceTariff,
  ordered: readonly ReferenceExtra[],
): Promise<number> {
  const totalCents = expectedTotal(stay, tariff)
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

/** Pays the balance, or removes the card that would pay it; gives what is paid in all, in cents. */
async function settleBalance(
  { stay, booking, dueNowCents }: Bought,
  tariff: ReferenceTariff,
  totalCents: number,
  { isBalancePaid }: RandomCourse,
): Promise<number> {
  const balanceCents = expectedTotal(stay, tariff) - dueNowCents
  const { reference, key } = booking
  const { money } = await send(`GET /api/bookings/${reference}?key=${key}`)
  expect(money).toMatchObject({
    dueNowCents: 0,
    dueCents: balanceCents,
    paidCents: totalCents - balanceCents,
  })
  if (balanceCents === 0) return totalCents
  if (isBalancePaid) {
    await pay(booking, balanceCents)
    return totalCents
  }
  await send(`DELETE /api/bookings/${reference}/card?key=${key}`)
  return totalCents - balanceCents
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
  // Lines of nothing are left out.
  for (const { cents } of lines.filter(({ cents }) => cents !== 0))
    expect(text).toContain(formatDecimal(Math.abs(cents) / 100))
  expect(text).toMatch(new RegExp(`Total\\s+\\${formatDecimal(totalCents / 100)}\\s`))
}

/** Refunds a part of the first payment as goodwill, by the owner; gives the cents by which the price falls. */
async function refundGoodwill(
  { intent, booking, dueNowCents }: Bought,
  totalCents: number,
  { goodwillPercent }: RandomCourse,
): Promise<number> {
  const amountCents = Math.floor((dueNowCents * (goodwillPercent ?? 0)) / 100)
  if (amountCents === 0) return 0
  const body = { amountCents, reason: 'goodwill' }
  const call = `POST /api/admin/payments/${intent.paymentId}/refund` as const
  const refund = await testApp.send(call, { token, body })
  if (refund.status !== 200) throw new Error(`${call}: ${refund.status} ${JSON.stringify(refund.body)}`)
  const after = await send(`GET /api/bookings/${booking.reference}?key=${booking.key}`)
  expect(after).toMatchObject({
    totalCents: totalCents - amountCents,
    money: { refundedCents: amountCents, dueNowCents: 0 },
  })
  expect(after.lines.at(-1)).toMatchObject({ kind: 'goodwill', name: 'Goodwill', cents: -amountCents })
  return amountCents
}

/** Cancels the stay; checks that what is kept, given back and credited is what was shown. */
async function cancel(
  { stay, booking: { id, reference, key } }: Bought,
  policy: RandomPolicy,
  { totalCents, paidCents, goodwillCents }: { totalCents: number; paidCents: number; goodwillCents: number },
): Promise<void> {
  const arrival = referenceArrival(lodge.timeZone, stay.checkIn)
  const now = cancelInstant(stay, policy, Date.parse(START), arrival)
  const left = { totalCents: totalCents - goodwillCents, paidCents: paidCents - goodwillCents }
  const terms = { ...left, steps: policy.steps, arrival, requested: Date.parse(START) }
  const keptCents = referenceKept(terms, now)
  clock.set(new Date(now).toISOString())
  const cancelled = await send(`POST /api/bookings/${reference}/cancel?key=${key}`)
  expect(cancelled).toMatchObject({
    keptCents,
    totalCents: left.totalCents,
    money: { totalCents: keptCents, dueCents: 0 },
  })
  const refundedCents = paidCents - keptCents
  await vi.waitFor(
    async () => {
      const { money } = await send(`GET /api/bookings/${reference}?key=${key}`)
      expect(money).toMatchObject({ paidCents, refundedCents, refundingCents: 0 })
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
        for (const [index, { tariff, policy, course, ...chosen }] of run.entries()) {
          const stay = { ...chosen.stay, extras: chosen.extras }
          if (index === 0) await setTariff(tariff, policy, course)
          // A dollar's night costs a Day 1 Investor nothing: there is nothing to pay by card.
          const bought = expectedTotal(stay, tariff) < MIN_CARD_CENTS ? null : await buy(stay, tariff, course)
          if (bought) await expectCharged(bought.intent, bought.dueNowCents)
          if (bought && sold++ % PDF_EVERY === 0)
            await expectPrinted(
              bought.receipt.link,
              referenceLines(bought.stay, tariff),
              expectedTotal(bought.stay, tariff),
            )
          // Before the guest cancels, the owner changes rates, charges, policy and price to the next stay's.
          const later = run[index + 1]
          if (later) await setTariff(later.tariff, later.policy, later.course)
          if (!bought) continue
          const totalCents = await orderMore(bought, tariff, course.ordered)
          const paidCents = await settleBalance(bought, tariff, totalCents, course)
          const goodwillCents = await refundGoodwill(bought, totalCents, course)
          await cancel(bought, policy, { totalCents, paidCents, goodwillCents })
        }
      }),
      { numRuns: Math.ceil(STAYS / STAYS_A_RUN), endOnFailure: true },
    )
  },
  120_000 + STAYS * 1000,
)
