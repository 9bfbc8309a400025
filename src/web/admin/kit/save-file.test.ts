import { afterEach, expect, test, vi } from 'vitest'
import { currentToast } from '#web/platform/ui/toast/toast.ts'
import { saveFile } from './save-file.ts'

afterEach(() => vi.unstubAllGlobals())

/** An answer that breaks off after its first line. */
const brokenOff = () => {
  let chunks = 0
  const body = new ReadableStream({
    pull: (stream) =>
      chunks++ === 0 ? stream.enqueue(new TextEncoder().encode('id\n')) : stream.error(new Error('reset')),
  })
  return new Response(body)
}

test.each([
  ['no answer', () => Promise.reject(new TypeError('offline'))],
  ['a refusal', async () => new Response(null, { status: 503 })],
  ['a file that breaks off', async () => brokenOff()],
])('%s is an export that failed', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch)
  await saveFile('/api/admin/payments.csv', 'payments.csv')
  expect(currentToast()).toMatchObject({ title: 'Export Failed', variant: 'destructive' })
})
