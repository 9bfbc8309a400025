import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from '../src/contract/platform/dates.ts'
import { book, startProduct } from './product.ts'

/**
 * Kills the built product with SIGKILL under load and counts acknowledged bookings that are lost and nights sold twice:
 * npm run bench -- kill [kills]. Runs on PGlite in a temporary folder, or on the PostgreSQL of BENCH_DATABASE_URL.
 */
const kills = Number(process.argv[3] ?? 50)
const CONNECTIONS = 16
const LODGES = 16
const LONGEST_LOAD_MS = 1500

const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-kill-'))
const environment = { DATA_DIR: folder, DATABASE_URL: process.env.BENCH_DATABASE_URL ?? '' }
const today = new Date().toISOString().slice(0, 10)
const acknowledged: { reference: string; key: string }[] = []
const random = (below: number): number => Math.floor(Math.random() * below)

/** Sends bookings until the server is gone. */
async function load(base: string): Promise<void> {
  for (;;) {
    const checkIn = addDays(today, 2 + random(360))
    const stay = { checkIn, checkOut: addDays(checkIn, 1 + random(2)), lodgeId: 1 + random(LODGES) }
    const { receipt } = await book(base, stay)
    if (receipt) acknowledged.push(receipt)
  }
}

async function lostOn(base: string): Promise<number> {
  let lost = 0
  for (const { reference, key } of acknowledged) {
    const answer = await fetch(`${base}/api/bookings/${reference}?key=${key}`)
    await answer.arrayBuffer()
    if (answer.status !== 200) lost++
  }
  return lost
}

/** Counts nights that two bookings hold, over all lodges. */
async function soldTwice(base: string): Promise<number> {
  const lodges = (await (await fetch(`${base}/api/lodges`)).json()) as { slug: string }[]
  let twice = 0
  for (const { slug } of lodges) {
    const answer = await fetch(`${base}/api/lodges/${slug}/availability`)
    const { unavailable } = (await answer.json()) as { unavailable: { from: string; to: string }[] }
    twice += unavailable.filter((range, index) => range.from < (unavailable[index - 1]?.to ?? '')).length
  }
  return twice
}

for (let kill = 1; kill <= kills; kill++) {
  const product = await startProduct(environment)
  const workers = Array.from({ length: CONNECTIONS }, () => load(product.base).catch(() => undefined))
  await new Promise((resolve) => setTimeout(resolve, 200 + random(LONGEST_LOAD_MS)))
  await product.kill('SIGKILL')
  await Promise.all(workers)
  console.log(`kill ${kill}: ${acknowledged.length} bookings acknowledged so far`)
}
const survivor = await startProduct(environment)
const lost = await lostOn(survivor.base)
const twice = await soldTwice(survivor.base)
await survivor.kill('SIGTERM')
await rm(folder, { recursive: true, force: true })
const kind = environment.DATABASE_URL ? 'PostgreSQL' : 'PGlite'
console.log(
  `${kind}, ${kills} kills: ${acknowledged.length} acknowledged, ${lost} lost, ${twice} nights sold twice (goal: 0 and 0)`,
)
process.exitCode = lost + twice > 0 || acknowledged.length === 0 ? 1 : 0
