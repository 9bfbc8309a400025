import { WebSocket } from 'ws'
import { processorSeconds } from '../cores.ts'

export type Protocol = 'ws' | 'socket.io'
export type ChatLoad = { sockets: number; aSecond: number; seconds: number }
type ChatServer = { address: string; pid: number | undefined; protocol: Protocol }

/** Delays in milliseconds, `cpuEach` in microseconds of the server; `bytesEach` of a delivered frame. */
export type ChatFigures = {
  p50: number
  p99: number
  cpuEach: number
  bytesEach: number
  delivered: number
}

const SETTLE_MS = 1500
const AT_ONCE = 50

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Opens a socket. socket.io's handshake is two short frames. */
function enter({ address, protocol }: ChatServer, receive: (text: string) => void): Promise<WebSocket> {
  const socket = new WebSocket(address, { perMessageDeflate: false })
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('open', () => protocol === 'ws' && resolve(socket))
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (protocol === 'ws') return receive(text)
      if (text.startsWith('0')) socket.send('40')
      else if (text.startsWith('40')) resolve(socket)
      else if (text === '2') socket.send('3')
      else receive(text)
    })
  })
}

function encodeFrame(protocol: Protocol, sentAt: number): string {
  const frame = {
    type: 'chat_message',
    userName: 'Ada',
    message: `@${sentAt}@ ${'x'.repeat(80)}`,
    userType: 'guest',
  }
  return protocol === 'ws'
    ? JSON.stringify(frame)
    : `42${JSON.stringify(['chat_message', JSON.stringify(frame)])}`
}

/** Sends messages in turn from all sockets of one room at a steady rate, and times each delivery. */
export async function measureChat(server: ChatServer, load: ChatLoad): Promise<ChatFigures> {
  const delays: number[] = []
  let bytes = 0
  const receive = (text: string) => {
    const sentAt = text.match(/@([\d.]+)@/)?.[1]
    if (!sentAt) return
    delays.push(performance.now() - Number(sentAt))
    bytes += text.length
  }
  const sockets: WebSocket[] = []
  while (sockets.length < load.sockets)
    sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => enter(server, receive)))))
  await pause(SETTLE_MS)
  const speak = async (count: number) => {
    const started = performance.now()
    for (let number = 0; number < count; number++) {
      sockets[number % sockets.length]?.send(encodeFrame(server.protocol, performance.now()))
      await pause(Math.max(0, started + ((number + 1) * 1000) / load.aSecond - performance.now()))
    }
  }
  await speak(load.aSecond * 2)
  await pause(SETTLE_MS)
  delays.length = 0
  bytes = 0
  const before = processorSeconds(server.pid)
  await speak(load.aSecond * load.seconds)
  await pause(SETTLE_MS)
  const cpu = processorSeconds(server.pid) - before
  delays.sort((a, b) => a - b)
  for (const socket of sockets) socket.terminate()
  const at = (share: number) => delays[Math.floor(delays.length * share)] ?? Number.NaN
  return {
    p50: at(0.5),
    p99: at(0.99),
    cpuEach: (cpu * 1e6) / delays.length,
    bytesEach: bytes / delays.length,
    delivered: delays.length,
  }
}
