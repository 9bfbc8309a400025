import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeWebSocket, fakeNetwork } from '#web/testing/fake-web-socket.ts'
import { SocketConnection, waitBefore } from './socket-connection.ts'

type Frame = { type: string }

let networkIsBack: () => void
const connections: SocketConnection<Frame, Frame>[] = []
beforeEach(() => {
  vi.useFakeTimers()
  networkIsBack = fakeNetwork()
})
afterEach(() => {
  for (const connection of connections.splice(0)) connection.stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A started connection, with its sockets so far. */
function aConnection() {
  const sockets: FakeWebSocket<Frame>[] = []
  const open = () => {
    sockets.push(new FakeWebSocket())
    return sockets.at(-1) as never
  }
  const connection = new SocketConnection<Frame, Frame>(open, {
    onOpen: () => {},
    onClose: () => {},
    onEvent: () => {},
    question: () => ({ type: 'ping' }),
  })
  connections.push(connection)
  connection.start()
  return { connection, sockets, latest: () => sockets.at(-1) as FakeWebSocket<Frame> }
}

test('waits longer after each failure, with jitter, and at most 15 seconds', () => {
  expect(waitBefore(0, 0)).toBe(250)
  expect(waitBefore(0, 1)).toBe(500)
  expect(waitBefore(3, 0.5)).toBe(3000)
  expect(waitBefore(30, 1)).toBe(15_000)
})

test('gives up a handshake without an answer after ten seconds', async () => {
  const { sockets, latest } = aConnection()
  await vi.advanceTimersByTimeAsync(9999)
  expect(latest().readyState).toBe(0)
  await vi.advanceTimersByTimeAsync(501)
  expect(sockets.map(({ readyState }) => readyState)).toEqual([3, 0])
  latest().accept()
  await vi.advanceTimersByTimeAsync(20_000)
  expect([sockets.length, latest().readyState]).toEqual([2, 1])
})

test('starts a hanging handshake again when the network is back', () => {
  const { sockets } = aConnection()
  networkIsBack()
  expect(sockets.map(({ readyState }) => readyState)).toEqual([3, 0])
})

test('checks an open socket when the network is back, and replaces it without an answer', async () => {
  const { sockets, latest } = aConnection()
  latest().accept()
  networkIsBack()
  expect(latest().sent).toEqual([{ type: 'ping' }])
  latest().receive('pong', null)
  await vi.advanceTimersByTimeAsync(10_500)
  expect(sockets.length).toBe(1)
  networkIsBack()
  await vi.advanceTimersByTimeAsync(10_500)
  expect(sockets.map(({ readyState }) => readyState)).toEqual([3, 0])
})

test('does not wait for the next attempt when the network is back, and opens nothing after the stop', () => {
  const { connection, sockets, latest } = aConnection()
  latest().close()
  networkIsBack()
  expect(sockets.length).toBe(2)
  connection.stop()
  networkIsBack()
  expect(sockets.length).toBe(2)
})
