import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import { addDays } from '../src/contract/platform/dates.ts'
import { bucketStandIn } from '../src/server/testing/bucket-stand-in.ts'
import { processorSeconds } from './cores.ts'
import { pause, startTopology } from './topology.ts'

/**
 * Processor time of 1, 2 and 4 instances behind nginx with PostgreSQL, Redis and a bucket, for a booking, a page and a delivered
 * chat message, and its ratio to one instance's, each divided by the time of the same calculation before and after. Each
 * instance has the same load, because more of them are for more guests: npm run bench -- scale [postgres address] [share of the load]. Needs a build,
 * nginx and redis-server.
 */
const POSTGRES = process.argv[3] ?? 'postgres://postgres@127.0.0.1:5432/test'
const SHARE = Number(process.argv[4] ?? 1)
const COUNTS = [1, 2, 4]
const GOAL = 1.15
/** For each instance. */
const BOOKINGS = Math.round(480 * SHARE)
const PAGES = Math.round(6000 * SHARE)
const SOCKETS = 200
/** nginx lets a network open 200 connections, so the guests of the room come from several. */
const SOCKETS_OF_A_NETWORK = 100
const MESSAGES = Math.round(300 * SHARE)
const MESSAGES_A_SECOND = 20
/** For each instance: one that answers fewer at once spends more on each. */
const CALLS_AT_ONCE = 8
const IDLE_MS = 5000
/** For each instance, until it has compiled what it runs often. */
const WARM_UP = { pages: Math.round(2000 * SHARE), bookings: Math.round(200 * SHARE) }
const SLUG = 'xrp-lodge'
const ADDRESSES = ['/', '/browse', `/lodge/${SLUG}`, '/api/lodges', `/api/lodges/${SLUG}/availability`]

// The proxy's certificate is made for this run.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'

type Costs = { booking: number; page: number; message: number; idle: number }

/** Seconds of processor time of a fixed calculation: on a busy machine every instruction takes longer. */
function calibrate(): number {
  const before = process.cpuUsage()
  let text = ''
  for (let round = 0; round < 1500; round++) text = JSON.stringify(createPage(round)) + text.slice(0, 10)
  const { user, system } = process.cpuUsage(before)
  return (user + system + 0 * text.length) / 1e6
}

const createPage = (round: number) =>
  Array.from({ length: 200 }, (_, at) => ({
    at,
    name: `lodge ${at * round}`,
    price: at / 7,
    taken: [at, round],
  }))

/** Makes `amount` calls for each of `count` instances. */
async function repeat(count: number, amount: number, call: (at: number) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < amount * count) await call(next++)
  }
  await Promise.all(Array.from({ length: CALLS_AT_ONCE * count }, worker))
}

async function expectStatus(reply: Response, status: number): Promise<void> {
  const text = await reply.text()
  if (reply.status !== status) throw new Error(`${reply.url} answers ${reply.status}: ${text.slice(0, 200)}`)
}

async function measure(count: number): Promise<Costs> {
  const bucket = await bucketStandIn()
  const topology = await startTopology(POSTGRES, 0, bucket.environment, count)
  const { base } = topology
  const spent = () => topology.pids().reduce((sum, pid) => sum + processorSeconds(pid), 0)
  const read = async (at: number) => expectStatus(await fetch(base + ADDRESSES[at % ADDRESSES.length]), 200)
  let stays = 0
  const book = async () => {
    const at = stays++
    const checkIn = addDays(new Date().toISOString().slice(0, 10), 2 + Math.floor(at / 16))
    const stay = { checkIn, checkOut: addDays(checkIn, 1), lodgeId: 1 + (at % 16) }
    const guest = { name: 'Scale', email: `scale-${at}@example.com`, guests: 1 }
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const body = JSON.stringify({ ...guest, ...stay })
    await expectStatus(await fetch(`${base}/api/bookings`, { method: 'POST', headers, body }), 201)
  }
  try {
    await repeat(count, WARM_UP.pages, read)
    await repeat(count, WARM_UP.bookings, book)
    const idle = await timed(spent, () => pause(IDLE_MS), 0)
    const [page, booking] = [
      await timed(spent, () => repeat(count, PAGES, read), idle.aSecond),
      await timed(spent, () => repeat(count, BOOKINGS, book), idle.aSecond),
    ]
    const chat = await measureChat(base, SOCKETS * count, spent, idle.aSecond)
    return {
      booking: booking.seconds / BOOKINGS / count,
      page: page.seconds / PAGES / count,
      message: chat.seconds / chat.delivered,
      idle: idle.aSecond / count,
    }
  } finally {
    await topology.stop()
    await bucket.close()
  }
}

/** Processor seconds of `work`, less those that the instances use without it. */
async function timed(spent: () => number, work: () => Promise<unknown>, idleASecond: number) {
  const calibrated = calibrate()
  const [begun, before] = [performance.now(), spent()]
  await work()
  const passed = (performance.now() - begun) / 1000
  const used = spent() - before
  const slowness = (calibrated + calibrate()) / 2 / standard
  return { seconds: (used - idleASecond * passed) / slowness, aSecond: used / passed }
}

/** Guests of one room on all instances; every message goes to each of them. */
async function measureChat(base: string, readers: number, spent: () => number, idleASecond: number) {
  let delivered = 0
  const enter = (guest: number) =>
    new Promise<WebSocket>((resolve, reject) => {
      const localAddress = `127.0.1.${1 + Math.floor(guest / SOCKETS_OF_A_NETWORK)}`
      const socket = new WebSocket(`${base.replace('https', 'wss')}/ws?lodge=${SLUG}`, { localAddress })
      socket.on('error', reject)
      socket.on('open', () => resolve(socket))
      socket.on('message', (data) => {
        if (String(data).includes('"new_message"')) delivered += 1
      })
    })
  const sockets: WebSocket[] = []
  while (sockets.length < readers)
    sockets.push(...(await Promise.all(Array.from({ length: 20 }, (_, at) => enter(sockets.length + at)))))
  await pause(1500)
  const speak = async (messages: number) => {
    const wanted = delivered + messages * readers
    for (let number = 0; number < messages; number++) {
      const frame = {
        type: 'chat_message',
        userName: 'Ada',
        message: `${number} ${'x'.repeat(80)}`,
        userType: 'guest',
      }
      sockets[number % readers]?.send(JSON.stringify(frame))
      await pause(1000 / MESSAGES_A_SECOND)
    }
    for (let waits = 0; delivered < wanted && waits < 200; waits++) await pause(100)
    if (delivered < wanted) throw new Error(`${wanted - delivered} messages were not delivered`)
  }
  await speak(40)
  delivered = 0
  const { seconds } = await timed(spent, () => speak(MESSAGES), idleASecond)
  for (const socket of sockets) socket.terminate()
  return { seconds, delivered }
}

calibrate()
const standard = calibrate()
const kinds = ['booking', 'page', 'message'] as const
const first = await measure(COUNTS[0] as number)
const micros = (seconds: number) => `${(seconds * 1e6).toFixed(0)} µs`
console.log(
  `1 instance: booking ${micros(first.booking)}, page ${micros(first.page)}, delivered message ${micros(first.message)}, idle ${(first.idle * 100).toFixed(1)} % of a core`,
)
let isOver = false
for (const count of COUNTS.slice(1)) {
  const costs = await measure(count)
  const parts = kinds.map((kind) => {
    const ratio = costs[kind] / first[kind]
    isOver ||= ratio > GOAL
    return `${kind} ${micros(costs[kind])} (${ratio.toFixed(2)})`
  })
  console.log(`${count} instances: ${parts.join(', ')} (goal: at most ${GOAL})`)
}
const forACore = (seconds: number) => Math.floor(1 / seconds).toLocaleString('en-US')
console.log(
  `a core gives ${forACore(first.booking)} bookings, ${forACore(first.page)} pages or ${forACore(first.message)} delivered messages a second`,
)
process.exitCode = isOver ? 1 : 0
