import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pin, serverCore } from '../cores.ts'

export const twinsFolder = 'bench/peers/twins'
const nextFolder = join(twinsFolder, 'next')
const NEXT = '../node_modules/next/dist/bin/next'

export type Peer = { base: string; pid: number | undefined; stop: () => Promise<void> }

/** Installs the packages of the twins at the first run, in a folder of their own. */
export function installTwins(): void {
  if (existsSync(join(twinsFolder, 'node_modules/next/package.json'))) return
  console.log('Installing the packages of the twins')
  const options = { cwd: twinsFolder, stdio: ['ignore', 'ignore', 'inherit'] as 'inherit'[] }
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], options)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** A started process on the server's core, once it has printed `ready`. */
export async function startPeer(
  command: string,
  args: readonly string[],
  options: { cwd: string; environment?: Record<string, string>; base?: string; ready: RegExp },
): Promise<Peer> {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A bench that fails leaves nothing running.
  process.once('exit', () => child.kill())
  const match = await printed(child, options.ready)
  pin(serverCore, child.pid)
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return { base: options.base ?? match[1] ?? '', pid: child.pid, stop }
}

function printed(child: ChildProcess, wanted: RegExp): Promise<RegExpMatchArray> {
  return new Promise((resolve, reject) => {
    let text = ''
    const read = (chunk: Buffer) => {
      text = (text + chunk).slice(-10_000)
      const match = text.match(wanted)
      if (match) resolve(match)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`a twin ended with ${code}: ${text}`)))
  })
}

export const startTwin = (program: string, environment: Record<string, string> = {}): Promise<Peer> =>
  startPeer(process.execPath, [program], { cwd: twinsFolder, environment, ready: /Ready at (http:\S+)/ })

/** Builds the Next twin with the lodges of `next/lodges.json` and starts it. */
export async function startNext(): Promise<Peer> {
  execFileSync(process.execPath, [NEXT, 'build'], {
    cwd: nextFolder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const args = [NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)]
  return startPeer(process.execPath, args, { cwd: nextFolder, base, ready: /Ready in/ })
}
