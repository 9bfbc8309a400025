import type { FastifyInstance, InjectOptions } from 'fastify'
import { inject } from 'vitest'
import { buildServer, type Server } from '../app.ts'
import { createAdmin } from '../modules/auth/first-admin.ts'
import { type MarketFeed, marketFeed } from '../modules/market/feed.ts'
import { type PaymentDependencies, paymentDependencies } from '../modules/payments/payment-dependencies.ts'
import { type Config, readConfig } from '../platform/config.ts'
import type { OpenDatabase } from '../platform/database/database.ts'
import { demoMarket } from '../platform/gateways/demo-market.ts'
import type { ServerOptions } from '../platform/module.ts'
import { createLog } from '../platform/telemetry/log.ts'
import { type TestClock, testClock } from './test-clock.ts'
import { openTestDatabase } from './test-database.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test looks into replies of every shape
export type Sent = { status: number; headers: Record<string, unknown>; body: any }

export type TestApp = Server & {
  clock: TestClock
  config: Config
  feed: MarketFeed
  deps: PaymentDependencies
  database: OpenDatabase & { url: string | null }
  /** Sends a request as a browser does; `body` is the parsed JSON, or the text. */
  send: (call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`, options?: SendOptions) => Promise<Sent>
  /** Creates an admin and returns a valid token. */
  adminToken: () => Promise<string>
  close: () => Promise<void>
}

export type SendOptions = { body?: unknown; token?: string; headers?: Record<string, string> }

export const testAdmin = {
  email: 'owner@example.com',
  password: 'correct horse battery',
  name: 'Olive Owner',
}

/** A server on a fresh copy of the seeded database with the test's clock and no outside services. */
export async function createTestApp(
  options: { environment?: Record<string, string>; clock?: TestClock; parts?: Partial<ServerOptions> } = {},
): Promise<TestApp> {
  const clock = options.clock ?? testClock()
  const config = readConfig({
    NODE_ENV: 'test',
    MARKET_SOURCE: 'demo',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    ...options.environment,
  })
  const database = await openTestDatabase()
  const server = await buildServer({
    config,
    database,
    clock,
    log: createLog(config.LOG_LEVEL),
    channelWorker: inject('channelWorker'),
    pictureWorker: inject('pictureWorker'),
    receiptWorker: inject('receiptWorker'),
    market: { live: null, demo: demoMarket(clock.now) },
    ...options.parts,
  })
  // What a start does in the background would otherwise meet a test at any moment.
  await server.firstRounds
  const send = sender(server.app)
  return {
    ...server,
    clock,
    config,
    database,
    feed: server.services.get(marketFeed),
    deps: server.services.get(paymentDependencies),
    send,
    adminToken: async () => {
      await createAdmin(server.context, testAdmin)
      const { email, password } = testAdmin
      return (await send('POST /api/admin/login', { body: { email, password } })).body.token
    },
    close: async () => {
      await server.app.close()
      await database.close()
    },
  }
}

function sender(app: FastifyInstance): TestApp['send'] {
  return async (call, { body, token, headers = {} } = {}) => {
    const [method = 'GET', url = '/'] = call.split(' ')
    const answer = await app.inject({
      method: method as NonNullable<InjectOptions['method']> & 'GET',
      url,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    const isJson = String(answer.headers['content-type'] ?? '').includes('json')
    return { status: answer.statusCode, headers: answer.headers, body: isJson ? answer.json() : answer.body }
  }
}
