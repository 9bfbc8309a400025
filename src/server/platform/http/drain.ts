import type { FastifyInstance } from 'fastify'

const FINISH_WITHIN_MS = 25_000
const IDLE_CHECK_MS = 50

declare module 'fastify' {
  interface FastifyInstance {
    isDraining: boolean
  }
}

/**
 * While an instance leaves, `connection: close` makes a proxy open the next connection elsewhere. It also
 * ends a connection whose upgrade is not made, because Node reads no other request from its socket.
 */
export function endConnections(app: FastifyInstance): void {
  app.decorate('isDraining', false)
  app.addHook('onSend', ({ headers, socket }, reply, _payload, done) => {
    if (headers.upgrade !== undefined) reply.raw.once('finish', () => socket.destroySoon())
    if (app.isDraining || headers.upgrade !== undefined) reply.header('connection', 'close')
    done()
  })
}

/**
 * Loses no request: `/api/ready` is 503 for `drainMs` milliseconds, then the listener closes, sockets get
 * `COME_BACK`, and requests in progress finish within 25 seconds.
 */
export async function drainAndClose(app: FastifyInstance, drainMs: number): Promise<void> {
  app.isDraining = true
  if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs))
  // After `setImmediate` the event loop has accepted every waiting connection, which closing would reset.
  await new Promise(setImmediate)
  const finished = new Promise<void>((resolve) => app.server.close(() => resolve()))
  // A connection that becomes idle after the listener closed would stay open for its keep-alive time.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
  const deadline = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS)
  await app.closeSockets()
  await finished
  clearInterval(idle)
  clearTimeout(deadline)
  await app.close()
}
