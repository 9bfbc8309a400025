import type { FastifyInstance } from 'fastify'

/** Mail programs send a form's body, which says nothing more than the address (RFC 8058). */
export function withOnePress(app: FastifyInstance, mountRoutes: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    mountRoutes(scope)
  })
}
