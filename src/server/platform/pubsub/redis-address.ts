import type { RedisOptions } from 'ioredis'

const PORT = 6379
const SENTINEL_PORT = 26_379
const SENTINEL = /^(rediss?)\+sentinel:\/\/(?:([^@/?]*)@)?([^/?@]+)\/([\w.-]+)(?:\/(\d+))?\/?(?:\?(.*))?$/

/**
 * `redis://user:password@host:6379/0`, `rediss://…` with TLS, or
 * `redis+sentinel://user:password@host:26379,host:26379/master/0`, whose sentinels may have their own
 * `sentinel_password`. Throws an Error that says what is wrong.
 */
export function parseRedisAddress(text: string): RedisOptions {
  return /^rediss?\+sentinel:/.test(text) ? readSentinels(text) : readServer(text)
}

function readServer(text: string): RedisOptions {
  const url = readUrl(text)
  if (url.protocol !== 'redis:' && url.protocol !== 'rediss:')
    throw new Error('begins with redis://, rediss://, redis+sentinel:// or rediss+sentinel://')
  const database = url.pathname.replace(/^\/|\/$/g, '')
  if (!/^\d*$/.test(database)) throw new Error('needs the number of a database after the host, or nothing')
  return {
    host: hostIn(url),
    port: Number(url.port || PORT),
    ...credentials(url),
    db: Number(database || 0),
    ...(url.protocol === 'rediss:' && { tls: {} }),
  }
}

function readSentinels(text: string): RedisOptions {
  const [, scheme, account = '', hosts = '', name = '', database, query] = SENTINEL.exec(text) ?? []
  if (!scheme) throw new Error('needs redis+sentinel://HOST:26379,HOST:26379/NAME-OF-THE-MASTER')
  const sentinels = hosts.split(',').map((host) => {
    const url = readUrl(`redis://${host}`)
    return { host: hostIn(url), port: Number(url.port || SENTINEL_PORT) }
  })
  const parameters = new URLSearchParams(query)
  const unknown = [...parameters.keys()].find((key) => !/^sentinel_(username|password)$/.test(key))
  if (unknown) throw new Error(`knows sentinel_username and sentinel_password, not ${unknown}`)
  const [sentinelUsername, sentinelPassword] = ['sentinel_username', 'sentinel_password'].map((key) =>
    parameters.get(key),
  )
  return {
    sentinels,
    name,
    ...credentials(readUrl(`redis://${account && `${account}@`}none`)),
    db: Number(database ?? 0),
    // Detects a failover even where the old master still answers.
    failoverDetector: true,
    sentinelRetryStrategy: (tries) => Math.min(100 * tries, 2000),
    ...(sentinelUsername && { sentinelUsername }),
    ...(sentinelPassword && { sentinelPassword }),
    ...(scheme === 'rediss' && { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }),
  }
}

function readUrl(text: string): URL {
  if (!URL.canParse(text) || !new URL(text).hostname)
    throw new Error('needs an address such as redis://user:password@host:6379/0')
  return new URL(text)
}

const hostIn = (url: URL): string => decodeURIComponent(url.hostname).replace(/^\[|\]$/g, '')

const credentials = ({ username, password }: URL): RedisOptions => ({
  ...(username && { username: decodeURIComponent(username) }),
  ...(password && { password: decodeURIComponent(password) }),
})
