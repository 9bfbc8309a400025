import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readAddress } from './serve-product.ts'
import { expect, test } from './test.ts'

/** Within the repository, so that the copy finds the installed packages. */
const copy = join(process.cwd(), 'dist/dev-copy')
let server: ChildProcess
let baseURL: string

test.beforeAll(async () => {
  await rm(copy, { recursive: true, force: true })
  await mkdir(join(copy, 'node_modules'), { recursive: true })
  for (const part of [
    'src',
    'scripts',
    'migrations',
    'vite.config.ts',
    'tsconfig.base.json',
    'package.json',
    'package-lock.json',
    'node_modules/.crypto-lodge-lock',
  ])
    await cp(part, join(copy, part), { recursive: true })
  await symlink(join(process.cwd(), 'public'), join(copy, 'public'))
  server = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: '', PORT: '0', DATA_DIR: join(copy, 'data'), MARKET_SOURCE: 'demo' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  baseURL = await readAddress(server)
})

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  if (server.kill('SIGTERM')) await ended
  await rm(copy, { recursive: true, force: true })
})

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(copy, file)
  const before = await readFile(path, 'utf8')
  expect(before).toContain(from)
  await writeFile(path, before.replace(from, to))
}

test('an edited component is replaced in an open page, which keeps its state, and in pages drawn later', async ({
  visit,
}) => {
  const page = await visit({ path: '/browse', context: { baseURL } })
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Private Infinity Pool').waitFor()
  await edit('src/web/modules/lodges/lodge-card.tsx', 'View Details', 'See Details')
  await page.getByRole('link', { name: 'See Details' }).first().waitFor()
  expect(await page.getByLabel('Private Infinity Pool').count()).toBe(1)
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
  const drawn = async () => (await page.request.get('/browse')).text()
  await expect.poll(drawn).toContain('See Details')
})

test('an edited service answers as it stands, on the same data', async ({ visit }) => {
  const page = await visit({ path: '/developer', context: { baseURL } })
  const like = await page.request.post('/api/art-gallery/1/like')
  const liked = await like.json()
  await edit('src/server/platform/pages/pages.ts', 'There is nothing at this address', 'Nothing lives here')
  const answered = async () => (await page.request.get('/api/nothing')).text()
  await expect.poll(answered).toContain('Nothing lives here')
  const [piece] = await (await page.request.get('/api/art-gallery')).json()
  expect(piece.likes).toBe(liked.likes)
})
