import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { WebSocket } from 'ws'
import type { ChatMessage, SocketEvent } from '../src/contract/chat/chat.ts'
import { ChatSession } from '../src/web/modules/chat/session/chat-session.ts'
import { createCall } from '../src/web/platform/api/call.ts'
import './browser-events.ts'

/**
 * Sends ten thousand messages through two instances of the built product, on PostgreSQL and its own Redis, while
 * connections are cut, an instance is killed and Redis restarts. Then checks the history of each reader: npm run bench
 * -- chat-faults [messages] [postgres address]
 */
const MESSAGES = Number(process.argv[3] ?? 10_000)
const POSTGRES = process.argv[4] ?? 'postgres://postgres@127.0.0.1:5432/test'
const GUESTS = 20
const PENDING_AT_ONCE = 5
const PORTS = [3471, 3472] as const
const REDIS_PORT = 3473
const SLUG = 'xrp-lodge'
const DATABASE = 'crypto_lodge_chat_faults'
const TIMEOUT_MS = 120_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item
const databaseUrl = Object.assign(new URL(POSTGRES), { pathname: `/${DATABASE}` }).href

async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const printed = (child: ChildProcess, words: string): Promise<void> =>
  new Promise((resolve) => {
    child.stdout?.on('data', (chunk) => {
      if (String(chunk).includes(words)) resolve()
    })
  })

async function startRedis(): Promise<ChildProcess> {
  const server = spawn('redis-server', ['--port', String(REDIS_PORT), '--save', '', '--bind', '127.0.0.1'])
  await printed(server, 'Ready to accept')
  return server
}

async function startInstance(port: number, folder: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      REDIS_URL: `redis://127.0.0.1:${REDIS_PORT}`,
      MARKET_SOURCE: 'demo',
      PAYMENT_PROVIDER: 'sandbox',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await printed(server, 'Ready at')
  return server
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/**
 * A guest with the web's chat session and a connection that can be cut; records each received id, and each that came
 * out of order.
 */
class Guest {
  readonly seen = new Set<number>()
  outOfOrder = 0
  cuts = 0
  private socket: WebSocket | null = null
  readonly session: ChatSession

  constructor(readonly name: string) {
    const call = createCall(async (path, init) => {
      const answer = await fetch(`http://127.0.0.1:${pick(PORTS)}${path}`, init)
      if (answer.ok) this.note((await answer.clone().json()) as ChatMessage | ChatMessage[])
      return answer
    })
    this.session = new ChatSession({
      slug: SLUG,
      speaker: { userName: name, token: null },
      call,
      open: () => this.open() as never,
      onMarket: () => {},
      onCount: () => {},
    })
  }

  /** Records what a request returned: the recent messages, or the posted one. */
  private note(answer: ChatMessage | ChatMessage[]): void {
    for (const { id } of [answer].flat()) this.seen.add(id)
  }

  get pending(): number {
    return this.session.view().log.pending.length
  }

  cut(): void {
    this.cuts += 1
    this.socket?.terminate()
  }

  private open(): WebSocket {
    const socket = new WebSocket(`ws://127.0.0.1:${pick(PORTS)}/ws?lodge=${SLUG}`)
    let last = 0
    socket.on('error', () => undefined)
    socket.on('message', (data) => {
      const event = JSON.parse(String(data)) as SocketEvent
      if (event.type === 'resumed') for (const { id } of event.data.messages) this.seen.add(id)
      if (event.type === 'new_message') this.seen.add(event.data.id)
      if (event.type !== 'new_message' || event.data.userName === this.name) return
      if (event.data.id <= last) this.outOfOrder += 1
      last = event.data.id
    })
    this.socket = socket
    return socket
  }
}

async function talk(guests: readonly Guest[], onSent: (sent: number) => void): Promise<void> {
  let sent = 0
  await Promise.all(
    guests.map(async (guest) => {
      for (let number = 0; number < MESSAGES / GUESTS; number++) {
        while (guest.pending >= PENDING_AT_ONCE) await pause(5)
        guest.session.send(`${guest.name} ${number}`)
        sent += 1
        onSent(sent)
      }
    }),
  )
}

/** Compares each reader's messages with the database. */
async function check(guests: readonly Guest[]): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string; user_name: string; message: string }>(
    'select id, user_name, message from chat_messages order by id',
  )
  const total = await client.query('select total_messages from chat_rooms where lodge_slug = $1', [SLUG])
  await client.end()
  const doubled = rows.length - new Set(rows.map(({ message }) => message)).size
  const swapped = swappedBySender(rows)
  const missing = guests.map((guest) => missedBy(guest, rows))
  const wrong = guests.reduce((sum, guest) => sum + wrongInLog(guest, rows), 0)
  const late = guests.reduce((sum, { outOfOrder }) => sum + outOfOrder, 0)
  const lost = MESSAGES - (rows.length - doubled)
  const counted = total.rows[0].total_messages
  console.log(`said ${MESSAGES}, stored ${rows.length}, counted by the room ${counted}`)
  console.log(`lost ${lost}, stored twice ${doubled}, out of a sender's order ${swapped}`)
  console.log(`wrong in the readers' logs ${wrong}`)
  console.log(`unseen by readers ${missing.reduce((a, b) => a + b, 0)} of ${rows.length * GUESTS}`)
  console.log(
    `delivered out of order ${late}; connections cut ${guests.reduce((n, { cuts }) => n + cuts, 0)}`,
  )
  return (
    [lost, doubled, swapped, late, wrong, ...missing].every((count) => count === 0) && counted === MESSAGES
  )
}

/** Counts the newest messages that are out of order in a reader's log. */
function wrongInLog({ session }: Guest, rows: readonly { id: string }[]): number {
  const { messages } = session.view().log
  const newest = rows.slice(-messages.length)
  return newest.filter(({ id }, place) => messages[place]?.id !== Number(id)).length
}

/** Counts the messages that a reader missed and prints whether they are a gap or a missing end. */
function missedBy({ name, seen, session }: Guest, rows: readonly { id: string }[]): number {
  const missed = rows.flatMap(({ id }, place) => (seen.has(Number(id)) ? [] : [place + 1]))
  if (missed.length > 0)
    console.log(
      `${name} missed ${missed.length}, from the ${missed[0]}. to the ${missed.at(-1)}.; connected: ${session.view().isConnected}`,
    )
  return missed.length
}

function swappedBySender(rows: readonly { user_name: string; message: string }[]): number {
  const last = new Map<string, number>()
  let swapped = 0
  for (const { user_name, message } of rows) {
    const number = Number(message.split(' ').at(-1))
    if (number <= (last.get(user_name) ?? -1)) swapped += 1
    last.set(user_name, number)
  }
  return swapped
}

// The session logs failed calls, which this bench causes on purpose.
console.warn = () => undefined
const folder = await mkdtemp(join(tmpdir(), 'chat-faults-'))
await onServer(`drop database if exists ${DATABASE} with (force)`, `create database ${DATABASE}`)
let redis = await startRedis()
const instances = [await startInstance(PORTS[0], folder), await startInstance(PORTS[1], folder)]
const guests = Array.from({ length: GUESTS }, (_, index) => new Guest(`guest-${index}`))
for (const { session } of guests) session.start()
const scissors = setInterval(() => pick(guests).cut(), 150)

const replace = async (index: 0 | 1, signal: NodeJS.Signals) => {
  await end(instances[index] as ChildProcess, signal)
  await pause(1000)
  instances[index] = await startInstance(PORTS[index], folder)
}
const faults: [number, string, () => Promise<void>][] = [
  [0.25, 'an instance is killed', () => replace(1, 'SIGKILL')],
  [
    0.5,
    'Redis is killed and comes back',
    async () => {
      await end(redis, 'SIGKILL')
      await pause(2000)
      redis = await startRedis()
    },
  ],
  [0.75, 'the other instance is restarted', () => replace(0, 'SIGTERM')],
]
const happening: Promise<void>[] = []
const started = Date.now()
await talk(guests, (sent) => {
  const next = faults[0]
  if (!next || sent < next[0] * MESSAGES) return
  faults.shift()
  console.log(`${((Date.now() - started) / 1000).toFixed(1)} s, ${sent} said: ${next[1]}`)
  happening.push(next[2]())
})
await Promise.all(happening)
clearInterval(scissors)
const end_ = Date.now() + TIMEOUT_MS
const isDone = () => guests.every(({ pending, seen }) => pending === 0 && seen.size >= MESSAGES)
while (!isDone() && Date.now() < end_) await pause(100)
console.log(`${((Date.now() - started) / 1000).toFixed(1)} s in all`)
process.exitCode = (await check(guests)) ? 0 : 1
for (const { session } of guests) session.stop()
for (const child of [...instances, redis]) await end(child, 'SIGTERM')
await onServer(`drop database ${DATABASE} with (force)`)
await rm(folder, { recursive: true })
