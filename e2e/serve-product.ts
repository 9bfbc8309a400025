import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownerLogin } from './owner-login.ts'

export type Product = { baseUrl: string; stop: () => Promise<void> }

/** Serves the built product on a free port with an empty data folder; `environment` replaces variables of a development run. */
export async function serveProduct(environment: Record<string, string> = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-e2e-'))
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      REDIS_URL: '',
      MARKET_SOURCE: 'demo',
      PAYMENT_PROVIDER: 'sandbox',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: ownerLogin.email,
      ADMIN_PASSWORD: ownerLogin.password,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    baseUrl: await readAddress(server),
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Resolves to the address that the server prints when it is ready. */
export function readAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk
      const address = printed.match(/Ready at (http:\S+)/)?.[1]
      if (address) resolve(address)
    })
    server.once('exit', (code) =>
      reject(new Error(`the product ended with ${code} before it was ready: ${printed}`)),
    )
  })
}
