import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Config } from '../config.ts'
import { activeTraceId } from './spans.ts'

export type Log = FastifyBaseLogger

/** Drizzle lists the values of a failed statement, which may be secrets, at the end of its message. */
const withoutValues = (message: string): string => message.replace(/\nparams: [\s\S]*/, '')

function serializeError(error: Error & { code?: unknown }): object {
  const message = withoutValues(error.message)
  return {
    type: error.name,
    code: error.code,
    message,
    stack: error.stack?.replace(error.message, () => message),
    ...(error.cause instanceof Error ? { cause: serializeError(error.cause) } : {}),
  }
}

/**
 * JSON lines, to standard error by default. Blanks secret fields in the first two levels, and the values of
 * failed statements. Lines of a trace have its id.
 */
export function createLog(
  level: Config['LOG_LEVEL'],
  destination: DestinationStream = pino.destination(2),
): Log {
  const secrets = ['authorization', 'password', 'token', 'key', 'clientSecret', 'cookie', 'secret']
  const paths = secrets.flatMap((name) => [name, `*.${name}`])
  return pino(
    {
      level,
      mixin: () => {
        const traceId = activeTraceId()
        return traceId ? { traceId } : {}
      },
      redact: { paths, censor: '[secret]' },
      serializers: {
        err: serializeError,
        error: (text: unknown) => (typeof text === 'string' ? withoutValues(text) : text),
      },
    },
    destination,
  )
}
