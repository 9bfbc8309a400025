import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cores, generatorCore, pin, serverCore } from './cores.ts'
import { startProduct } from './product.ts'

/**
 * Floods the product from one address over 200 connections while a guest at another address reads /api/lodges: npm run
 * bench -- flood [name of a flood]. Fails when the guest's p99 is above 50 ms. Pins the server to its own core where
 * there are two.
 */
const ATTACKERS = 200
const SECONDS = 15
const EVERY_MS = 10
const GOAL_P99_MS = 50
/** The argument that makes this file the attacking process. */
const ATTACK = '--attack'

const random = () => Math.random().toString(36).slice(2, 10)
const date = () => new Date(Date.now() + Math.random() * 3e10).toISOString().slice(0, 10)
const deep = Buffer.alloc(1_000_000, '[')

type Call = { path: string; body?: Buffer }

const floods: Readonly<Record<string, () => Call>> = {
  unread: () => ({ path: `/browse?search=${random()}` }),
  search: () => ({ path: `/browse?q=${random()}` }),
  unknown: () => ({ path: `/${random()}` }),
  lodge: () => ({ path: `/lodge/${random()}` }),
  availability: () => ({ path: `/api/lodges/xrp-lodge/availability?from=${date()}&to=${date()}` }),
  deep: () => ({ path: '/api/bookings', body: deep }),
}

type Sent = { status: number; ms: number }

function send(base: string, agent: http.Agent, { path, body }: Call): Promise<Sent> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, ms: performance.now() - begun })
    const options = body
      ? {
          agent,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': body.length },
        }
      : { agent }
    const request = http.request(base + path, options, (response) => {
      response.resume()
      response.once('close', () => done(response.statusCode ?? 0))
    })
    // The server closes the connection of a refused body.
    request.once('error', () => done(0))
    request.end(body)
  })
}

async function attack(base: string, names: string[]): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: ATTACKERS, localAddress: '127.0.0.1' })
  const statuses: Record<number, number> = {}
  process.once('SIGTERM', () => {
    console.log(`attack        ${JSON.stringify(statuses)}`)
    process.exit(0)
  })
  const attacker = async () => {
    for (;;) {
      const flood = floods[names[Math.floor(Math.random() * names.length)] ?? '']
      if (!flood) throw new Error(`no such flood among ${names.join(', ')}`)
      const { status } = await send(base, agent, flood())
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: ATTACKERS }, attacker))
}

/** Sends the reads of ten guests, one each 10 ms, without waiting for answers. */
async function measure(base: string): Promise<{ p50: number; p99: number }> {
  const guests = Array.from(
    { length: 10 },
    (_, at) => new http.Agent({ keepAlive: true, localAddress: `127.0.0.${at + 2}` }),
  )
  const reads: Promise<Sent>[] = []
  for (let at = 0; at < (SECONDS * 1000) / EVERY_MS; at++) {
    const agent = guests[at % guests.length]
    if (agent) reads.push(send(base, agent, { path: '/api/lodges' }))
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
  const sent = await Promise.all(reads)
  for (const agent of guests) agent.destroy()
  const failed = sent.filter(({ status }) => status !== 200).length
  if (failed > 0) throw new Error(`${failed} of ${sent.length} reads were not answered`)
  const times = sent.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

function print(name: string, { p50, p99 }: { p50: number; p99: number }): void {
  console.log(`${name.padEnd(13)} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)
}

async function main(chosen: string[]): Promise<void> {
  const names = chosen.length > 0 ? chosen : Object.keys(floods)
  const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-flood-'))
  const product = await startProduct({ DATA_DIR: folder, RATE_LIMIT: 'on' })
  console.log(`load average  ${(loadavg()[0] ?? 0).toFixed(1)} on ${cores} cores`)
  pin(serverCore, product.process.pid)
  pin(generatorCore, process.pid)
  print('before', await measure(product.base))
  const flood = spawn(process.execPath, [fileURLToPath(import.meta.url), ATTACK, product.base, ...names], {
    stdio: 'inherit',
  })
  pin(generatorCore, flood.pid)
  const during = await measure(product.base)
  print('during', during)
  const ended = new Promise((resolve) => flood.once('exit', resolve))
  flood.kill('SIGTERM')
  await ended
  await product.kill('SIGTERM')
  await rm(folder, { recursive: true, force: true })
  if (during.p99 > GOAL_P99_MS) throw new Error(`p99 is above ${GOAL_P99_MS} ms`)
}

if (process.argv[2] === ATTACK) await attack(String(process.argv[3]), process.argv.slice(4))
else await main(process.argv.slice(3))
