import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Config } from './config.ts'

export type Log = FastifyBaseLogger

/**
 * Writes JSON lines to standard error. Names of fields that could carry a secret are blanked wherever they appear
 * in what is logged at the first two levels.
 */
export function createLog(level: Config['LOG_LEVEL']): Log {
  const secrets = ['authorization', 'password', 'token', 'key', 'clientSecret', 'cookie', 'secret']
  const paths = secrets.flatMap((name) => [name, `*.${name}`])
  return pino({ level, redact: { paths, censor: '[secret]' } }, pino.destination(2))
}
