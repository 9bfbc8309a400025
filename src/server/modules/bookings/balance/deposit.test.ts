import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addDays } from '#contract/platform/dates.ts'
import { removeOldCards } from '#server/modules/payments/cards/card-storage.ts'
import { BALANCE, createDepositStays, DEPOSIT, PRICE } from '#server/testing/deposit-stays.ts'
import { type Stage, sandboxStage } from '#server/testing/payment-stages.ts'
import { testClock } from '#server/testing/test-clock.ts'

const clock = testClock('2026-11-21T18:00:00Z')
const CHECK_IN = '2027-03-31'
const CHECK_OUT = '2027-04-02'
const BALANCE_ON = '2027-03-01'

let stage: Stage
beforeAll(async () => {
  stage = await sandboxStage(clock)
  await stage.testApp.adminToken()
})
afterAll(() => stage.close())
const { send, admin, aRequest, aStay, aDepositStay, decide, intentFor, payWith, read, cancel } =
  createDepositStays(() => stage)

test('an owner sets, copies and removes the payment schedule of a lodge', async () => {
  const paymentSchedule = { depositPercent: 25, balanceDaysBefore: 14 }
  const edited = await admin('PUT /api/admin/lodges/cardano-lodge', { paymentSchedule })
  expect(edited.body.paymentSchedule).toEqual(paymentSchedule)
  const copy = (to: string[]) => admin('POST /api/admin/lodges/cardano-lodge/payment-schedule/copy', { to })
  expect((await copy(['doge-lodge', 'cardano-lodge'])).body).toEqual({ copied: 1 })
  expect((await copy(['doge-lodge', 'no-lodge'])).status).toBe(404)
  expect((await send('GET /api/lodges/doge-lodge')).body.paymentSchedule).toEqual(paymentSchedule)
  for (const wrong of [
    { depositPercent: 9, balanceDaysBefore: 14 },
    { depositPercent: 91, balanceDaysBefore: 14 },
    { depositPercent: 25, balanceDaysBefore: 0 },
    { depositPercent: 25, balanceDaysBefore: 121 },
  ])
    expect((await admin('PUT /api/admin/lodges/doge-lodge', { paymentSchedule: wrong })).status).toBe(400)
  await admin('PUT /api/admin/lodges/cardano-lodge', { paymentSchedule: null })
  expect((await send('GET /api/lodges/cardano-lodge')).body.paymentSchedule).toBeNull()
})

test('a booking keeps its schedule from the request on, whatever the owner changes later', async () => {
  const request = await aRequest(CHECK_IN, CHECK_OUT)
  expect(request.schedule).toEqual([
    { dueOn: null, cents: DEPOSIT, paidCents: 0 },
    { dueOn: BALANCE_ON, cents: BALANCE, paidCents: 0 },
  ])
  expect(request).toMatchObject({ card: null, money: { dueCents: PRICE, dueNowCents: DEPOSIT } })
  await admin(`PUT /api/admin/lodges/${request.slug}`, { paymentSchedule: null })
  const { body: confirmed } = await decide(request.id, 'confirmed')
  expect(confirmed.schedule).toEqual([
    { dueOn: '2026-11-21', cents: DEPOSIT, paidCents: 0 },
    { dueOn: BALANCE_ON, cents: BALANCE, paidCents: 0 },
  ])
  expect(confirmed.money).toMatchObject({
    dueCents: PRICE,
    dueNowCents: DEPOSIT,
    nextDueOn: BALANCE_ON,
    nextDueCents: BALANCE,
  })
})

test('a lodge without a schedule has everything due at once', async () => {
  const stay = await aRequest(CHECK_IN, CHECK_OUT, { paymentSchedule: null })
  expect(stay).toMatchObject({
    schedule: [],
    money: { dueCents: PRICE, dueNowCents: PRICE, nextDueOn: null, nextDueCents: 0 },
  })
})

test('a card pays what is due now or everything, and nothing else', async () => {
  const stay = await aStay(CHECK_IN, CHECK_OUT)
  expect((await intentFor(stay, BALANCE)).status).toBe(422)
  expect((await intentFor(stay, DEPOSIT - 1)).status).toBe(422)
  const all = await intentFor(stay, PRICE)
  const deposit = await intentFor(stay, DEPOSIT)
  expect([all.status, deposit.status]).toEqual([200, 200])
  expect((await intentFor(stay, DEPOSIT)).body.paymentId).toBe(deposit.body.paymentId)
  await stage.pay(deposit.body.clientSecret)
  expect(await read(stay)).toMatchObject({
    schedule: [{ paidCents: DEPOSIT }, { paidCents: 0 }],
    money: { dueCents: BALANCE, dueNowCents: 0, nextDueCents: BALANCE },
    card: { brand: 'visa', last4: '4242', expires: '12/34' },
  })
  await payWith(stay, BALANCE)
  expect((await read(stay)).money).toMatchObject({ dueCents: 0, nextDueOn: null })
})

test('an instant booking is confirmed by its deposit', async () => {
  const stay = await aRequest(CHECK_IN, CHECK_OUT, { instantBook: true })
  expect(stay.status).toBe('awaiting_payment')
  await payWith(stay, DEPOSIT)
  expect(await read(stay)).toMatchObject({
    status: 'confirmed',
    schedule: [
      { dueOn: '2026-11-21', paidCents: DEPOSIT },
      { dueOn: BALANCE_ON, paidCents: 0 },
    ],
  })
})

test('a change of the stay plans again what is unpaid', async () => {
  const stay = await aDepositStay(CHECK_IN, CHECK_OUT)
  const changed = await admin(`PUT /api/admin/bookings/${stay.id}`, {
    checkIn: addDays(CHECK_IN, 7),
    checkOut: addDays(CHECK_OUT, 8),
    price: 'recalculate',
  })
  expect(changed.body.schedule).toEqual([
    { dueOn: '2026-11-21', cents: DEPOSIT, paidCents: DEPOSIT },
    { dueOn: addDays(BALANCE_ON, 7), cents: 120_000, paidCents: 0 },
  ])
  const undone = await admin(`POST /api/admin/bookings/${stay.id}/undo`)
  expect(undone.body.schedule[1]).toEqual({ dueOn: BALANCE_ON, cents: BALANCE, paidCents: 0 })
})

test('what is kept of a cancelled stay is at most what was paid, and nothing is due any more', async () => {
  const stay = await aDepositStay('2026-12-24', '2026-12-26')
  await admin(`PUT /api/admin/lodges/${stay.slug}`, { cancellationPolicy: { name: 'None', steps: [] } })
  const far = await aRequest(CHECK_IN, CHECK_OUT, { cancellationPolicy: { name: 'None', steps: [] } })
  await decide(far.id, 'confirmed')
  await payWith(far, DEPOSIT)
  clock.pass(25 * 3_600_000)
  expect((await cancel(far)).body).toMatchObject({
    keptCents: DEPOSIT,
    schedule: [],
    money: { totalCents: DEPOSIT, dueCents: 0, dueNowCents: 0, refundingCents: 0, nextDueOn: null },
  })
  const unpaid = await aStay('2027-05-01', '2027-05-03')
  const refused = await decide(unpaid.id, 'cancelled', { keepCents: 1 })
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [{ path: 'keepCents', message: 'At most $0 can be kept' }],
  ])
  const more = await decide(stay.id, 'cancelled', { keepCents: PRICE + 1 })
  expect(more.status).toBe(422)
})

test('a card is set up without a charge, replaced and removed', async () => {
  const stay = await aDepositStay(CHECK_IN, CHECK_OUT)
  const card = `/api/bookings/${stay.reference}/card?key=${stay.key}`
  const setup = await send(`POST ${card}`)
  expect(setup.status).toBe(201)
  await stage.confirmSetup(setup.body.clientSecret, '5555555555554444')
  const replaced = await read(stay)
  expect(replaced).toMatchObject({
    card: { brand: 'mastercard', last4: '4444' },
    money: { paidCents: DEPOSIT },
  })
  expect((await send(`DELETE ${card}`)).body.card).toBeNull()
  expect((await read(stay)).card).toBeNull()
  expect((await send(`POST /api/bookings/${stay.reference}/card?key=wrong`)).status).toBe(404)
  const request = await aRequest(CHECK_IN, CHECK_OUT)
  expect((await send(`POST /api/bookings/${request.reference}/card?key=${request.key}`)).status).toBe(409)
})

test('the cards of cancelled stays and of erased guests are removed at the provider', async () => {
  const { gateway } = stage.testApp.deps
  if (!gateway) throw new Error('the stage has no gateway')
  const removeCard = vi.spyOn(gateway, 'removeCard')
  const sweep = async () => {
    removeCard.mockClear()
    await removeOldCards(stage.testApp.context, gateway)
    return removeCard.mock.calls.length
  }
  await sweep()
  const cancelled = await aDepositStay('2027-06-01', '2027-06-03')
  const kept = await aDepositStay('2027-06-05', '2027-06-07')
  await cancel(cancelled)
  expect(await sweep()).toBe(1)
  expect([(await read(cancelled)).card, (await read(kept)).card?.last4]).toEqual([null, '4242'])
  clock.set('2027-06-08T18:00:00Z')
  const { body } = await admin('POST /api/admin/privacy/erase', { email: kept.guestEmail })
  expect(body.erased).toBeDefined()
  expect(await sweep()).toBeGreaterThan(0)
})
