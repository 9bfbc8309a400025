import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SignedEvent, stripeStandIn } from '../src/server/testing/stripe-stand-in.ts'

/**
 * Makes many payments while answers are lost, webhooks repeat and arrive out of order, and the process is killed; then
 * compares the provider's payments with the product's: npm run bench -- payments-faults [payments] [kills]. Runs on
 * PGlite in a temporary folder, or on the empty PostgreSQL of BENCH_DATABASE_URL. Needs a build. Exits with 1 when they
 * differ.
 */
const PAYMENTS = Number(process.argv[3] ?? 10_000)
const KILLS = Number(process.argv[4] ?? 10)
const LOST = 0.2
const AT_ONCE = 24
const PAGE = 100
const owner = { email: 'owner@example.com', password: 'correct horse battery' }

const chance = (share: number) => Math.random() < share
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-faults-'))
const stripe = await stripeStandIn(Date.now)

let server: ChildProcess | null = null
let base = ''
let up: Promise<void> = Promise.resolve()

/** Starts the product and waits for its address. */
async function start(): Promise<void> {
  const started = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      INVESTMENTS: 'on',
      OPERATOR_NAME: 'Bench',
      OPERATOR_ADDRESS: '1 Main Street',
      OPERATOR_EMAIL: 'bench@example.com',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: process.env.BENCH_DATABASE_URL ?? '',
      REDIS_URL: '',
      SMTP_URL: '',
      MARKET_SOURCE: 'demo',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      STRIPE_SECRET_KEY: 'sk_bench',
      STRIPE_PUBLISHABLE_KEY: 'pk_bench',
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.apiBase,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server = started
  base = await new Promise<string>((resolve, reject) => {
    let printed = ''
    started.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk
      const address = printed.match(/Ready at (http:\S+)/)?.[1]
      if (address) resolve(address)
    })
    started.once('exit', () => reject(new Error(printed)))
  })
}

const stop = (signal: NodeJS.Signals) => server?.kill(signal)

/** Kills the product without warning and starts it again. */
async function kill(): Promise<void> {
  const ended = new Promise((resolve) => server?.once('exit', resolve))
  stop('SIGKILL')
  await ended
  await start()
}

/** Repeats a call until it answers below 500, and discards some answers as a broken connection would. */
async function insist(path: string, body: string, headers: Record<string, string>, lost: number) {
  for (;;) {
    await up
    try {
      const type = { 'content-type': 'application/json' }
      const answer = await fetch(base + path, { method: 'POST', body, headers: { ...type, ...headers } })
      const text = await answer.text()
      if (answer.status < 500 && !chance(lost)) return { status: answer.status, body: JSON.parse(text) }
    } catch {
      await pause(50)
    }
  }
}

const chargeFor = (index: number) =>
  index % 3 === 0
    ? {
        amount: 500_000,
        metadata: {
          type: 'investment',
          package: 'bronze',
          userName: 'Ivy',
          email: `ivy-${index}@example.com`,
        },
      }
    : { amount: 100 + (index % 5000), metadata: { type: 'donation' } }

const mailbag: SignedEvent[] = []
const paid = new Set<string>()

/** One payer: sets up, pays (one in ten with a declined card first), and sometimes requests the status. */
async function payOnce(index: number): Promise<void> {
  if (chance(LOST)) stripe.loseAnswers(1)
  const headers = { 'idempotency-key': `payer-${index}` }
  const { status, body } = await insist(
    '/api/create-payment-intent',
    JSON.stringify(chargeFor(index)),
    headers,
    LOST,
  )
  if (status !== 200) throw new Error(`set-up answered ${status}`)
  if (chance(0.1)) mailbag.push(stripe.pay(body.clientSecret, '4000000000000002'))
  const event = stripe.pay(body.clientSecret)
  paid.add(body.clientSecret.split('_secret_')[0])
  // One webhook in twenty is never delivered; its payer requests the status, as the page does.
  if (chance(0.05))
    await insist('/api/payment-status', JSON.stringify({ clientSecret: body.clientSecret }), {}, LOST)
  else mailbag.push(...Array.from({ length: 1 + Math.floor(Math.random() * 3) }, () => event))
}

/** Delivers webhooks in random order until each is accepted. */
async function deliverSome(min: number): Promise<void> {
  while (mailbag.length > min) {
    const [event] = mailbag.splice(Math.floor(Math.random() * mailbag.length), 1)
    if (event) await insist('/api/payments/webhook', event.raw, { 'stripe-signature': event.signature }, LOST)
  }
}

async function everyPayment(): Promise<void> {
  let next = 0
  let nextKill = PAYMENTS / (KILLS + 1)
  const work = async () => {
    for (let index = next++; index < PAYMENTS; index = next++) {
      await payOnce(index)
      await deliverSome(100)
      if (index >= nextKill) {
        nextKill += PAYMENTS / (KILLS + 1)
        up = kill()
        console.log(`kill at payment ${index}`)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await Promise.all(Array.from({ length: AT_ONCE }, () => deliverSome(0)))
}

type Row = { id: number; stripePaymentId: string | null; status: string; amount: string }

/** Reads all payments page by page and throws when one comes twice. */
async function everyRow(headers: Record<string, string>): Promise<Row[]> {
  const rows = new Map<number, Row>()
  for (let offset = 0; ; offset += PAGE) {
    const answer = await fetch(`${base}/api/admin/payments?limit=${PAGE}&offset=${offset}`, { headers })
    const known = rows.size
    for (const row of (await answer.json()) as Row[]) rows.set(row.id, row)
    if (rows.size === known) return [...rows.values()]
  }
}

/** Compares the provider's payments with the product's. */
async function audit() {
  const { body } = await insist('/api/admin/login', JSON.stringify(owner), {}, 0)
  const headers = { authorization: `Bearer ${body.token}` }
  const rows = await everyRow(headers)
  const completed = rows.filter(({ status }) => status === 'completed')
  const recorded = new Map(completed.map((row) => [row.stripePaymentId, row]))
  const missing = [...paid].filter((id) => !recorded.has(id)).length
  const wrong = completed.filter(
    (row) => stripe.intents.get(row.stripePaymentId ?? '')?.amount !== Math.round(Number(row.amount) * 100),
  )
  let badgesMissing = 0
  let badgesDoubled = 0
  for (let index = 0; index < PAYMENTS; index += 3) {
    const answer = await fetch(`${base}/api/badges/ivy-${index}@example.com`)
    const badges = (await answer.json()) as unknown[]
    if (badges.length === 0) badgesMissing += 1
    if (badges.length > 1) badgesDoubled += 1
  }
  const doubled = completed.length - recorded.size + (rows.length - PAYMENTS)
  return { missing, doubled, wrong: wrong.length, badgesMissing, badgesDoubled }
}

const started = performance.now()
await start()
await everyPayment()
const seconds = (performance.now() - started) / 1000
const found = await audit()
const kind = process.env.BENCH_DATABASE_URL ? 'PostgreSQL' : 'PGlite'
console.log(
  `${kind}, ${PAYMENTS} payments, ${KILLS} kills, ${LOST * 100} % of answers lost: ${seconds.toFixed(0)} s`,
)
console.log(`charged at the provider ${paid.size}, intents there ${stripe.intents.size}`)
for (const [name, count] of Object.entries(found)) console.log(`${name.padEnd(14)} ${count}`)
console.log(`recorded / charged ${((paid.size - found.missing) / paid.size).toFixed(6)} (goal: 1)`)
const differs = Object.values(found).some((count) => count > 0)
console.log(
  differs ? 'VERDICT: the records differ' : 'VERDICT: every charge is recorded once, every badge given once',
)
stop('SIGTERM')
await stripe.close()
await rm(folder, { recursive: true, force: true })
process.exitCode = differs ? 1 : 0
