import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { parseRedisAddress } from './redis-address.ts'

test.each([
  ['redis://redis', { host: 'redis', port: 6379, db: 0 }],
  [
    'rediss://lodge:p%40ss@[::1]:6380/2',
    { host: '::1', port: 6380, username: 'lodge', password: 'p@ss', db: 2, tls: {} },
  ],
  ['redis://:secret@10.0.0.1', { host: '10.0.0.1', port: 6379, password: 'secret', db: 0 }],
])('reads %s', (text, options) => {
  expect(parseRedisAddress(text)).toEqual(options)
})

test('reads the sentinels, their password and that of the servers', () => {
  const text = 'rediss+sentinel://lodge:p%40ss@one,two:26380,[::1]:26381/master/1?sentinel_password=other'
  expect(parseRedisAddress(text)).toEqual({
    sentinels: [
      { host: 'one', port: 26379 },
      { host: 'two', port: 26380 },
      { host: '::1', port: 26381 },
    ],
    name: 'master',
    username: 'lodge',
    password: 'p@ss',
    db: 1,
    sentinelPassword: 'other',
    failoverDetector: true,
    sentinelRetryStrategy: expect.any(Function),
    tls: {},
    sentinelTLS: {},
    enableTLSForSentinelMode: true,
  })
  expect(parseRedisAddress('redis+sentinel://one:26379/master')).not.toHaveProperty('tls')
})

test.each([
  ['http://redis', 'begins with redis://'],
  ['redis', 'needs an address such as'],
  ['redis://redis/lodge', 'number of a database'],
  ['redis+sentinel://one:26379', 'NAME-OF-THE-MASTER'],
  ['redis+sentinel://one:port/master', 'needs an address such as'],
  ['redis+sentinel://one/master?password=x', 'not password'],
])('the start ends with a line about REDIS_URL=%s', (REDIS_URL, words) => {
  expect(() => readConfig({ REDIS_URL })).toThrow(/^Wrong configuration: REDIS_URL: .*$/)
  expect(() => readConfig({ REDIS_URL })).toThrow(words)
})
