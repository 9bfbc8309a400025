import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())
afterEach(() => vi.restoreAllMocks())

const isPing = ([statement]: unknown[]) => JSON.stringify(statement).includes('"select 1"')

test('many probes share one ping of the database, and a failed ping is not remembered', async () => {
  // A ping is remembered for a second.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  const execute = vi.spyOn(testApp.context.db, 'execute')
  execute.mockRejectedValueOnce(new Error('away'))
  expect((await testApp.send('GET /api/ready')).status).toBe(503)
  const probes = Array.from({ length: 20 }, (_, index) => (index % 2 ? '/api/health' : '/api/ready'))
  const answers = await Promise.all(probes.map((url) => testApp.send(`GET ${url}`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(execute.mock.calls.filter(isPing)).toHaveLength(2)
})
