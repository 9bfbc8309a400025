import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SandboxAction } from '../src/contract/crypto/crypto.ts'
import { addDays } from '../src/contract/platform/dates.ts'
import { playedCents } from '../src/server/platform/gateways/coins/played-invoice.ts'
import { btcpayStandIn } from '../src/server/testing/btcpay-stand-in.ts'
import { book, type Product, startProduct } from './product.ts'

/**
 * Pays stays and donations in coins while answers are lost, webhooks repeat and arrive out of order, and the process is killed
 * between a webhook and its commit; then compares BTCPay's invoices with the product's payments: npm run bench -- crypto-faults
 * [payments] [kills]. Runs on PGlite in a temporary folder, or on the empty PostgreSQL of BENCH_DATABASE_URL. Needs a build. Exits
 * with 1 when they differ.
 */
const PAYMENTS = Number(process.argv[3] ?? 1000)
const KILLS = Number(process.argv[4] ?? 50)
const LOST = 0.1
const AT_ONCE = 12
const PAGE = 100
/** A refund whose worker was killed is tried again after five minutes, at the next minute. */
const REFUNDED_WITHIN_MS = 8 * 60_000
/** Cents from which what was paid too much goes back. */
const WORTH_RETURNING = 100
const JSON_BODY = { 'content-type': 'application/json' }

type Mail = { raw: string; signature: string }
type Opened = { invoiceId: string; statusKey: string; reference: string | null; key: string }
type Row = { id: number; status: string; amount: string; crypto: { invoiceId: string } | null }

const chance = (share: number) => Math.random() < share
const below = (limit: number) => Math.floor(Math.random() * limit)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const today = new Date().toISOString().slice(0, 10)
const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-crypto-faults-'))
const btcpay = await btcpayStandIn(Date.now)
const environment = {
  ...btcpay.environment,
  // A production sells only once its operator is stated.
  OPERATOR_NAME: 'Bench',
  OPERATOR_ADDRESS: '1 Main Street',
  OPERATOR_EMAIL: 'bench@example.com',
  DATA_DIR: folder,
  DATABASE_URL: process.env.BENCH_DATABASE_URL ?? '',
  LOG_LEVEL: 'silent',
}
let product: Product = await startProduct(environment)
let up: Promise<void> = Promise.resolve()
let kills = 0
let isArmed = false

async function restart(): Promise<void> {
  await product.kill('SIGKILL')
  product = await startProduct(environment)
}
// The invoice was read for a webhook, a payer or the sweep; what it says is not stored yet.
btcpay.onReply((call) => {
  if (!isArmed || !call.endsWith('/payment-methods')) return
  isArmed = false
  kills += 1
  console.log(`kill ${kills}, ${opened.length} invoices so far`)
  up = restart()
})

/** Repeats a call until it answers below 500, and discards some answers as a broken connection would. */
async function insist(path: string, init: RequestInit, lost = LOST) {
  for (;;) {
    await up
    try {
      const answer = await fetch(product.base + path, init)
      const text = await answer.text()
      if (answer.status < 500 && !chance(lost))
        return { status: answer.status, body: text ? JSON.parse(text) : null }
    } catch {}
    await pause(50)
  }
}
const post = (path: string, body: unknown, headers = {}, lost = LOST) =>
  insist(path, { method: 'POST', body: JSON.stringify(body), headers: { ...JSON_BODY, ...headers } }, lost)

const { body: session } = await post(
  '/api/admin/login',
  { email: 'owner@example.com', password: 'correct horse battery' },
  {},
  0,
)
const owner = { authorization: `Bearer ${session.token}` }
const { body: lodges } = await insist('/api/lodges', {}, 0)
for (const { slug } of lodges as { slug: string }[])
  await insist(
    `/api/admin/lodges/${slug}`,
    { method: 'PUT', body: JSON.stringify({ instantBook: true }), headers: { ...JSON_BODY, ...owner } },
    0,
  )

/** A stay that waits for its payment; null where its nights are taken or the answer is lost. */
async function aStay() {
  await up
  const checkIn = addDays(today, 2 + below(360))
  const stay = { checkIn, checkOut: addDays(checkIn, 1), lodgeId: 1 + below(lodges.length) }
  const { receipt } = await book(product.base, stay).catch(() => ({ receipt: null }))
  if (!receipt) return null
  const { body } = await insist(`/api/bookings/${receipt.reference}?key=${receipt.key}`, {}, 0)
  return { ...receipt, cents: body.money.dueCents as number }
}

/** What a payer does at the checkout; the last confirms. */
function playPayer(): SandboxAction[] {
  if (chance(0.1)) return ['pay_more', 'confirm']
  if (chance(0.1)) return ['pay_half', 'pay', 'confirm']
  return chance(0.1) ? ['expire', 'pay_late', 'confirm'] : ['pay', 'confirm']
}

const mailbag: Mail[] = []
const opened: Opened[] = []

async function payOnce(index: number): Promise<void> {
  if (chance(LOST)) btcpay.fail('/invoices', 'lost')
  const stay = index % 3 === 0 ? await aStay() : null
  const request = stay
    ? { amount: stay.cents, metadata: { type: 'booking', reference: stay.reference, key: stay.key } }
    : { amount: 100 + below(50_000), metadata: { type: 'donation', email: `ada-${index}@example.com` } }
  const { status, body } = await post('/api/crypto-invoices', request, {
    'idempotency-key': `payer-${index}`,
  })
  if (status !== 201) throw new Error(`the invoice was answered ${status}: ${JSON.stringify(body)}`)
  const { invoiceId, statusKey } = body
  opened.push({ invoiceId, statusKey, reference: stay?.reference ?? null, key: stay?.key ?? '' })
  const events = playPayer().map((action) => btcpay.play(invoiceId, action))
  // One payer in twenty has no webhook that arrives; the page requests the status.
  if (chance(0.05)) await insist(`/api/crypto-invoices/${invoiceId}?key=${statusKey}`, {})
  else for (const event of events) mailbag.push(...Array.from({ length: 1 + below(3) }, () => event))
}

/** Delivers webhooks in random order until each is accepted. */
async function deliverSome(min: number): Promise<void> {
  while (mailbag.length > min) {
    const [event] = mailbag.splice(below(mailbag.length), 1)
    if (!event) return
    const headers = { ...JSON_BODY, 'btcpay-sig': event.signature }
    await insist('/api/payments/btcpay-webhook', { method: 'POST', body: event.raw, headers })
  }
}

async function everyPayment(): Promise<void> {
  let next = 0
  const work = async () => {
    for (let index = next++; index < PAYMENTS; index = next++) {
      await payOnce(index)
      await deliverSome(40)
      if (index >= ((kills + 1) * PAYMENTS) / (KILLS + 1)) isArmed = true
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  isArmed = false
  await Promise.all(Array.from({ length: AT_ONCE }, () => deliverSome(0)))
  await up
}

/** All payments in coins, page by page. */
async function everyRow(): Promise<Row[]> {
  const rows = new Map<number, Row>()
  for (let offset = 0; ; offset += PAGE) {
    const query = `untried=true&limit=${PAGE}&offset=${offset}`
    const { body } = await insist(`/api/admin/payments?${query}`, { headers: owner }, 0)
    for (const row of body as Row[]) rows.set(row.id, row)
    if (body.length < PAGE) return [...rows.values()].filter(({ crypto }) => crypto !== null)
  }
}

const offeredCents = (id: string): number =>
  [...btcpay.refunds.values()]
    .filter(({ invoiceId }) => invoiceId === id)
    .reduce((sum, { cents }) => sum + cents, 0)

/** What an invoice is to give back: what is too much, or all of it when its stay has lost its nights. */
async function dueBackCents({ invoiceId, reference, key }: Opened): Promise<number> {
  const invoice = btcpay.invoices.get(invoiceId)
  if (!invoice) return 0
  const paid = playedCents(invoice)
  const over = paid - invoice.cents
  if (reference) {
    const { body } = await insist(`/api/bookings/${reference}?key=${key}`, {}, 0)
    if (body.status !== 'confirmed') return paid
  }
  return over >= WORTH_RETURNING ? over : 0
}

async function wrongRefunds(): Promise<number> {
  let wrong = 0
  for (const one of opened) if (offeredCents(one.invoiceId) !== (await dueBackCents(one))) wrong += 1
  return wrong
}

/** Nights that two bookings hold, over all lodges. */
async function soldTwice(): Promise<number> {
  let twice = 0
  for (const { slug } of lodges as { slug: string }[]) {
    const { body } = await insist(`/api/lodges/${slug}/availability`, {}, 0)
    const taken = body.unavailable as { from: string; to: string }[]
    twice += taken.filter((range, index) => range.from < (taken[index - 1]?.to ?? '')).length
  }
  return twice
}

/** Compares BTCPay's invoices with the product's payments. */
async function audit() {
  const rows = await everyRow()
  const counted = opened.map(({ invoiceId }) => {
    const found = rows.filter(({ crypto }) => crypto?.invoiceId === invoiceId)
    return { invoice: btcpay.invoices.get(invoiceId), found, completed: found.filter(isCompleted) }
  })
  const missing = counted.filter(({ completed }) => completed.length === 0).length
  const doubled = counted.filter(({ found }) => found.length > 1).length
  const wrongAmounts = counted.filter(({ invoice, completed: [row] }) => {
    if (!invoice || !row) return false
    const over = playedCents(invoice) - invoice.cents
    return Math.round(Number(row.amount) * 100) !== invoice.cents + (over >= WORTH_RETURNING ? over : 0)
  }).length
  const began = performance.now()
  let refunds = await wrongRefunds()
  while (refunds > 0 && performance.now() - began < REFUNDED_WITHIN_MS) {
    await pause(5000)
    refunds = await wrongRefunds()
  }
  return { missing, doubled, wrongAmounts, wrongRefunds: refunds, soldTwice: await soldTwice() }
}
const isCompleted = ({ status }: Row): boolean => status === 'completed'

const started = performance.now()
await everyPayment()
const seconds = (performance.now() - started) / 1000
console.log(
  `all paid after ${seconds.toFixed(0)} s; comparing, and waiting for refunds whose worker was killed`,
)
const found = await audit()
const kind = process.env.BENCH_DATABASE_URL ? 'PostgreSQL' : 'PGlite'
console.log(
  `${kind}, ${PAYMENTS} payments in coins, ${kills} kills between reading an invoice and storing it, ${LOST * 100} % of answers lost: ${seconds.toFixed(0)} s`,
)
console.log(
  `invoices ${btcpay.invoices.size}, paid ${opened.length}, of them stays ${opened.filter(({ reference }) => reference).length}, refunds offered ${btcpay.refunds.size}`,
)
for (const [name, count] of Object.entries(found)) console.log(`${name.padEnd(14)} ${count}`)
const differs = kills < KILLS || Object.values(found).some((count) => count > 0)
console.log(
  differs
    ? 'VERDICT: the records differ'
    : 'VERDICT: every invoice is counted once, given back once, and no night is sold twice',
)
await product.kill('SIGTERM')
await btcpay.close()
await rm(folder, { recursive: true, force: true })
process.exitCode = differs ? 1 : 0
