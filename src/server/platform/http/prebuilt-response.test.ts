import fastify from 'fastify'
import { expect, test } from 'vitest'
import { prebuildJson, sendPrebuilt } from './prebuilt-response.ts'

async function get(headers: Record<string, string>) {
  const app = fastify()
  const body = await prebuildJson({ name: 'XRP Lodge' })
  app.get('/', (request, reply) => sendPrebuilt(request, reply, body))
  return app.inject({ url: '/', headers })
}

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['deflate', undefined],
  ['identity', undefined],
])('answers accept-encoding %j with content-encoding %j', async (accepted, encoding) => {
  const { headers } = await get(accepted === undefined ? {} : { 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers.vary).toBe('accept-encoding')
})

test('answers 304 to the entity tag of the same encoding', async () => {
  const etag = String((await get({ 'accept-encoding': 'br' })).headers.etag)
  expect((await get({ 'accept-encoding': 'br', 'if-none-match': `W/"other", ${etag}` })).statusCode).toBe(304)
  expect((await get({ 'accept-encoding': 'gzip', 'if-none-match': etag })).statusCode).toBe(200)
})
