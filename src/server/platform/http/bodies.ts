import type { IncomingMessage } from 'node:http'
import { finished, Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { failure } from '../failure.ts'

/** The API's bodies nest a few levels, and deep text is expensive to parse. */
const MAX_DEPTH = 32

/**
 * Clients name JSON as the type of every call, so an empty body is valid. Fastify's parser refuses
 * `__proto__` and `constructor.prototype`.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text === '') return done(null, undefined)
    if (isDeeperThan(MAX_DEPTH, text)) return done(failure('malformed', 'The body is nested too deeply'))
    parse(request, text, (error, value) =>
      error ? done(failure('malformed', 'The body is not valid JSON')) : done(null, value),
    )
  })
}

/** Enough for a picture, or a film by mistake; a client that sends more is cut off. */
const MAX_READ_OUT = 64 * 1_048_576
const TOO_LARGE = 413

/**
 * A connection that closes with unread bytes is reset, and its client never reads the reply. So a refusal
 * is sent at once, and its reply ends when the rest of the body has come.
 */
export function readOutLargeBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode !== TOO_LARGE || request.raw.complete || typeof payload !== 'string')
      return done(null, payload)
    reply.header('content-length', Buffer.byteLength(payload))
    done(null, Readable.from(beforeBodyEnds(payload, request.raw)))
  })
}

async function* beforeBodyEnds(payload: string, request: IncomingMessage): AsyncGenerator<string> {
  yield payload
  await new Promise<void>((resolve) => {
    let bytes = 0
    request.on('data', ({ length }: Buffer) => {
      bytes += length
      if (bytes > MAX_READ_OUT) resolve()
    })
    finished(request, () => resolve())
    request.resume()
  })
}

const QUOTE = 34
const BACKSLASH = 92

function isDeeperThan(max: number, text: string): boolean {
  let depth = 0
  let isInside = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) isInside = !isInside
    else if (code === BACKSLASH && isInside) at++
    else if (isInside) continue
    // '[' and '{', then ']' and '}', differ in one bit.
    else if ((code | 32) === 123 && ++depth > max) return true
    else if ((code | 32) === 125) depth--
  }
  return false
}
