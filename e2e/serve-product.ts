import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker, which takes one of which the file `claim` does not exist by creating it. */
    products: { baseUrl: string; claim: string }[]
    owner: { email: string; password: string }
    /** The calendar date in UTC at the start of the run, which may go on over midnight. */
    today: string
  }
}

const owner = { email: 'owner@example.com', password: 'correct horse battery' }

/** Serves the built product once for each worker, on a free port with an empty data folder. */
export default async function serveProducts(project: TestProject): Promise<() => Promise<void>> {
  const products = await Promise.all(
    Array.from({ length: Number(project.config.maxWorkers) }, () => serveProduct()),
  )
  const claims = await mkdtemp(join(tmpdir(), 'crypto-lodge-e2e-claims-'))
  project.provide(
    'products',
    products.map(({ baseUrl }, at) => ({ baseUrl, claim: join(claims, String(at)) })),
  )
  project.provide('owner', owner)
  project.provide('today', new Date().toISOString().slice(0, 10))
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()))
    await rm(claims, { recursive: true, force: true })
  }
}

type Product = { baseUrl: string; stop: () => Promise<void> }

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
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    baseUrl: await addressOf(server),
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Resolves to the address that the server prints when it is ready. */
export function addressOf(server: ChildProcess): Promise<string> {
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
