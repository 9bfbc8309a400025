import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import Fastify from 'fastify'
import { afterEach, expect, inject, test } from 'vitest'
import { drawReceipts } from './draw-receipts.ts'
import type { PrintedReceipt } from './receipt-pdf.ts'

const aReceipt = (change: Partial<PrintedReceipt> = {}): PrintedReceipt => ({
  number: '2027-000001',
  kind: 'receipt',
  cents: 10_000,
  content: {
    description: 'Donation',
    stay: null,
    lines: [{ name: 'Donation', cents: 10_000 }],
    totalCents: 10_000,
    paidCents: 10_000,
    refundedCents: 0,
    keptCents: null,
  },
  issuedAt: '2027-01-01T12:00:00Z',
  isVoid: false,
  paymentMethod: 'credit_card',
  paidWith: null,
  payerName: 'Ada',
  payerEmail: 'ada@example.com',
  creditedReceipt: null,
  operator: [],
  ...change,
})

let app = Fastify()
const drawer = (file = inject('receiptWorker'), options = {}) => {
  app = Fastify()
  return drawReceipts(app, file, options)
}
afterEach(() => app.close())

/** A program that a thread runs in place of the receipt worker. */
async function buildProgram(name: string, text: string): Promise<string> {
  const file = resolve('dist/tests', `${name}.mjs`)
  await writeFile(file, `import { parentPort } from 'node:worker_threads'\n${text}`)
  return file
}

test('a receipt is drawn once, and again when it says something else', async () => {
  const draw = drawer()
  const first = await draw(aReceipt())
  expect(Buffer.from(first).toString('latin1')).toMatch(/^%PDF-1\.7/)
  expect(await draw(aReceipt())).toBe(first)
  expect(await draw(aReceipt({ isVoid: true }))).not.toEqual(first)
  expect(await draw(aReceipt({ payerName: null }))).not.toEqual(first)
})

test('drawing does not hold up the thread that serves', async () => {
  const draw = drawer()
  await draw(aReceipt())
  let turns = 0
  const count = setInterval(() => turns++, 1)
  await Promise.all(Array.from({ length: 10 }, (_, cents) => draw(aReceipt({ cents }))))
  clearInterval(count)
  expect(turns).toBeGreaterThan(20)
})

test('a receipt that takes too long fails, and the next one is drawn by another thread', async () => {
  const stuckOnce = await buildProgram(
    'stuck-receipt',
    `parentPort.on('message', ({ cents }) => { if (cents === 1) for (;;); parentPort.postMessage({ bytes: new Uint8Array([cents]) }) })`,
  )
  const draw = drawer(stuckOnce, { timeoutMs: 1000 })
  await expect(draw(aReceipt({ cents: 1 }))).rejects.toThrow()
  expect(await draw(aReceipt({ cents: 2 }))).toEqual(new Uint8Array([2]))
})

test('a thread that ends fails its receipt alone', async () => {
  const ends = await buildProgram(
    'ending-receipt',
    `parentPort.on('message', ({ cents }) => { if (cents === 1) process.exit(1); parentPort.postMessage({ bytes: new Uint8Array([cents]) }) })`,
  )
  const draw = drawer(ends)
  await expect(draw(aReceipt({ cents: 1 }))).rejects.toThrow('ended')
  expect(await draw(aReceipt({ cents: 2 }))).toEqual(new Uint8Array([2]))
})

test('a receipt that cannot be drawn fails with the reason', async () => {
  const draw = drawer()
  await expect(draw(aReceipt({ issuedAt: 'never' }))).rejects.toThrow(/Invalid/)
  expect((await draw(aReceipt())).length).toBeGreaterThan(1000)
})
