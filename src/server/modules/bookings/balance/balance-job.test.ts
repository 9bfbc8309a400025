import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatDate } from '#contract/platform/dates.ts'
import {
  BALANCE,
  CHECK_IN,
  CHECK_OUT,
  chargeTime,
  createDepositStays,
  DEPOSIT,
  meeting,
  PRICE,
} from '#server/testing/deposit-stays.ts'
import { providerStages, type Stage } from '#server/testing/payment-stages.ts'
import { testAdmin } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { workOnBalances } from './balance-job.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const TODAY = '2026-11-21T18:00:00Z'
const DECLINES = '4000000000000341'
const ASKS = '4000000000003220'
describe.each(providerStages)('balances charged through %s', (_name, open) => {
  const clock = testClock(TODAY)
  let stage: Stage
  beforeAll(async () => {
    stage = await open(clock)
    await stage.testApp.adminToken()
  })
  afterAll(() => stage.close())
  const { send, admin, aDepositStay, intentFor, read, cancel, subjectsTo, heldByProvider } =
    createDepositStays(() => stage)

  const at = (ms: number) => clock.set(new Date(ms).toISOString())
  const work = (gateway = stage.testApp.deps.gateway) =>
    workOnBalances(stage.testApp.context, { ...stage.testApp.deps, gateway })
  const aStay = (number?: string) => {
    clock.set(TODAY)
    return aDepositStay(CHECK_IN, CHECK_OUT, number)
  }
  const findDue = async ({ id }: { id: number }) =>
    (await admin('GET /api/admin/due')).body.find((stay: { id: number }) => stay.id === id)
  test('charges the balance at 10:00 of the lodge, once, after an e-mail a week before', async () => {
    const stay = await aStay()
    at(chargeTime(stay) - 7 * DAY - MINUTE)
    await work()
    expect(await subjectsTo('grace@example.com', stay.reference)).not.toContain(
      `Your balance is due on ${formatDate('2027-01-15')}`,
    )
    at(chargeTime(stay) - 7 * DAY)
    await work()
    await work()
    const reminders = (await subjectsTo('grace@example.com', stay.reference)).filter(
      (subject) => subject === `Your balance is due on ${formatDate('2027-01-15')}`,
    )
    expect(reminders).toHaveLength(1)
    at(chargeTime(stay) - MINUTE)
    await work()
    expect((await read(stay)).money.paidCents).toBe(DEPOSIT)
    at(chargeTime(stay))
    await Promise.all([work(), work()])
    await work()
    expect(await read(stay)).toMatchObject({
      schedule: [{ paidCents: DEPOSIT }, { paidCents: BALANCE }],
      money: { paidCents: PRICE, dueCents: 0, refundedCents: 0, refundingCents: 0 },
    })
    expect(await heldByProvider(stay)).toBe(PRICE)
  })

  test('does not charge an extra that the guest ordered since and has not paid', async () => {
    const stay = await aStay()
    const extras = [{ name: 'Firewood', kind: 'per_piece', amount: 50 }]
    await admin(`PUT /api/admin/lodges/${stay.slug}/extras`, { extras })
    const body = { extras: [{ id: 1, quantity: 1 }] }
    const own = `/api/bookings/${stay.reference}/extras?key=${stay.key}`
    expect((await send(`POST ${own}`, { body })).body.money).toMatchObject({ dueNowCents: 5000 })
    at(chargeTime(stay))
    await work()
    await work()
    expect(await read(stay)).toMatchObject({
      schedule: [{ paidCents: DEPOSIT }, { paidCents: BALANCE }, { cents: 5000, paidCents: 0 }],
      money: { paidCents: PRICE, dueNowCents: 5000, dueCents: 5000 },
    })
    const { body: record } = await admin(`POST /api/admin/bookings/${stay.id}/charge`)
    expect(record.money).toMatchObject({ paidCents: PRICE + 5000, dueCents: 0 })
    expect(await heldByProvider(stay)).toBe(PRICE + 5000)
  })

  test.each([DECLINES, ASKS])(
    'tries the card %s three times, writes to the guest each time and to the owner at last',
    async (card) => {
      const stay = await aStay(card)
      const failures = async () =>
        (await subjectsTo('grace@example.com', stay.reference)).filter((subject) =>
          subject.startsWith('We could not charge'),
        ).length
      const toOwner = () => subjectsTo(testAdmin.email, stay.reference)
      const first = chargeTime(stay)
      for (const [round, days] of [0, 1, 3].entries()) {
        at(first + days * DAY - MINUTE)
        await work()
        expect(await failures()).toBe(round)
        at(first + days * DAY)
        await work()
        expect(await failures()).toBe(round + 1)
      }
      expect(await toOwner()).toContain(`Balance not paid`)
      at(first + 20 * DAY)
      await work()
      expect(await failures()).toBe(3)
      expect(await findDue(stay)).toMatchObject({
        dueOn: '2027-01-15',
        attempts: 3,
        lastError: expect.stringContaining('declined'),
        dueNowCents: BALANCE,
      })
      // The guest pays by link then.
      await stage.pay((await intentFor(stay, BALANCE)).body.clientSecret)
      expect((await read(stay)).money).toMatchObject({ dueCents: 0, paidCents: PRICE })
    },
  )

  test('an owner charges what is due now or everything; 409 without a card and when nothing is due', async () => {
    const stay = await aStay()
    const charge = (body?: object) => admin(`POST /api/admin/bookings/${stay.id}/charge`, body)
    expect((await charge()).status).toBe(409)
    const charged = await charge({ all: true })
    expect([charged.status, charged.body.money.dueCents]).toEqual([200, 0])
    expect((await charge({ all: true })).status).toBe(409)
    const other = await aStay()
    await send(`DELETE /api/bookings/${other.reference}/card?key=${other.key}`)
    const refused = await admin(`POST /api/admin/bookings/${other.id}/charge`, { all: true })
    expect([refused.status, refused.body.detail]).toEqual([409, 'No card is stored for this stay'])
  })

  test('charges nothing after a cancellation, also one during the charge', async () => {
    const stay = await aStay()
    await cancel(stay)
    at(chargeTime(stay))
    await work()
    expect(await heldByProvider(stay)).toBeLessThanOrEqual(DEPOSIT)
    const during = await aStay()
    at(chargeTime(during))
    await work(meeting(stage, 'chargeCard', 'before', () => cancel(during)))
    const { money, keptCents } = await read(during)
    expect(money.dueCents).toBe(0)
    expect(money.paidCents - money.refundedCents - money.refundingCents).toBe(keptCents)
  })

  test('guest and job at the same moment pay once', async () => {
    const stay = await aStay()
    at(chargeTime(stay))
    const { clientSecret } = (await intentFor(stay, BALANCE)).body
    await work(meeting(stage, 'cancelIntent', 'before', () => stage.paySilently(clientSecret)))
    expect(await heldByProvider(stay)).toBe(PRICE)
    expect((await read(stay)).money).toMatchObject({ paidCents: PRICE, dueCents: 0 })
    const other = await aStay()
    at(chargeTime(other))
    let refused = 0
    await work(
      meeting(stage, 'chargeCard', 'before', async () => {
        refused = (await intentFor(other, BALANCE)).status
      }),
    )
    expect(refused).toBe(409)
    expect(await heldByProvider(other)).toBe(PRICE)
  })
})
