import { type ChatFigures, type ChatLoad, measureChat } from '../chat/clients.ts'
import type { Product } from '../product.ts'
import { median, residentMegabytes } from './contender.ts'
import { startTwin } from './servers.ts'

const LOAD: ChatLoad = { sockets: 1000, aSecond: 20, seconds: 8 }
const ROUNDS = 3

/** A chat room and its twin with socket.io behind Express, which stores nothing. */
export async function compareChat(product: Product): Promise<boolean> {
  const twin = await startTwin('chat.mjs')
  const [ours = '', theirs = ''] = [product.base, twin.base].map((base) => base.replace('http', 'ws'))
  const own = {
    name: 'chat',
    address: `${ours}/ws?lodge=xrp-lodge`,
    pid: product.process.pid,
    protocol: 'ws',
    rounds: [] as ChatFigures[],
  } as const
  const other = {
    name: 'Express 5 with socket.io',
    address: `${theirs}/socket.io/?EIO=4&transport=websocket`,
    pid: twin.pid,
    protocol: 'socket.io',
    rounds: [] as ChatFigures[],
  } as const
  for (let round = 0; round < ROUNDS; round++)
    for (const rival of [own, other]) rival.rounds.push(await measureChat(rival, LOAD))
  console.log(
    `| ${LOAD.sockets} sockets, ${LOAD.aSecond} messages/s | delivered/s | p50 ms | p99 ms | CPU µs a delivery | RSS MB | bytes |\n|---|---|---|---|---|---|---|`,
  )
  for (const { name, pid, rounds } of [own, other]) print(name, pid, rounds)
  console.log('')
  await twin.stop()
  return medianCpu(own.rounds) < medianCpu(other.rounds)
}

const medianCpu = (rounds: readonly ChatFigures[]): number => median(rounds.map(({ cpuEach }) => cpuEach))

function print(name: string, pid: number | undefined, rounds: readonly ChatFigures[]): void {
  const middle = (figure: keyof ChatFigures) => median(rounds.map((round) => round[figure]))
  const cells = [
    (middle('delivered') / LOAD.seconds).toFixed(0),
    middle('p50').toFixed(1),
    middle('p99').toFixed(1),
    medianCpu(rounds).toFixed(2),
    residentMegabytes(pid).toFixed(0),
    middle('bytesEach').toFixed(0),
  ]
  console.log(`| ${name} | ${cells.join(' | ')} |`)
}
