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

test('ends a socket that floods with control frames', async () => {
  const app = fastify()
  await acceptSockets(app)
  app.socketRoutes.get('/ws', { websocket: true }, () => undefined)
  const address = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')
  const socket = new WebSocket(`${address}/ws`)
  socket.on('error', () => {})
  await once(socket, 'open')
  let pongs = 0
  socket.on('pong', () => {
    pongs += 1
  })
  const ended = once(socket, 'close')
  for (let frame = 0; frame < 1000; frame++) socket.ping()
  await ended
  expect(pongs).toBeLessThanOrEqual(61)
  await app.close()
})
