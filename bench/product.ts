import { type ChildProcess, spawn } from 'node:child_process'

/** The built product as a process of its own. */
export type Product = { base: string; process: ChildProcess; kill: (signal: NodeJS.Signals) => Promise<void> }

/** Starts the built product on a free port of 127.0.0.1; resolves when it is ready. */
export async function startProduct(environment: Record<string, string>): Promise<Product> {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      REDIS_URL: '',
      SMTP_URL: '',
      MARKET_SOURCE: 'demo',
      PAYMENT_PROVIDER: 'sandbox',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: 'owner@example.com',
      ADMIN_PASSWORD: 'correct horse battery',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const base = await new Promise<string>((resolve, reject) => {
    let printed = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk
      const address = printed.match(/Ready at (http:\S+)/)?.[1]
      if (address) resolve(address)
    })
    server.once('exit', (code) => reject(new Error(`the product ended with ${code}: ${printed}`)))
  })
  return {
    base,
    process: server,
    kill: async (signal) => {
      server.kill(signal)
      await ended
    },
  }
}

type Receipt = { reference: string; key: string }

/** Requests one stay; returns the status, and the receipt of a 201. Throws when the server is gone. */
export async function book(
  base: string,
  stay: { checkIn: string; checkOut: string; lodgeId: number },
): Promise<{ status: number; receipt: Receipt | null }> {
  const answer = await fetch(`${base}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Load', email: 'load@example.com', guests: 1, ...stay }),
  })
  const body = (await answer.json()) as Receipt
  return { status: answer.status, receipt: answer.status === 201 ? body : null }
}
