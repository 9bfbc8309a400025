import { afterEach, expect, test, vi } from 'vitest'
import { libpqEnvironment } from './programs.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  [
    'postgres://ada:p%40ss@db.example:6432/lodge',
    {
      PGHOST: 'db.example',
      PGPORT: '6432',
      PGUSER: 'ada',
      PGPASSWORD: 'p@ss',
      PGDATABASE: 'lodge',
    },
  ],
  ['postgres://[::1]/lodge', { PGHOST: '::1', PGDATABASE: 'lodge' }],
  [
    'postgres://ada@localhost/lodge?host=/run/postgresql',
    { PGHOST: '/run/postgresql', PGUSER: 'ada', PGDATABASE: 'lodge' },
  ],
  [
    'postgres://db/lodge?sslmode=verify-full&sslrootcert=/tls/ca.pem&sslcert=/tls/me.pem&sslkey=/tls/me.key',
    {
      PGHOST: 'db',
      PGDATABASE: 'lodge',
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: '/tls/ca.pem',
      PGSSLCERT: '/tls/me.pem',
      PGSSLKEY: '/tls/me.key',
    },
  ],
  [
    'postgres://db/lodge?sslmode=no-verify&sslrootcert=/tls/ca.pem',
    { PGHOST: 'db', PGDATABASE: 'lodge', PGSSLMODE: 'require' },
  ],
])("%s is libpq's environment", (address, environment) => {
  vi.stubEnv('PGSSLMODE', undefined)
  expect(libpqEnvironment(address)).toEqual(environment)
})

test("a mode of the environment that libpq does not know is replaced by libpq's", () => {
  vi.stubEnv('PGSSLMODE', 'no-verify')
  expect(libpqEnvironment('postgres://db/lodge')).toMatchObject({ PGSSLMODE: 'require' })
})
