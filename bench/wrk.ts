import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { childrenSeconds, generatorCore, isPinned } from './cores.ts'

const run = promisify(execFile)

/** A slow server is not a failed one. */
const TIMEOUT = '--timeout=20s'

type Load = {
  url: string
  connections: number
  seconds: number
  headers?: Record<string, string>
  /** Paths called in turn instead of the one of `url`. */
  paths?: readonly string[]
}

/** Latencies in milliseconds; `bytes` of a reply with its headers; `generatorBusy` is the share of a core that wrk used. */
export type LoadResult = {
  rate: number
  requests: number
  bytes: number
  p50: number
  p95: number
  p99: number
  max: number
  generatorBusy: number
}

const printResult = `
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format("\\n%d %d %d %d %d %d %d %d", summary.requests, summary.duration, summary.bytes,
    errors.connect + errors.read + errors.write + errors.timeout + errors.status,
    latency:percentile(50), latency:percentile(95), latency:percentile(99), latency.max))
end
`

const callInTurn = (paths: readonly string[]): string => `
paths = { ${paths.map((path) => `"${path}"`).join(', ')} }
at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
`

/** Runs Debian's wrk with one thread on the generator's core; throws when a request fails. */
export async function runWrk({ url, connections, seconds, headers = {}, paths }: Load): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-wrk-'))
  const script = join(folder, 'load.lua')
  await writeFile(script, printResult + (paths ? callInTurn(paths) : ''))
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const wrk = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, TIMEOUT, '-s', script, ...sent, url]
  const [command = '', ...rest] = isPinned ? ['taskset', '-c', String(generatorCore), ...wrk] : wrk
  const used = childrenSeconds()
  const { stdout } = await run(command, rest)
  const generatorSeconds = childrenSeconds() - used
  await rm(folder, { recursive: true })
  const last = stdout.trim().split('\n').at(-1) ?? ''
  const [requests = 0, duration = 0, bytes = 0, errors = 0, ...latencies] = last.split(' ').map(Number)
  if (errors > 0 || requests === 0) throw new Error(`${errors} of ${requests} requests failed at ${url}`)
  const [p50 = 0, p95 = 0, p99 = 0, max = 0] = latencies.map((microseconds) => microseconds / 1000)
  const took = duration / 1e6
  const generatorBusy = generatorSeconds / took
  return { rate: requests / took, requests, bytes: bytes / requests, p50, p95, p99, max, generatorBusy }
}
