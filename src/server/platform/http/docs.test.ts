import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test.each(['swagger-ui-bundle.js', 'swagger-ui.css'])(
  '%s is sent compressed, and not again',
  async (file) => {
    const read = (headers: Record<string, string>) =>
      testApp.app.inject({ url: `/api/docs/${file}`, headers: { 'accept-encoding': 'br', ...headers } })
    const { headers, rawPayload } = await read({})
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=86400' })
    const source = await readFile(`node_modules/swagger-ui-dist/${file}`)
    expect(brotliDecompressSync(rawPayload).equals(source)).toBe(true)
    expect((await read({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  },
)
