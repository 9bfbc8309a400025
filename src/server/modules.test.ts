import { createRequire } from 'node:module'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { healthEndpoints } from '#contract/platform/health.ts'
import { modules } from '#server/modules.ts'
import { toRows } from '#server/platform/database/rows.ts'
import type { ColumnMarks } from '#server/platform/module.ts'
import { platformData } from '#server/platform/personal-data.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

type Column = { table_name: string; column_name: string }

/** Columns of types that hold no text by themselves. */
const plainTypes = [
  'integer',
  'bigint',
  'boolean',
  'numeric',
  'date',
  'double precision',
  'timestamp with time zone',
]

test('each column that can hold text is marked once, and each mark has its column', async () => {
  const plain = sql.join(
    plainTypes.map((type) => sql`${type}`),
    sql`, `,
  )
  const columns = toRows<Column>(
    await testApp.database.db.execute(sql`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type not in (${plain})`),
  ).map(({ table_name, column_name }) => `${table_name}.${column_name}`)
  const marked = [platformData, ...modules.map(({ personalData }) => personalData)]
    .flatMap(Object.entries<ColumnMarks>)
    .flatMap(([table, marks]) =>
      Object.values(marks).flatMap((names) => (names ?? []).map((name) => `${table}.${name}`)),
    )
  expect(marked.toSorted()).toEqual(columns.toSorted())
})

test('a module comes after those that it depends on', () => {
  const before = new Set<string>()
  for (const { name, dependsOn } of modules) {
    expect([...before], name).toEqual(expect.arrayContaining([...dependsOn]))
    before.add(name)
  }
})

test('each call of the contract belongs to one module', () => {
  const named = [healthEndpoints, ...modules.flatMap(({ endpoints }) => endpoints)]
  expect(named.flatMap(Object.keys).toSorted()).toEqual(Object.keys(api).toSorted())
})

test('the check of imports reads the manifests as they are', () => {
  const { readModules } = createRequire(import.meta.url)('../../scripts/read-modules.cjs')
  const manifests = modules.map(({ name, summary, dependsOn }) => ({ name, summary, dependsOn }))
  expect(readModules()).toEqual(manifests)
})
