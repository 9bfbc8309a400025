import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ environment: { PUBLIC_URL: 'https://lodges.example' } })
})
afterAll(() => testApp.close())

async function readFields(): Promise<Record<string, string>> {
  const { status, headers, body } = await testApp.send('GET /.well-known/security.txt')
  expect({ status, type: headers['content-type'] }).toEqual({
    status: 200,
    type: 'text/plain; charset=utf-8',
  })
  const lines: string[] = body.trimEnd().split('\n')
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)))
}

test('reports of a weakness go to the contact page, or to the address that the operator states', async () => {
  expect(await readFields()).toMatchObject({
    Contact: 'https://lodges.example/contact',
    Canonical: 'https://lodges.example/.well-known/security.txt',
    'Preferred-Languages': 'en',
  })
  const token = await testApp.adminToken()
  await testApp.send('PUT /api/admin/operator', { token, body: { email: 'hi@lodges.example' } })
  expect(await readFields()).toMatchObject({ Contact: 'mailto:hi@lodges.example' })
})

test('the text expires within a year and is always renewed before', async () => {
  for (const days of [0, 200, 400]) {
    testApp.clock.set('2026-11-21T12:00:00Z')
    testApp.clock.pass(days * 86_400_000)
    const left = Date.parse((await readFields()).Expires ?? '') - testApp.clock.now()
    expect(left).toBeGreaterThan(170 * 86_400_000)
    expect(left).toBeLessThan(365 * 86_400_000)
  }
})
