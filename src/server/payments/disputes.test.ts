import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailOutbox } from '../database/tables/platform.ts'
import { paidStaysOf } from '../testing/paid-stays.ts'
import { stripeStage } from '../testing/payment-stages.ts'
import { testClock } from '../testing/test-app.ts'

const clock = testClock('2026-11-21T12:00:00Z')
let stage: Awaited<ReturnType<typeof stripeStage>>
beforeAll(async () => {
  stage = await stripeStage(clock)
  await stage.testApp.adminToken()
})
afterAll(() => stage.close())

const { aPaidStay, recordOf } = paidStaysOf(() => stage)
const emails = () =>
  stage.testApp.context.db.select().from(mailOutbox).where(like(mailOutbox.subject, '%disputed%'))

test('a dispute and its end are written to the owner once each, and change no payment', async () => {
  const stay = await aPaidStay('2026-12-10', '2026-12-12')
  const opened = stage.stripe.dispute(stay.intentId, 'needs_response')
  for (const _time of ['first', 'again']) expect(await stage.deliver(opened)).toBe(200)
  expect(await emails()).toMatchObject([
    {
      subject: 'A payment is disputed',
      text: expect.stringContaining('Do not refund the payment meanwhile'),
    },
  ])
  expect((await emails())[0]?.text).toContain(stay.reference)
  expect(await stage.deliver(stage.stripe.dispute(stay.intentId, 'lost'))).toBe(200)
  expect((await emails()).map(({ subject }) => subject)).toContain('A disputed payment is lost')
  expect(await recordOf(stay.paymentId)).toMatchObject({ status: 'completed', refundedAmount: '0.00' })
})

test('a dispute of another shop at the same account is nobody’s', async () => {
  const before = (await emails()).length
  expect(await stage.deliver(stage.stripe.dispute('pi_of_another_shop', 'needs_response'))).toBe(200)
  expect(await emails()).toHaveLength(before)
})
