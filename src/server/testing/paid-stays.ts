import { vi } from 'vitest'
import type { Stage } from './payment-stages.ts'
import { type TestApp, testAdmin } from './test-app.ts'

/** Price of the stays, cents. */
export const PRICE = 90_000

/** Waits for the worker: a refund is made after the reply that queued it. */
export const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 90_000 })

/** Calls about stays that were paid by card and their refunds. */
export function createPaidStays(stage: () => Stage) {
  const send: TestApp['send'] = (call, options) => stage().testApp.send(call, options)
  const signIn = async () => {
    const { email, password } = testAdmin
    return (await send('POST /api/admin/login', { body: { email, password } })).body.token
  }
  const setUp = async (amount: number, metadata: object) =>
    (await send('POST /api/create-payment-intent', { body: { amount, metadata } })).body
  let lodgeId = 0
  /** Two nights at a lodge of its own (no two tests share one), confirmed. */
  const aConfirmedStay = async (checkIn: string, checkOut: string) => {
    lodgeId += 1
    const token = await signIn()
    const slugs = (await send('GET /api/lodges')).body
    const { slug } = slugs.find(({ id }: { id: number }) => id === lodgeId)
    await send(`PUT /api/admin/lodges/${slug}`, { body: { price: PRICE / 200 }, token })
    const body = { name: 'Grace', email: 'grace@example.com', checkIn, checkOut, lodgeId }
    const stay = (await send('POST /api/bookings', { body })).body
    await send(`PUT /api/admin/bookings/${stay.id}/status`, { body: { status: 'confirmed' }, token })
    return stay
  }
  const intentFor = ({ reference, key }: { reference: string; key: string }) =>
    setUp(PRICE, { type: 'booking', reference, key })
  const aPaidStay = async (checkIn: string, checkOut: string) => {
    const stay = await aConfirmedStay(checkIn, checkOut)
    const { clientSecret, paymentId } = await intentFor(stay)
    await stage().pay(clientSecret)
    const intentId: string = clientSecret.split('_secret_')[0]
    return { ...stay, paymentId, intentId }
  }
  const cancel = ({ reference, key }: { reference: string; key: string }) =>
    send(`POST /api/bookings/${reference}/cancel?key=${key}`)
  const readMoney = async ({ reference, key }: { reference: string; key: string }) =>
    (await send(`GET /api/bookings/${reference}?key=${key}`)).body.money
  const readRecord = async (id: number) =>
    (await send('GET /api/admin/payments', { token: await signIn() })).body.find(
      (payment: { id: number }) => payment.id === id,
    )
  return { send, signIn, setUp, aConfirmedStay, intentFor, aPaidStay, cancel, readMoney, readRecord }
}
