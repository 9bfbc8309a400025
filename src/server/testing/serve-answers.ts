import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { buildServer } from '../app.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { openPglite } from '../platform/database/pglite.ts'
import { demoMarket } from '../platform/gateways/demo-market.ts'
import { createLog } from '../platform/telemetry/log.ts'
import { seedDatabase } from './seed-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the seeded server that answers what a browser test does not answer itself. */
    answersAt: string
  }
}

/** Serves a seeded API to the browser tests, which only read from it. */
export default async function serveAnswers(project: TestProject): Promise<() => Promise<void>> {
  const config = readConfig({
    NODE_ENV: 'test',
    MARKET_SOURCE: 'demo',
    PAYMENT_PROVIDER: 'sandbox',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  })
  const database = await openPglite(null, 'migrations')
  await database.migrate()
  await seedDatabase(database.db)
  const server = await buildServer({
    config,
    database,
    clock: systemClock,
    log: createLog(config.LOG_LEVEL),
    market: { live: null, demo: demoMarket(systemClock.now) },
  })
  const front = createServer((request, response) => {
    // The tests' pages have another origin.
    response.setHeader('access-control-allow-origin', '*')
    server.app.routing(request, response)
  })
  project.provide('answersAt', await listen(front))
  return async () => {
    front.close()
    front.closeAllConnections()
    await server.app.close()
    await database.close()
  }
}

async function listen(server: HttpServer): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
