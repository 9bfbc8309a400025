import { eq } from 'drizzle-orm'
import { instantIn } from '#contract/platform/dates.ts'
import { payments } from '../platform/database/tables/payments.ts'
import { mailOutbox } from '../platform/database/tables/platform.ts'
import type { PaymentGateway } from '../platform/gateways/payment.ts'
import type { Stage } from './payment-stages.ts'
import { testAdmin } from './test-app.ts'

/** Price of the stays, their deposit and their balance, cents. */
export const PRICE = 100_000
export const DEPOSIT = 30_000
export const BALANCE = 70_000

export const CHECK_IN = '2027-02-14'
export const CHECK_OUT = '2027-02-16'
/** 10:00 on the day of the balance, in the zone of the lodge. */
export const chargeTime = ({ timeZone }: { timeZone: string }) => instantIn(timeZone, '2027-01-15', '10:00')

type Link = { reference: string; key: string }

/** Calls about stays with a deposit of 30 % and a balance 30 days before check-in, at lodges of their own. */
export function createDepositStays(stage: () => Stage) {
  const send: Stage['testApp']['send'] = (call, options) => stage().testApp.send(call, options)
  const signIn = async () => {
    const { email, password } = testAdmin
    return (await send('POST /api/admin/login', { body: { email, password } })).body.token
  }
  const admin = async (call: Parameters<typeof send>[0], body?: object) =>
    send(call, { body, token: await signIn() })
  let lodgeId = 0
  /** Two nights at $500, requested. */
  const aRequest = async (checkIn: string, checkOut: string, edit: object = {}) => {
    lodgeId += 1
    const { body: all } = await send('GET /api/lodges')
    const { slug } = all.find(({ id }: { id: number }) => id === lodgeId)
    const paymentSchedule = { depositPercent: 30, balanceDaysBefore: 30 }
    await admin(`PUT /api/admin/lodges/${slug}`, { price: PRICE / 200, paymentSchedule, ...edit })
    const body = { name: 'Grace', email: 'grace@example.com', checkIn, checkOut, lodgeId }
    return { ...(await send('POST /api/bookings', { body })).body, slug }
  }
  const decide = (id: number, status: string, more: object = {}) =>
    admin(`PUT /api/admin/bookings/${id}/status`, { status, ...more })
  const aStay = async (checkIn: string, checkOut: string) => {
    const stay = await aRequest(checkIn, checkOut)
    await decide(stay.id, 'confirmed')
    return stay
  }
  const intentFor = ({ reference, key }: Link, amount: number) =>
    send('POST /api/create-payment-intent', {
      body: { amount, metadata: { type: 'booking', reference, key } },
    })
  const payWith = async (stay: Link, amount: number, number?: string) =>
    stage().pay((await intentFor(stay, amount)).body.clientSecret, number)
  /** Confirmed, its deposit paid with a card that is stored. */
  const aDepositStay = async (checkIn: string, checkOut: string, number?: string) => {
    const stay = await aStay(checkIn, checkOut)
    await payWith(stay, DEPOSIT, number)
    return stay
  }
  const read = async ({ reference, key }: Link) =>
    (await send(`GET /api/bookings/${reference}?key=${key}`)).body
  const cancel = ({ reference, key }: Link) => send(`POST /api/bookings/${reference}/cancel?key=${key}`)
  const subjectsTo = async (recipient: string, reference: string) => {
    const rows = await stage()
      .testApp.context.db.select()
      .from(mailOutbox)
      .where(eq(mailOutbox.bookingReference, reference))
      .orderBy(mailOutbox.id)
    return rows.filter((row) => row.recipient === recipient).map(({ subject }) => subject.replace(/:.*/, ''))
  }
  /** Cents that the provider has received for a stay and not given back. */
  const heldByProvider = async ({ id }: { id: number }) => {
    const rows = await stage().testApp.context.db.select().from(payments).where(eq(payments.bookingId, id))
    let cents = 0
    for (const { stripePaymentId } of rows) {
      if (!stripePaymentId) continue
      const intent = await stage().testApp.deps.gateway?.readIntent(stripePaymentId)
      cents += (intent?.received ?? 0) - (intent?.refunded ?? 0)
    }
    return cents
  }

  return {
    send,
    admin,
    aRequest,
    aStay,
    aDepositStay,
    decide,
    intentFor,
    payWith,
    read,
    cancel,
    subjectsTo,
    heldByProvider,
  }
}

/** The provider with something that happens once at a call. */
export function meeting(
  { testApp }: Stage,
  call: 'createIntent' | 'cancelIntent' | 'chargeCard' | 'readIntent',
  moment: 'before' | 'after',
  happens: () => Promise<unknown>,
): PaymentGateway {
  const { gateway } = testApp.deps
  if (!gateway) throw new Error('there is no provider')
  let isDone = false
  const once = async () => {
    if (isDone) return
    isDone = true
    await happens()
  }
  // biome-ignore lint/suspicious/noExplicitAny: any of the calls
  const original = gateway[call] as (...all: any[]) => Promise<unknown>
  // biome-ignore lint/suspicious/noExplicitAny: any of the calls
  const replaced = async (...all: any[]) => {
    if (moment === 'before') await once()
    const reply = await original(...all)
    if (moment === 'after') await once()
    return reply
  }
  return { ...gateway, [call]: replaced }
}
