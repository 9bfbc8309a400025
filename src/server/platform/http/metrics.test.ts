import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { refundQueue } from '../database/tables/payments.ts'
import { inProcess } from '../pubsub/pubsub.ts'

type Rule = { alert: string; expr: string; annotations: { summary?: string; action?: string } }

/** Of the process, by prom-client; not on every system. */
const ofProcess = /^(process|nodejs)_/

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ environment: { UPLOADS_DIR: join(tmpdir(), 'no-uploads-yet') } })
})
afterAll(() => testApp.close())

const metrics = async (): Promise<string> => (await testApp.send('GET /metrics')).body

/** Name and kind of each metric. */
const declared = async (): Promise<Map<string, string>> =>
  new Map(
    [...(await metrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', kind = '']) => [name, kind]),
  )

/** The value of a metric with these labels; null when it is missing. */
const figure = async (name: string): Promise<number | null> => {
  const line = (await metrics()).split('\n').find((each) => each.startsWith(`${name} `))
  return line === undefined ? null : Number(line.slice(name.length))
}

/** Names of metrics in PromQL: not functions, labels or texts. */
const metricsIn = (expr: string): string[] =>
  expr
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\b(by|ignoring|without)\s*\([^)]*\)/g, ' ')
    .match(/\b[a-z]+(_[a-z0-9]+)+\b(?!\s*\()/g) ?? []

async function expectKnown(expressions: string[]): Promise<void> {
  const known = await declared()
  const withSuffixes = [...known].flatMap(([name, kind]) =>
    kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  expect(expressions.length).toBeGreaterThan(0)
  for (const expr of expressions)
    for (const name of metricsIn(expr)) expect(withSuffixes, expr).toContain(name)
}

test('every metric is documented, and no other', async () => {
  const page = await readFile('deploy/metrics.md', 'utf8')
  const documented = [...page.matchAll(/^\| `(\w+)` \|[^|]*\| (\w+)/gm)].map(([, name, kind]) => [name, kind])
  const own = [...(await declared())].filter(([name]) => !ofProcess.test(name))
  expect(documented.sort()).toEqual(own.sort())
})

test('the dashboard and the alerts use metrics that exist', async () => {
  const dashboard = JSON.parse(await readFile('deploy/grafana-dashboard.json', 'utf8'))
  const panels: { id: number; targets: { expr: string }[] }[] = dashboard.panels
  await expectKnown(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)))
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  await expectKnown((await rules()).map(({ expr }) => expr))
})

const rules = async (): Promise<Rule[]> =>
  parse(await readFile('deploy/alerts.yaml', 'utf8')).groups.flatMap(({ rules }: { rules: Rule[] }) => rules)

test('each alert has a name of its own, and says what is wrong and what to do', async () => {
  const all = await rules()
  expect(new Set(all.map(({ alert }) => alert)).size).toBe(all.length)
  for (const { annotations } of all) {
    expect(annotations.summary?.length).toBeGreaterThan(10)
    expect(annotations.action?.length).toBeGreaterThan(40)
  }
})

test.each([
  ['GET /api/lodges', 200, '/api/lodges'],
  ['GET /api/lodges/no-such-lodge', 404, '/api/lodges/:slug'],
  ['GET /api/nothing', 404, '/*'],
  ['GET /api/health', 200, '/api/health'],
  ['POST /nowhere', 404, 'unknown'],
] as const)('counts %s once, with its status %i and its route', async (call, status, route) => {
  const method = call.split(' ')[0]
  const name = `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`
  const before = (await figure(name)) ?? 0
  await testApp.send(call)
  expect(await figure(name)).toBe(before + 1)
})

test('counts what waits: bookings, payments, refunds and emails', async () => {
  expect(await figure('bookings_open{status="requested"}')).toBe(0)
  expect(await figure('outbox_oldest_age_seconds')).toBe(0)
  const { status } = await testApp.send('POST /api/bookings', {
    body: {
      name: 'Ada Waits',
      email: 'ada.waits@example.com',
      checkIn: '2027-03-02',
      checkOut: '2027-03-05',
      guests: 2,
    },
  })
  expect(status).toBe(201)
  testApp.clock.pass(60_000)
  expect(await figure('bookings_open{status="requested"}')).toBe(1)
  expect(await figure('bookings_open{status="awaiting_payment"}')).toBe(0)
  expect(await figure('outbox_emails_waiting')).toBeGreaterThan(0)
  expect(await figure('outbox_oldest_age_seconds')).toBe(60)
  await addPayment('failed', '0.00')
  const paymentId = await addPayment('completed', '10.00')
  const createdAt = new Date(testApp.clock.now() - 7_200_000).toISOString()
  const queued = { paymentId, upTo: '40.00', createdAt, nextTryAt: createdAt }
  await testApp.database.db.insert(refundQueue).values(queued)
  expect(await figure('payments_unsettled{status="failed"}')).toBe(1)
  expect(await figure('refunds_open{state="waiting"}')).toBe(1)
  expect(await figure('refunds_oldest_age_seconds')).toBe(7200)
  await testApp.database.db.update(refundQueue).set({ nextTryAt: null })
  expect(await figure('refunds_open{state="given_up"}')).toBe(1)
  await testApp.database.db.execute(
    sql`update payments set refunded_amount = '40.00' where id = ${paymentId}`,
  )
  expect(await figure('refunds_open{state="given_up"}')).toBe(0)
})

async function addPayment(status: string, refunded: string): Promise<number> {
  const now = new Date(testApp.clock.now()).toISOString()
  const { rows } = (await testApp.database.db.execute(sql`
    insert into payments (amount, status, refunded_amount, created_at, updated_at, tried_at)
    values ('40.00', ${status}, ${refunded}, ${now}, ${now}, ${now}) returning id`)) as unknown as {
    rows: { id: number }[]
  }
  return rows[0]?.id ?? 0
}

test('shows readiness, the age of the figures, the database and the disk', async () => {
  expect(await figure('instance_ready')).toBe(1)
  expect(await figure('database_ping_seconds')).toBeGreaterThan(0)
  expect(await figure('market_figures_live')).toBe(0)
  const free = await figure('data_disk_bytes{use="free"}')
  expect(free).toBeGreaterThan(0)
  expect(free).toBeLessThanOrEqual((await figure('data_disk_bytes{use="size"}')) ?? 0)
  expect(await figure('market_figures_age_seconds')).not.toBeNull()
  testApp.app.isDraining = true
  expect(await figure('instance_ready')).toBe(0)
  testApp.app.isDraining = false
})

test('says whether Redis answers, which does not count for readiness, and nothing where there is none', async () => {
  expect(await figure('redis_up')).toBeNull()
  let isThere = true
  const pubsub = { ...inProcess, isConnected: async () => isThere }
  const withRedis = await createTestApp({ parts: { pubsub } })
  onTestFinished(() => withRedis.close())
  const isUp = async () => /^redis_up (\d)$/m.exec((await withRedis.send('GET /metrics')).body)?.[1]
  expect(await isUp()).toBe('1')
  isThere = false
  expect(await isUp()).toBe('0')
  expect((await withRedis.send('GET /api/ready')).status).toBe(200)
})

test('a figure that cannot be read is missing, and the others are there', async () => {
  await testApp.database.db.execute('alter table mail_outbox rename to mail_outbox_away')
  expect(await figure('outbox_emails_waiting')).toBeNull()
  expect(await figure('bookings_open{status="requested"}')).not.toBeNull()
  await testApp.database.db.execute('alter table mail_outbox_away rename to mail_outbox')
  expect(await figure('outbox_emails_waiting')).not.toBeNull()
})
