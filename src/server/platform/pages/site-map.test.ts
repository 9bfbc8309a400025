import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ environment: { PUBLIC_URL: 'https://lodge.example' } })
})
afterAll(() => testApp.close())

test('the site map has the pictures of each lodge, with addresses as XML needs them', async () => {
  const token = await testApp.adminToken()
  const exteriorImage = "https://pictures.example/o'hara.jpg?w=9&h=6"
  await testApp.send('PUT /api/admin/lodges/mew-lodge', { token, body: { exteriorImage } })
  const { body, headers } = await testApp.send('GET /sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const picturesAt = (path: string) => {
    const [, pictures = ''] =
      new RegExp(`<loc>https://lodge\\.example${path}</loc>(.*)</url>`).exec(body) ?? []
    return [...pictures.matchAll(/<image:image><image:loc>([^<]*)<\/image:loc><\/image:image>/g)].map(
      ([, src]) => src,
    )
  }
  expect(picturesAt('/lodge/xrp-lodge')).toEqual(
    ['exterior', 'living', 'bedroom', 'bathroom', 'fireplace'].map(
      (name) => `https://lodge.example/pictures/xrp-lodge/${name}.webp`,
    ),
  )
  expect(picturesAt('/lodge/mew-lodge')[0]).toBe('https://pictures.example/o&apos;hara.jpg?w=9&amp;h=6')
  expect(picturesAt('/browse')).toEqual([])
  expect(body.match(/<image:image>/g)?.length).toBeGreaterThanOrEqual(16 * 5)
})

test('llms.txt says in ten lines what the site is, with its pages and the document of its API', async () => {
  const { body, headers } = await testApp.send('GET /llms.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.trimEnd().split('\n')).toHaveLength(10)
  expect(body).toMatch(/^# Crypto Lodge\n> /)
  const links = [...body.matchAll(/\]\((https:\/\/lodge\.example[^)]*)\)/g)].map(([, link]) => link)
  expect(links).toContain('https://lodge.example/browse')
  const { body: api } = await testApp.send('GET /api/openapi.json')
  expect(links).toContain('https://lodge.example/api/openapi.json')
  expect(Object.keys(api.paths)).toContain('/api/lodges')
})
