import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { rounds } from '#contract/testing/rounds.ts'
import { buildServer } from '#server/app.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { demoMarket } from '#server/platform/gateways/demo-market.ts'
import { createLog } from '#server/platform/telemetry/log.ts'
import { oneWinner, type Reply, race, sendTo } from '#server/testing/race.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { TEST_TIMEOUT_MS } from '#server/testing/test-database.ts'

/**
 * PGlite has one connection, on which no two transactions meet, and needs a second for a round: there each lodge has
 * three rounds in `.ci/run`.
 */
const races = rounds(process.env.TEST_DATABASE_URL ? 200 : 48)
const TIMEOUT_MS = 600_000
const FIRST_DAY = '2026-12-01'

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

async function aTestApp(): Promise<TestApp> {
  const testApp = await createTestApp()
  opened.push(testApp.close)
  return testApp
}

/** Another instance with its own connections to the same database. */
async function anInstance(testApp: TestApp, url: string) {
  const log = createLog('silent')
  const database = await openPostgres(url, 'migrations', log, TEST_TIMEOUT_MS)
  const { app, firstRounds } = await buildServer({
    config: testApp.config,
    database,
    clock: testApp.clock,
    log,
    market: { live: null, demo: demoMarket(testApp.clock.now) },
  })
  opened.push(async () => {
    await app.close()
    await database.close()
  })
  await firstRounds
  return app
}

test(
  'of 64 requests for overlapping nights exactly one wins and every other is offered what is free, in every round',
  async () => {
    const testApp = await aTestApp()
    const { url } = testApp.database
    const apps = url ? [testApp.app, await anInstance(testApp, url)] : [testApp.app]
    const results = await race(races, FIRST_DAY, sendTo(apps))
    expect(results).toEqual(Array.from({ length: races }, () => oneWinner))
  },
  TIMEOUT_MS,
)

test.runIf(process.env.TEST_DATABASE_URL && existsSync('dist/server/main.js'))(
  'two processes on one database sell each night once',
  async () => {
    const testApp = await aTestApp()
    const bases = await Promise.all([
      aProcess(testApp.database.url ?? ''),
      aProcess(testApp.database.url ?? ''),
    ])
    const firstDay = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
    const results = await race(races, firstDay, async (body, instance) => {
      const answer = await fetch(`${bases[instance % bases.length]}/api/bookings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: answer.status, body: (await answer.json()) as Reply['body'] }
    })
    expect(results).toEqual(Array.from({ length: races }, () => oneWinner))
  },
  TIMEOUT_MS,
)

/** Starts the built product on a free port; resolves with its address. */
async function aProcess(url: string): Promise<string> {
  const server: ChildProcess = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      DATABASE_URL: url,
      REDIS_URL: '',
      MARKET_SOURCE: 'demo',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  opened.push(
    () =>
      new Promise((ended) => {
        server.once('exit', ended)
        server.kill('SIGTERM')
      }),
  )
  return new Promise((resolve, reject) => {
    let printed = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk
      const address = printed.match(/Ready at (http:\S+)/)?.[1]
      if (address) resolve(address)
    })
    server.once('exit', (code) => reject(new Error(`the product ended with ${code}: ${printed}`)))
  })
}
