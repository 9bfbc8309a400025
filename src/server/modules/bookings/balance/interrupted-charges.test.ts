import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkSilentPayments, SILENCE_MS } from '#server/modules/payments/sweep.ts'
import {
  CHECK_IN,
  CHECK_OUT,
  chargeTime,
  createDepositStays,
  DEPOSIT,
  meeting,
  PRICE,
} from '#server/testing/deposit-stays.ts'
import { providerStages, type Stage } from '#server/testing/payment-stages.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { workOnBalances } from './balance-job.ts'

const MINUTE = 60_000
const TODAY = '2026-11-21T18:00:00Z'
const DECLINES = '4000000000000341'

describe.each(providerStages)('charges through %s that are interrupted', (_name, open) => {
  const clock = testClock(TODAY)
  let stage: Stage
  beforeAll(async () => {
    stage = await open(clock)
    await stage.testApp.adminToken()
  })
  afterAll(() => stage.close())
  const { aDepositStay, read, heldByProvider } = createDepositStays(() => stage)

  const at = (ms: number) => clock.set(new Date(ms).toISOString())
  const work = (gateway = stage.testApp.deps.gateway) =>
    workOnBalances(stage.testApp.context, { ...stage.testApp.deps, gateway })
  const aStay = (number?: string) => {
    clock.set(TODAY)
    return aDepositStay(CHECK_IN, CHECK_OUT, number)
  }

  test('a process that is killed at any call of a charge leaves it to be made whole', async () => {
    let kills = 0
    for (const call of ['createIntent', 'cancelIntent', 'chargeCard', 'readIntent'] as const)
      for (const moment of ['before', 'after'] as const) {
        const stay = await aStay(call === 'cancelIntent' ? DECLINES : undefined)
        at(chargeTime(stay))
        await work(meeting(stage, call, moment, () => Promise.reject(new Error('killed')))).catch(() => {})
        kills += 1
        for (const wait of [5 * MINUTE, 6 * MINUTE, SILENCE_MS]) {
          clock.pass(wait)
          await work()
          const { context, deps } = stage.testApp
          if (deps.gateway) await checkSilentPayments(context, deps, deps.gateway)
        }
        const isPaid = call !== 'cancelIntent'
        const { money } = await read(stay)
        expect([call, moment, money.paidCents - money.refundedCents]).toEqual([
          call,
          moment,
          isPaid ? PRICE : DEPOSIT,
        ])
        expect(await heldByProvider(stay)).toBe(isPaid ? PRICE : DEPOSIT)
      }
    expect(kills).toBe(8)
  })
})
