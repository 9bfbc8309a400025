import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from './browser.ts'
import { cores } from './cores.ts'
import { startProduct } from './product.ts'

/**
 * Measures milliseconds from the start of the built product to its lines, with the embedded database in a folder that has
 * served before: npm run bench -- start [rounds]. 'answer' is the first reply of /api/ready.
 */
const rounds = Number(process.argv[3] ?? 7)
const GOAL_MS = 1500
const lines = ['Opening', 'Migrating', 'Ready at'] as const

const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-bench-'))
await (await startProduct({ DATA_DIR: folder })).kill('SIGTERM')

async function startOnce(): Promise<number[]> {
  const begun = performance.now()
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, MARKET_SOURCE: 'demo', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const times: number[] = []
  let printed = ''
  for await (const chunk of server.stdout) {
    printed += chunk
    while (times.length < lines.length && printed.includes(lines[times.length] as string))
      times.push(performance.now() - begun)
    if (times.length === lines.length) break
  }
  const base = printed.match(/Ready at (http:\S+)/)?.[1]
  await (await fetch(`${base}/api/ready`)).text()
  times.push(performance.now() - begun)
  server.kill('SIGTERM')
  await ended
  return times
}

const runs: number[][] = []
for (let round = 0; round < rounds; round++) runs.push(await startOnce())
await rm(folder, { recursive: true, force: true })
for (const [place, name] of [...lines, 'answer'].entries()) {
  const all = runs.map((times) => times[place] as number)
  console.log(
    `${name.padEnd(12)} ${median(all).toFixed(0).padStart(6)} ms (${all.map((ms) => ms.toFixed(0)).join(' ')})`,
  )
}
const ready = median(runs.map((times) => times[2] as number))
console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cores} cores; goal ${GOAL_MS} ms to ready`)
process.exitCode = ready > GOAL_MS ? 1 : 0
