import { Agent, get } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { COME_BACK } from '#contract/chat/chat-limits.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { testPages } from '#server/testing/test-pages.ts'
import { TestSocket } from '#server/testing/test-socket.ts'
import { drainAndClose } from './drain.ts'

type Reply = { status: number | undefined; connection: string | undefined; body: string }

/** Reads an address over a connection that both sides would keep. */
function read(address: string): Promise<Reply> {
  const agent = new Agent({ keepAlive: true })
  return new Promise((resolve, reject) => {
    get(address, { agent }, (reply) => {
      let body = ''
      reply.on('data', (chunk) => {
        body += chunk
      })
      reply.on('end', () => resolve({ status: reply.statusCode, connection: reply.headers.connection, body }))
    }).on('error', reject)
  })
}

test('is ready while the database answers, and not while it drains', async () => {
  const testApp = await createTestApp()
  expect(await testApp.send('GET /api/ready')).toMatchObject({ status: 200, body: { status: 'ready' } })
  testApp.app.isDraining = true
  expect(await testApp.send('GET /api/ready')).toMatchObject({
    status: 503,
    body: { code: 'unavailable', detail: 'This instance is stopping' },
  })
  expect((await testApp.send('GET /api/health')).status).toBe(200)
  await testApp.close()
})

test('while it drains it answers, and each reply ends its connection', async () => {
  const testApp = await createTestApp()
  const base = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  expect((await read(`${base}/api/lodges`)).connection).toBe('keep-alive')
  testApp.app.isDraining = true
  expect(await read(`${base}/api/lodges`)).toMatchObject({ status: 200, connection: 'close' })
  expect(await read(`${base}/api/health`)).toMatchObject({ status: 200, connection: 'close' })
  await testApp.close()
})

test('a stop ends sockets with 1012, refuses new connections and finishes the request in progress', async () => {
  let finish = () => {}
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const pages = await testPages(async () => {
    begin()
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return { status: 200, html: 'finished' }
  })
  const testApp = await createTestApp({ parts: { pages } })
  const base = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = new TestSocket(`${base.replace('http', 'ws')}/ws?lodge=xrp-lodge`)
  await socket.opened()
  const page = read(`${base}/browse`)
  await begun
  const stopped = drainAndClose(testApp.app, 0)
  expect(await socket.closed()).toBe(COME_BACK)
  await expect(read(`${base}/api/lodges`)).rejects.toThrow('ECONNREFUSED')
  finish()
  expect(await page).toMatchObject({ status: 200 })
  await stopped
  await testApp.close()
})

test.each(['/api/lodges', '/api/health', '/', '/nowhere', '/api/nothing'])(
  'an upgrade that %s does not make is answered, and its connection ends',
  async (path) => {
    const testApp = await createTestApp({ parts: { pages: await testPages() } })
    await testApp.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((testApp.app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n`)
    const chunks: Buffer[] = []
    for await (const chunk of socket) chunks.push(chunk as Buffer)
    expect(String(Buffer.concat(chunks))).toMatch(
      /^HTTP\/1\.1 (200|404) .*\r\n(.+\r\n)*connection: close\r\n/i,
    )
    await testApp.close()
  },
)
