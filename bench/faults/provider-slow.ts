import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseWire } from '../../src/server/testing/database-wire.ts'
import { stripeStandIn } from '../../src/server/testing/stripe-stand-in.ts'
import { startProduct } from '../product.ts'
import { pause } from '../topology.ts'
import { judge, Visitors } from './visitors.ts'

/**
 * Lets the card provider answer never, then after four seconds, while guests pay, read and book: npm run bench --
 * faults/provider-slow [seconds]. Needs a build.
 */
const SECONDS = Number(process.argv[3] ?? 60)
/** In each direction. */
const SLOW_MS = 2000
const PAYERS = 20
/** Longest wait of a payer: three tries of six seconds, the rests between them, and a busy machine. */
const ANSWERED_WITHIN_MS = 25_000

const stripe = await stripeStandIn(Date.now)
const wire = await databaseWire(stripe.apiBase)
const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-provider-slow-'))
const product = await startProduct({
  DATA_DIR: folder,
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_bench',
  STRIPE_PUBLISHABLE_KEY: 'pk_bench',
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_BASE: wire.url.replace(/\/$/, ''),
  LOG_LEVEL: 'silent',
})
const visitors = new Visitors(product.base)

/** Sets up donations, each with its own key, until `until`; returns replies by their text and the longest wait. */
async function pay(until: number): Promise<{ replies: Map<string, number>; slowestMs: number }> {
  const replies = new Map<string, number>()
  let slowestMs = 0
  const payer = async () => {
    while (performance.now() < until) {
      const began = performance.now()
      const answer = await fetch(`${product.base}/api/create-payment-intent`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ amount: 2500, metadata: { type: 'donation' } }),
      })
      const body = (await answer.json()) as { detail?: string }
      const reply = answer.ok ? String(answer.status) : `${answer.status} '${body.detail}'`
      replies.set(reply, (replies.get(reply) ?? 0) + 1)
      slowestMs = Math.max(slowestMs, performance.now() - began)
      await pause(500)
    }
  }
  await Promise.all(Array.from({ length: PAYERS }, payer))
  return { replies, slowestMs }
}

const slowDown = async () => {
  await wire.restore()
  // Connections of the silent time are given up meanwhile.
  await pause(ANSWERED_WITHIN_MS)
  wire.slow(SLOW_MS)
}

let isMet = true
for (const [phase, change] of [
  ['silent', wire.swallow],
  ['slow', slowDown],
  ['after', () => wire.slow(0)],
] as const) {
  visitors.enter(phase)
  await change()
  const { replies, slowestMs } = await pay(performance.now() + SECONDS * 1000)
  const shown = [...replies].map(([reply, count]) => `${count} × ${reply}`).join(', ')
  console.log(`${phase.padEnd(8)} payment  slowest ${(slowestMs / 1000).toFixed(1)} s: ${shown}`)
  const isUndisturbed = (['read', 'search', 'booking'] as const).every((kind) =>
    visitors.isUndisturbed(phase, kind),
  )
  const isPaid = phase === 'silent' || (replies.size === 1 && replies.has('200'))
  isMet = isMet && isUndisturbed && isPaid && slowestMs < ANSWERED_WITHIN_MS
}
await visitors.leave()
await judge(`Provider silent, then slow, for ${SECONDS} s each`, visitors, isMet)
await product.kill('SIGTERM')
await wire.close()
await stripe.close()
await rm(folder, { recursive: true, force: true })
