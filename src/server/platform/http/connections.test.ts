import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testPages } from '#server/testing/test-pages.ts'
import { HANDLED_AT_ONCE } from '../limits/network-queues.ts'
import { CONNECTIONS_PER_NETWORK, MAX_PIPELINED } from './connections.ts'

const ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end()
})

type Rendering = { path: string; finish: () => void }

/** A limited server whose pages are rendered when the test finishes them. */
async function limitedApp(environment: Record<string, string> = {}) {
  const renderings: Rendering[] = []
  const listeners: (() => void)[] = []
  const pages = await testPages(async ({ path }) => {
    await new Promise<void>((finish) => {
      renderings.push({ path, finish })
      for (const notify of listeners.splice(0)) notify()
    })
    return { status: 200, html: path }
  })
  const testApp = await createTestApp({ environment: { RATE_LIMIT: 'on', ...environment }, parts: { pages } })
  ending.push(() => testApp.close())
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = testApp.app.server.address() as AddressInfo
  const rendering = async (): Promise<Rendering> => {
    for (;;) {
      const first = renderings.shift()
      if (first) return first
      await new Promise<void>((notify) => listeners.push(notify))
    }
  }
  return { testApp, port, rendering, renderings }
}

function open(port: number, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  ending.push(() => socket.destroy())
  return socket
}

const request = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

/** The statuses of `count` replies on a connection. */
async function readStatuses(socket: Socket, count: number): Promise<string[]> {
  let text = ''
  for await (const chunk of socket) {
    text += chunk
    const statuses = text.match(/HTTP\/1\.1 \d+/g) ?? []
    if (statuses.length >= count) return statuses
  }
  return text.match(/HTTP\/1\.1 \d+/g) ?? []
}

async function answers(port: number, path: string, localAddress?: string): Promise<string[]> {
  const socket = open(port, localAddress)
  socket.write(request(path))
  return readStatuses(socket, 1)
}

const read = ({ app }: TestApp, url: string, remoteAddress: string) => app.inject({ url, remoteAddress })

test('destroys connections of one network above its bound, and serves other networks and a freed place', async () => {
  const { port } = await limitedApp()
  const sockets = Array.from({ length: CONNECTIONS_PER_NETWORK }, () => open(port))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  expect(await answers(port, '/api/lodges', '127.0.0.2')).toEqual(['HTTP/1.1 200'])
  expect(await answers(port, '/api/lodges')).toEqual([])
  sockets[0]?.write('GET /api/lodges HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  expect(await readStatuses(sockets[0] as Socket, 1)).toEqual(['HTTP/1.1 200'])
  sockets[0]?.destroy()
  await expect.poll(() => answers(port, '/api/lodges')).toEqual(['HTTP/1.1 200'])
})

test("a trusted proxy's connections are not bounded", async () => {
  const { port } = await limitedApp({ TRUST_PROXY: '127.0.0.1' })
  const sockets = Array.from({ length: CONNECTIONS_PER_NETWORK }, () => open(port))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  expect(await answers(port, '/api/lodges')).toEqual(['HTTP/1.1 200'])
})

test('begins a pipelined request when the one before is answered', async () => {
  const { port, rendering, renderings } = await limitedApp()
  const socket = open(port)
  socket.write([1, 2, 3].map((at) => request(`/browse?search=${at}`)).join(''))
  for (const at of [1, 2, 3]) {
    const { path, finish } = await rendering()
    expect([path, renderings.length]).toEqual([`/browse?search=${at}`, 0])
    finish()
  }
  expect(await readStatuses(socket, 3)).toEqual(Array(3).fill('HTTP/1.1 200'))
})

test('destroys a connection with too many pipelined requests', async () => {
  const { testApp, port } = await limitedApp()
  let read = 0
  testApp.app.server.on('request', () => {
    read += 1
  })
  const socket = open(port)
  socket.write(request('/api/health').repeat(1000))
  expect(await readStatuses(socket, 1000)).toEqual([])
  expect(read).toBe(MAX_PIPELINED + 2)
  expect(await answers(port, '/api/health')).toEqual(['HTTP/1.1 200'])
})

test('a connection with too many pipelined requests keeps its place', async () => {
  const { port } = await limitedApp()
  const greedy = Array.from({ length: CONNECTIONS_PER_NETWORK }, () => open(port))
  const closed = greedy.map((socket) => once(socket, 'close'))
  for (const socket of greedy) socket.write(request('/api/health').repeat(MAX_PIPELINED + 2))
  await Promise.all(closed)
  expect(await answers(port, '/api/health')).toEqual([])
  expect(await answers(port, '/api/health', '127.0.0.2')).toEqual(['HTTP/1.1 200'])
})

test('probes, files and the webhook wait in the queue of their network', async () => {
  const { testApp, rendering } = await limitedApp()
  const [flood, other] = ['203.0.113.1', '203.0.113.2']
  const pages = Array.from({ length: HANDLED_AT_ONCE }, () => read(testApp, '/browse', flood))
  const { finish } = await rendering()
  const paths = ['/api/health', '/assets/a.js', '/picture.svg']
  let answered = 0
  const late = paths.map(async (path) => {
    const { statusCode } = await read(testApp, path, flood)
    answered += 1
    return statusCode
  })
  const webhook = testApp.app.inject({
    url: '/api/payments/webhook',
    method: 'POST',
    remoteAddress: flood,
    payload: 'an event',
  })
  for (const path of paths) expect((await read(testApp, path, other)).statusCode).toBe(200)
  expect(answered).toBe(0)
  finish()
  expect(await Promise.all(late)).toEqual([200, 200, 200])
  expect((await webhook).statusCode).toBe(400)
  await Promise.all(pages)
})

test('a cut-off request keeps its place until its work is done', async () => {
  const { testApp, port, rendering } = await limitedApp()
  const sockets = Array.from({ length: HANDLED_AT_ONCE }, () => open(port))
  for (const socket of sockets) socket.write(request('/browse'))
  const { finish } = await rendering()
  // A reply to another network says that the server has read them all.
  await read(testApp, '/api/lodges', '203.0.113.2')
  const closed = sockets.map((socket) => once(socket, 'close'))
  for (const socket of sockets) socket.destroy()
  await Promise.all(closed)
  let isAnswered = false
  const late = answers(port, '/api/lodges').then((statuses) => {
    isAnswered = true
    return statuses
  })
  for (let time = 0; time < 5; time++) await answers(port, '/api/lodges', '127.0.0.2')
  expect(isAnswered).toBe(false)
  finish()
  expect(await late).toEqual(['HTTP/1.1 200'])
})

test('open sockets hold no place', async () => {
  const { port } = await limitedApp()
  for (let at = 0; at <= HANDLED_AT_ONCE; at++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?lodge=xrp-lodge`)
    ending.push(() => socket.terminate())
    await once(socket, 'open')
  }
  expect(await answers(port, '/api/lodges')).toEqual(['HTTP/1.1 200'])
})
