import type { FastifyInstance } from 'fastify'
import { failure } from '../failure.ts'

/** No call of ours nests deeper than a few; a parser of deep text costs more than it is worth. */
const MAX_DEPTH = 32

/**
 * Reads JSON bodies. Every call of our client names JSON as its type, even one without a body, so an empty body is
 * no error. Fastify's own parser refuses `__proto__` and `constructor.prototype` members.
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

/** Whether JSON text opens more than `most` arrays and objects at once; ends at the first that is one too many. */
function isDeeperThan(max: number, text: string): boolean {
  let depth = 0
  let isInside = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) isInside = !isInside
    else if (code === BACKSLASH && isInside) at++
    else if (isInside) continue
    // '[' and '{', then ']' and '}': they differ in one bit.
    else if ((code | 32) === 123 && ++depth > max) return true
    else if ((code | 32) === 125) depth--
  }
  return false
}
