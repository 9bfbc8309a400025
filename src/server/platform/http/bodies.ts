import type { FastifyInstance } from 'fastify'
import { failure } from '../failure.ts'

/** The API's own bodies nest a few levels; deep text is expensive to parse. */
const MAX_DEPTH = 32

/**
 * Reads JSON bodies. The client names JSON as the type of every call, so an empty body is valid. Fastify's parser
 * refuses `__proto__` and `constructor.prototype` members.
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

const QUOTE = 34
const BACKSLASH = 92

/** Whether JSON text nests deeper than `max`; stops at the first level too many. */
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
