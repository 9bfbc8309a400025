import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBreaks } from '#server/testing/migration-breaks.ts'

/** Migrations from this number on must let the version before go on. */
const FIRST = 36

test.each([
  'ALTER TABLE "bookings" DROP COLUMN "note";',
  'DROP TABLE "badges";',
  'ALTER TABLE "bookings" RENAME COLUMN "note" TO "remark";',
  'ALTER TABLE "bookings" RENAME TO "stays";',
  'ALTER TABLE "bookings" ALTER COLUMN "total" SET DATA TYPE numeric;',
  'ALTER TABLE "bookings" ALTER COLUMN "note" SET NOT NULL;',
  'ALTER TABLE "bookings" ADD COLUMN "a" text DEFAULT \'\' NOT NULL, ADD COLUMN "b" text NOT NULL;',
])('finds what breaks the version before: %s', (statement) => {
  expect(findBreaks(statement)).toHaveLength(1)
  expect(findBreaks(`-- unused since 0.3.0\n${statement}`)).toEqual([])
})

test.each([
  'ALTER TABLE "bookings" ADD COLUMN "note" text;',
  'ALTER TABLE "bookings" ADD COLUMN "note" text DEFAULT \'\' NOT NULL;',
  'CREATE TABLE "guests" ("name" text NOT NULL);',
  '-- DROP COLUMN comes with the next release\nCREATE INDEX "a" ON "b" ("c");',
])('lets a migration that only adds pass: %s', (statement) => {
  expect(findBreaks(statement)).toEqual([])
})

test('new migrations run beside the version before', async () => {
  const names = (await readdir('migrations')).filter(
    (name) => name.endsWith('.sql') && Number(name.slice(0, 4)) >= FIRST,
  )
  for (const name of names)
    expect([name, findBreaks(await readFile(join('migrations', name), 'utf8'))]).toEqual([name, []])
})
