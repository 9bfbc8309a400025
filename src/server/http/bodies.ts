import type { FastifyInstance } from 'fastify'
import { failure } from '../failure.ts'

/**
 * Reads JSON bodies. Every call of our client names JSON as its type, even one without a body, so an empty body is
 * no error. `__proto__` members are refused by JSON.parse's reviver rather than merged.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined)
    try {
      done(null, JSON.parse(String(body), withoutPrototype))
    } catch {
      done(failure('malformed', 'The body is not valid JSON'))
    }
  })
}

function withoutPrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('forbidden member')
  return value
}
