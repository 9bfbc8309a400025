import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

// Read before any process is pinned: afterwards it is 1.
export const cores = availableParallelism()

/** Whether server and load generator each get a core of their own. */
export const isPinned = cores > 1 && spawnSync('taskset', ['--version']).status === 0

export const serverCore = 0
export const generatorCore = 1

/** Pins a process with its threads to one core; without taskset or a second core it runs where it may. */
export function pin(core: number, pid: number | undefined): void {
  if (isPinned) spawnSync('taskset', ['-a', '-cp', String(core), String(pid)])
}

const TICKS_A_SECOND = 100

const readStat = (pid: number | undefined): number[] =>
  (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ').map(Number)

/** Seconds of processor time of a process and its threads (Linux). */
export function processorSeconds(pid: number | undefined): number {
  const fields = readStat(pid)
  return ((fields[11] ?? 0) + (fields[12] ?? 0)) / TICKS_A_SECOND
}

/** Seconds of processor time of this process's ended children (Linux). */
export function childrenSeconds(): number {
  const fields = readStat(process.pid)
  return ((fields[13] ?? 0) + (fields[14] ?? 0)) / TICKS_A_SECOND
}

export type BareServer = { url: string; pid: number | undefined; stop: () => void }

/** A bare node:http server on the server's core that answers every request with these bytes and headers. */
export async function startBareServer(
  bytes: Buffer,
  headers: Record<string, string> = {},
): Promise<BareServer> {
  const program = `
    const bytes = Buffer.from(require('node:fs').readFileSync(0, 'utf8'), 'base64')
    const headers = { ...${JSON.stringify(headers)}, 'content-length': bytes.length }
    require('node:http')
      .createServer((request, response) => { response.writeHead(200, headers); response.end(bytes) })
      .listen(0, '127.0.0.1', function () { console.log(this.address().port) })`
  const server = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  server.stdin.end(bytes.toString('base64'))
  const [port] = (await once(server.stdout, 'data')) as [Buffer]
  pin(serverCore, server.pid)
  return { url: `http://127.0.0.1:${Number(port)}`, pid: server.pid, stop: () => server.kill() }
}
