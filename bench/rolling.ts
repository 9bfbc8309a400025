import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { WebSocket } from 'ws'
import { addDays } from '../src/contract/platform/dates.ts'
import { ChatSession } from '../src/web/modules/chat/session/chat-session.ts'
import { createCall } from '../src/web/platform/api/call.ts'
import { pause, startTopology } from './topology.ts'
import './browser-events.ts'

/**
 * Books, reads pages and chats through nginx while both instances are replaced one after the other, and counts what
 * failed: npm run bench -- rolling [rounds] [postgres address]. PROXY_LOG names a file for the proxy's errors.
 */
const ROUNDS = Number(process.argv[3] ?? 3)
const POSTGRES = process.argv[4] ?? 'postgres://postgres@127.0.0.1:5432/test'
const DRAIN_SECONDS = 8
const GUESTS = 6
const SLUG = 'xrp-lodge'
const PAGES = ['/', '/browse', '/lodge/xrp-lodge', '/api/lodges', '/api/lodges/xrp-lodge/availability']
const TIMEOUT_MS = 60_000

// The proxy's certificate is made for this run.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
// Sessions log calls that fail; they are counted below.
console.warn = () => undefined

const topology = await startTopology(POSTGRES, DRAIN_SECONDS)
const { base } = topology
let isOver = false
const failures: string[] = []

/** Counts a request; one with another status than these, or without a reply, has failed. */
async function request(kind: string, path: string, init: RequestInit, allowed: number[]): Promise<boolean> {
  try {
    const reply = await fetch(`${base}${path}`, init)
    await reply.arrayBuffer()
    if (!allowed.includes(reply.status)) failures.push(`${kind} ${path}: ${reply.status}`)
    return reply.status === 201
  } catch (error) {
    failures.push(`${kind} ${path}: ${(error as Error).cause ?? error}`)
    return false
  }
}

let reads = 0
async function readPages(): Promise<void> {
  while (!isOver) {
    await request('read', PAGES[reads++ % PAGES.length] ?? '/', {}, [200])
    await pause(20)
  }
}

let requested = 0
let booked = 0
async function book(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  while (!isOver) {
    const at = requested++
    const checkIn = addDays(today, 2 + Math.floor(at / 16))
    const stay = { checkIn, checkOut: addDays(checkIn, 1), lodgeId: 1 + (at % 16) }
    const guest = { name: 'Rolling', email: `rolling-${at}@example.com`, guests: 1 }
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const body = JSON.stringify({ ...guest, ...stay })
    if (await request('booking', '/api/bookings', { method: 'POST', headers, body }, [201])) booked += 1
    await pause(150)
  }
}

const closeCodes = new Map<number, number>()
const sessions = Array.from({ length: GUESTS }, (_, index) => {
  return new ChatSession({
    slug: SLUG,
    speaker: { userName: `guest-${index}`, token: null },
    call: createCall((path, init) => fetch(`${base}${path}`, init)),
    open: () => {
      const socket = new WebSocket(`${base.replace('https', 'wss')}/ws?lodge=${SLUG}`)
      socket.on('error', () => undefined)
      socket.on('close', (code) => closeCodes.set(code, (closeCodes.get(code) ?? 0) + 1))
      return socket as never
    },
    onMarket: () => {},
    onCount: () => {},
  })
})

let sent = 0
async function chat(session: ChatSession): Promise<void> {
  while (!isOver) {
    session.send(`message ${sent++}`)
    await pause(1200)
  }
}

/** Messages that are not stored, stored twice, or missing or doubled in a reader's log. */
async function checkChat(): Promise<{ lost: number; doubled: number }> {
  const client = new pg.Client({ connectionString: topology.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string; message: string }>(
    'select id, message from chat_messages',
  )
  await client.end()
  const stored = new Set(rows.map(({ message }) => message)).size
  let lost = sent - stored
  let doubled = rows.length - stored
  for (const session of sessions) {
    const ids = session.view().log.messages.map(({ id }) => id)
    const known = new Set(ids)
    doubled += ids.length - known.size
    const oldest = Math.min(...ids)
    lost += rows.filter(({ id }) => Number(id) >= oldest && !known.has(Number(id))).length
  }
  return { lost, doubled }
}

for (const session of sessions) session.start()
const work = [readPages(), readPages(), book(), book(), ...sessions.map(chat)]
const started = Date.now()
await pause(3000)
for (let round = 1; round <= ROUNDS; round++)
  for (const index of [0, 1] as const) {
    await topology.replace(index)
    console.log(
      `${((Date.now() - started) / 1000).toFixed(0)} s: instance ${index + 1} replaced, ${failures.length} failed`,
    )
    await pause(2000)
  }
isOver = true
await Promise.all(work)
const until = Date.now() + TIMEOUT_MS
const isSettled = () => sessions.every((session) => session.view().log.pending.length === 0)
while (!isSettled() && Date.now() < until) await pause(100)
await pause(2000)
const { lost, doubled } = await checkChat()
const failedReads = failures.filter((line) => line.startsWith('read')).length
const failedBookings = failures.length - failedReads
for (const line of failures.slice(0, 10)) console.log(line)
console.log(`close codes of sockets: ${JSON.stringify(Object.fromEntries(closeCodes))}`)
console.log(
  `${2 * ROUNDS} replacements, ${sent} messages, ${requested} bookings (${booked} made), ${reads} reads`,
)
console.log(
  `failed bookings ${failedBookings}, lost messages ${lost}, doubled ${doubled}, failed reads ${failedReads} (goal: 0, 0, 0, 0)`,
)
process.exitCode = failures.length + lost + doubled > 0 || booked === 0 ? 1 : 0
for (const session of sessions) session.stop()
await topology.stop()
