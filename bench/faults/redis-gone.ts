import { WebSocket } from 'ws'
import { ChatSession } from '../../src/web/modules/chat/session/chat-session.ts'
import { createCall } from '../../src/web/platform/api/call.ts'
import { pause, startTopology } from '../topology.ts'
import { judge, Visitors } from './visitors.ts'
import '../browser-events.ts'

/**
 * Takes Redis away from two instances while guests book and chat: npm run bench -- faults/redis-gone [seconds] [postgres
 * address]. Needs a build, nginx and redis-server.
 */
const SECONDS = Number(process.argv[3] ?? 60)
const POSTGRES = process.argv[4] ?? 'postgres://postgres@127.0.0.1:5432/test'
const SLUG = 'xrp-lodge'
const BACK_WITHIN_MS = 15_000
const READ_WITHIN_MS = 60_000

// Sessions log calls that fail.
console.warn = () => undefined
const topology = await startTopology(POSTGRES, 0, { RATE_LIMIT: 'on', LOG_LEVEL: 'silent' })

/** A guest in the room of one instance. */
const guestAt = (base: string, userName: string): ChatSession => {
  const session = new ChatSession({
    slug: SLUG,
    speaker: { userName, token: null },
    call: createCall((path, init) => fetch(`${base}${path}`, init)),
    open: () => {
      const socket = new WebSocket(`${base.replace('http', 'ws')}/ws?lodge=${SLUG}`)
      socket.on('error', () => undefined)
      return socket as never
    },
    onMarket: () => {},
    onCount: () => {},
  })
  session.start()
  return session
}
const [here = '', there = ''] = topology.instances
const speaker = guestAt(here, 'Sam')
const readers = { here: guestAt(here, 'Rita'), there: guestAt(there, 'Theo') }
const visitors = new Visitors(here, 1500)

let said = 0
let isOver = false
const texts = new Map<string, number>()
const talking = (async () => {
  while (!isOver) {
    const text = `message ${said++}`
    texts.set(text, performance.now())
    speaker.send(text)
    await pause(2500)
  }
})()
/** Seconds until a reader has every message so far; null when it takes too long. */
const allReadBy = async (reader: ChatSession): Promise<number | null> => {
  const began = performance.now()
  const known = [...texts.keys()]
  for (;;) {
    const read = new Set(reader.view().log.messages.map(({ message }) => message))
    if (known.every((text) => read.has(text))) return (performance.now() - began) / 1000
    if (performance.now() - began > READ_WITHIN_MS) return null
    await pause(100)
  }
}

await pause(5000)
let isRead = true
for (const [phase, change] of [
  ['before', async () => undefined],
  ['gone', topology.redis.kill],
  ['after', async () => topology.redis.start()],
] as const) {
  if (phase !== 'before') visitors.enter(phase)
  await change()
  await pause(phase === 'gone' ? SECONDS * 1000 : BACK_WITHIN_MS)
  for (const [place, reader] of Object.entries(readers)) {
    const seconds = await allReadBy(reader)
    console.log(
      `${phase.padEnd(8)} a reader ${place} ${seconds === null ? 'misses messages' : `has read all after ${seconds.toFixed(1)} s`}`,
    )
    if (seconds === null) isRead = false
  }
}
isOver = true
await talking
await visitors.leave()
const isUndisturbed = ['gone', 'after'].every((phase) =>
  (['read', 'search', 'booking'] as const).every((kind) => visitors.isUndisturbed(phase, kind)),
)
await judge(`Redis gone for ${SECONDS} s`, visitors, isUndisturbed && isRead)
for (const session of [speaker, ...Object.values(readers)]) session.stop()
await topology.stop()
