import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { withinTime } from './within-time.ts'

test('an answer that came while the process was busy is in time', async () => {
  const server = createServer((_request, response) => response.end())
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const status = withinTime(
    () =>
      new Promise<number | undefined>((resolve) => {
        get({ port, host: '127.0.0.1' }, ({ statusCode }: IncomingMessage) => resolve(statusCode))
        server.once('request', (_request, response) => response.once('finish', beBusy))
      }),
    2000,
  )
  expect(await status).toBe(200)
})

/** Longer than the answer has. */
function beBusy(): void {
  const end = performance.now() + 2100
  while (performance.now() < end);
}

test('what takes longer is rejected', async () => {
  await expect(withinTime(() => new Promise(() => undefined), 1)).rejects.toThrow('took too long')
})
