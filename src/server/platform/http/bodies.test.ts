import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { LARGEST_UPLOAD } from '#contract/lodges/lodges.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { PUBLIC_BODY, STAFF_BODY } from './mount.ts'

const MEGABYTE = 1_048_576
let testApp: TestApp
let port: number
let token: string
const logged: string[] = []
beforeAll(async () => {
  const log = pino({}, { write: (line) => logged.push(line) })
  testApp = await createTestApp({ parts: { log } })
  token = await testApp.adminToken()
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  port = (testApp.app.server.address() as AddressInfo).port
})
afterAll(() => testApp.close())

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
  })
  await once(socket, 'connect')
  return socket
}

const post = (path: string, headers: string[]): string =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')

/** The status of the first reply; an error of the connection fails the test. */
async function readStatus(socket: Socket): Promise<string> {
  for await (const chunk of socket) return String(chunk).slice(9, 12)
  return 'none'
}

/** Writes all of a body before it reads anything, as simple clients do. */
async function writeWhole(socket: Socket, bytes: Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.write(bytes, () => resolve())
  })
}

const json = 'content-type: application/json'

test.each([
  ['with its length', [json, `content-length: ${5 * MEGABYTE}`], Buffer.alloc(5 * MEGABYTE, 'a')],
  [
    'that closes its connection',
    [json, `content-length: ${5 * MEGABYTE}`, 'connection: close'],
    Buffer.alloc(5 * MEGABYTE, 'a'),
  ],
  [
    'in chunks',
    [json, 'transfer-encoding: chunked'],
    Buffer.concat([
      Buffer.from(`${(5 * MEGABYTE).toString(16)}\r\n`),
      Buffer.alloc(5 * MEGABYTE, 'a'),
      Buffer.from('\r\n0\r\n\r\n'),
    ]),
  ],
])('a client reads the refusal of a large body %s after it has sent all', async (_kind, headers, body) => {
  const socket = await open()
  socket.write(post('/api/bookings', headers))
  await writeWhole(socket, body)
  expect(await readStatus(socket)).toBe('413')
})

test('a large body is refused while it still comes', async () => {
  const socket = await open()
  socket.write(post('/api/bookings', [json, `content-length: ${5 * MEGABYTE}`]))
  expect(await readStatus(socket)).toBe('413')
})

test('a body without an end is cut off', async () => {
  const socket = await open()
  socket.write(post('/api/bookings', [json, `content-length: ${1000 * MEGABYTE}`]))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => {})
  socket.resume()
  const piece = Buffer.alloc(MEGABYTE, 'a')
  let sent = 0
  const more = () => {
    for (let isTaken = true; isTaken && !socket.destroyed && sent < 1000; sent++)
      isTaken = socket.write(piece)
  }
  socket.on('drain', more)
  more()
  await closed
  expect(sent).toBeLessThan(200)
})

test('a public body has at most 32 KB, one of staff 1 MB', async () => {
  const statusWith = async (url: `POST /api/${string}`, bytes: number) =>
    (await testApp.send(url, { token, body: 'a'.repeat(bytes - 2) })).status
  expect(await statusWith('POST /api/bookings', PUBLIC_BODY)).toBe(400)
  expect(await statusWith('POST /api/bookings', PUBLIC_BODY + 1)).toBe(413)
  expect(await statusWith('POST /api/payments/webhook', 300_000)).toBe(413)
  expect(await statusWith('POST /api/admin/calendar-events', STAFF_BODY)).toBe(400)
  expect(await statusWith('POST /api/admin/calendar-events', STAFF_BODY + 1)).toBe(413)
})

const start = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'
const end = '\r\n--x--\r\n'
const formHeaders = (length: string) => [
  `authorization: Bearer ${token}`,
  'content-type: multipart/form-data; boundary=x',
  length,
]

test.each([1, 5, 65_536, 70_000, MEGABYTE])(
  'an upload %s bytes above 15 MB is refused as too large',
  async (more) => {
    const body = Buffer.concat([Buffer.from(start), Buffer.alloc(LARGEST_UPLOAD + more, 1), Buffer.from(end)])
    const socket = await open()
    socket.write(post('/api/admin/images', formHeaders(`content-length: ${body.length}`)))
    await writeWhole(socket, body)
    expect(await readStatus(socket)).toBe('413')
  },
)

test('an upload above 15 MB is refused while it still comes', async () => {
  const socket = await open()
  const chunked = formHeaders('transfer-encoding: chunked')
  socket.write(post('/api/admin/images', chunked))
  const bytes = Buffer.concat([Buffer.from(start), Buffer.alloc(LARGEST_UPLOAD + 1, 1)])
  socket.write(`${bytes.length.toString(16)}\r\n`)
  socket.write(bytes)
  socket.write('\r\n')
  expect(await readStatus(socket)).toBe('413')
})

test('a body that is cut off is not logged as a dependency that is away', async () => {
  const errors = new Promise<void>((resolve) => {
    testApp.app.server.once('request', (request) => request.once('close', () => setImmediate(resolve)))
  })
  const socket = await open()
  socket.write(`${post('/api/bookings', [json, 'content-length: 1000'])}{"name":`)
  await once(testApp.app.server, 'request')
  socket.destroy()
  await errors
  await testApp.send('GET /api/lodges')
  expect(logged.join('')).not.toContain('a dependency is away')
})
