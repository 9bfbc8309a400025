import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { parsePostgresAddress } from './postgres-address.ts'

test('the address says how long a statement may take, and whether a pooler is in between', () => {
  expect(parsePostgresAddress('postgres://lodge:s%40@db:6432/lodge?sslmode=require')).toEqual({
    url: 'postgres://lodge:s%40@db:6432/lodge?sslmode=require',
    statementMs: 5000,
    isPooled: false,
  })
  const given = 'postgresql://db/lodge?statement_timeout=8000&sslmode=require&pgbouncer=true'
  expect(parsePostgresAddress(given)).toEqual({
    url: 'postgresql://db/lodge?sslmode=require',
    statementMs: 8000,
    isPooled: true,
  })
})

test.each([
  ['postgres://db/lodge?statement_timeout=5s', 'DATABASE_URL: needs a statement_timeout of 100 to 600000'],
  ['postgres://db/lodge?statement_timeout=0', 'DATABASE_URL: needs a statement_timeout'],
  ['postgres://db/lodge?pgbouncer=yes', 'DATABASE_URL: needs true or false for pgbouncer'],
  ['postgres://db/lodge?pgbouncer=true', 'DATABASE_URL: with pgbouncer=true it needs DATABASE_DIRECT_URL'],
  ['mysql://db/lodge', 'DATABASE_URL: '],
])('the start ends with a line about DATABASE_URL=%s', (DATABASE_URL, words) => {
  expect(() => readConfig({ DATABASE_URL })).toThrow(words)
})
