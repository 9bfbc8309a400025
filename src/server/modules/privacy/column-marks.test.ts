import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/database/rows.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { columnMarks } from './column-marks.ts'

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
  const columns = rowsOf<Column>(
    await testApp.database.db.execute(sql`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type not in (${plain})`),
  ).map(({ table_name, column_name }) => `${table_name}.${column_name}`)
  const marked = Object.entries(columnMarks).flatMap(([table, marks]) =>
    Object.values(marks).flatMap((names) => (names ?? []).map((name) => `${table}.${name}`)),
  )
  expect(marked.toSorted()).toEqual(columns.toSorted())
})
