import { once } from 'node:events'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { acceptSockets } from './sockets.ts'

test('ends a socket without a heartbeat and leaves others open', async () => {
  const app = fastify()
  await acceptSockets(app, 500)
  app.socketRoutes.get('/ws', { websocket: true }, () => undefined)
  const address = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')
  const alive = new WebSocket(`${address}/ws`)
  const gone = new WebSocket(`${address}/ws`, { autoPong: false })
  const ended = once(gone, 'close')
  await Promise.all([once(alive, 'open'), once(gone, 'open')])
  await ended
  await once(alive, 'ping')
  expect(alive.readyState).toBe(WebSocket.OPEN)
  await app.close()
})
