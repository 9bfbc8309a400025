import { type ChildProcess, fork, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Server as SocketIo } from 'socket.io'
import { WebSocketServer } from 'ws'
import { type ChatFigures, measureChat } from './chat/clients.ts'
import { cores, generatorCore, isPinned, pin, processorSeconds, serverCore } from './cores.ts'

/**
 * Sends twenty messages a second to a thousand sockets in one room, through the built product, a bare `ws` server and
 * socket.io, each in its own process on the server's core and in turns, with the sockets' other ends on the other core:
 * npm run bench -- chat [sockets] [messages a second]. Only the product stores the messages. Fails too when the
 * generator used most of its core.
 */
const SOCKETS = Number(process.argv[3] ?? 1000)
const A_SECOND = Number(process.argv[4] ?? 20)
const SECONDS = 8
const ROUNDS = 5
/** Of its core over the whole run, pauses included; above it the generator is the limit. */
const MAX_GENERATOR_SHARE = 0.7
const goals = { p99: 1.15, cpu: 1.15 }
const SLUG = 'xrp-lodge'

const rivals = ['product', 'bare ws', 'socket.io'] as const
type Rival = (typeof rivals)[number]
type Running = { address: string; pid: number | undefined; stop: () => Promise<void> }

/** Builds the product's message without a database. */
const passedOn = (text: string, id: number) => {
  const { userName, message, userType, clientId } = JSON.parse(text)
  const data = {
    id,
    lodgeSlug: SLUG,
    userName,
    message,
    timestamp: new Date().toISOString(),
    userType,
    isActive: true,
    clientId: clientId ?? null,
  }
  return { type: 'new_message', data }
}

function serveBare(listen: (server: ReturnType<typeof createServer>) => void): void {
  const server = createServer()
  const sockets = new WebSocketServer({ server })
  let id = 0
  sockets.on('connection', (socket) =>
    socket.on('message', (data) => {
      id += 1
      const text = JSON.stringify(passedOn(String(data), id))
      for (const reader of sockets.clients) reader.send(text)
    }),
  )
  listen(server)
}

function serveSocketIo(listen: (server: ReturnType<typeof createServer>) => void): void {
  const server = createServer()
  const io = new SocketIo(server, { transports: ['websocket'] })
  let id = 0
  io.on('connection', (socket) => {
    void socket.join(SLUG)
    socket.on('chat_message', (text: string) => {
      id += 1
      io.to(SLUG).emit('new_message', passedOn(text, id))
    })
  })
  listen(server)
}

/** Runs in the child process: serves one rival. */
function serveRival(rival: Rival): void {
  const serve = rival === 'bare ws' ? serveBare : serveSocketIo
  serve((server) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
    }),
  )
}

const stopChild = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })

async function startProduct(): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'chat-bench-'))
  const { DATABASE_URL = '', REDIS_URL = '' } = process.env
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL,
      REDIS_URL,
      MARKET_SOURCE: 'demo',
      PAYMENT_PROVIDER: 'sandbox',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      ADMIN_EMAIL: 'owner@example.com',
      ADMIN_PASSWORD: 'correct horse battery',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      const found = String(chunk).match(/Ready at http:\/\/(\S+)/)?.[1]
      if (found) resolve(found)
    })
  })
  const stop = async () => {
    await stopChild(child)
    await rm(folder, { recursive: true, force: true })
  }
  return { address: `ws://${address}/ws?lodge=${SLUG}`, pid: child.pid, stop }
}

async function startRival(rival: Rival): Promise<Running> {
  if (rival === 'product') return startProduct()
  const child = fork(fileURLToPath(import.meta.url), [], { env: { ...process.env, CHAT_RIVAL: rival } })
  const { port } = await new Promise<{ port: number }>((resolve) =>
    child.once('message', (message) => resolve(message as { port: number })),
  )
  const path = rival === 'bare ws' ? '' : '/socket.io/?EIO=4&transport=websocket'
  return {
    address: `ws://127.0.0.1:${port}${path}`,
    pid: child.pid,
    stop: () => stopChild(child),
  }
}

async function measure(rival: Rival): Promise<ChatFigures> {
  const { address, pid, stop } = await startRival(rival)
  pin(serverCore, pid)
  const protocol = rival === 'socket.io' ? 'socket.io' : 'ws'
  const load = { sockets: SOCKETS, aSecond: A_SECOND, seconds: SECONDS }
  const figures = await measureChat({ address, pid, protocol }, load)
  await stop()
  return figures
}

const middle = (numbers: number[]) =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

async function race(): Promise<void> {
  pin(generatorCore, process.pid)
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cores} cores, ${isPinned ? 'pinned' : 'NOT pinned'}`)
  const [begun, busyBefore] = [performance.now(), processorSeconds(process.pid)]
  const results = new Map<Rival, ChatFigures[]>(rivals.map((rival) => [rival, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const rival of rivals) {
      const result = await measure(rival)
      results.get(rival)?.push(result)
      console.log(
        `${rival.padEnd(9)} median ${result.p50.toFixed(1)} ms, p99 ${result.p99.toFixed(1)} ms, ` +
          `${result.cpuEach.toFixed(2)} µs of CPU a delivery, ${result.delivered} delivered`,
      )
    }
  const of = (rival: Rival, figure: 'p99' | 'cpuEach') =>
    middle((results.get(rival) ?? []).map((result) => result[figure]))
  const ratio = (figure: 'p99' | 'cpuEach', rival: Rival) => of('product', figure) / of(rival, figure)
  const share = (processorSeconds(process.pid) - busyBefore) / ((performance.now() - begun) / 1000)
  console.log(`p99 ${ratio('p99', 'bare ws').toFixed(2)} of bare ws (goal ${goals.p99})`)
  console.log(`CPU ${ratio('cpuEach', 'bare ws').toFixed(2)} of bare ws (goal ${goals.cpu})`)
  console.log(`CPU ${ratio('cpuEach', 'socket.io').toFixed(2)} of socket.io (goal below 1)`)
  console.log(`generator ${(share * 100).toFixed(0)} % of its core (at most ${MAX_GENERATOR_SHARE * 100})`)
  const isMet =
    ratio('p99', 'bare ws') <= goals.p99 &&
    ratio('cpuEach', 'bare ws') <= goals.cpu &&
    ratio('cpuEach', 'socket.io') < 1 &&
    share <= MAX_GENERATOR_SHARE
  process.exitCode = isMet ? 0 : 1
}

const rival = process.env.CHAT_RIVAL as Rival | undefined
if (rival) serveRival(rival)
else await race()
