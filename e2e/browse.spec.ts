import { expect, test } from 'vitest'
import { aVisitor } from './visitor.ts'

const { visit } = aVisitor()

test('a guest sees sixteen lodges on the home page, the strongest mover first, and opens one', async () => {
  const page = await visit()
  await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
  const directory = page.locator('#lodges')
  expect(await directory.getByRole('article').count()).toBe(16)
  await directory
    .getByRole('article', { name: 'XRP Lodge' })
    .getByRole('link', { name: 'View Details' })
    .click()
  await page.getByRole('heading', { level: 1, name: 'XRP Lodge' }).waitFor()
  await page.getByRole('button', { name: 'Book Now' }).waitFor()
  expect(await page.getByRole('link', { name: 'Join Chat Room' }).getAttribute('href')).toBe(
    '/lodge/xrp-lodge/chat',
  )
})

test('a filter lives in the address, and Back undoes it', async () => {
  const page = await visit({ path: '/browse' })
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Private Infinity Pool').check()
  await page.getByRole('heading', { name: '7 of 16 Lodges' }).waitFor()
  expect(page.url()).toContain('features=')
  await page.getByLabel('Guests').selectOption('8')
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: '7 of 16 Lodges' }).waitFor()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
})

test('a shared link shows its result without scripts', async () => {
  const page = await visit({ path: '/browse?q=aurora', context: { javaScriptEnabled: false } })
  await page.getByText('2 of 16 Lodges').waitFor()
  expect(await page.getByText('Filtered').count()).toBe(1)
})

test('what does not exist says so, with its status', async () => {
  const page = await visit({ path: '/lodge/no-such-lodge' })
  await page.getByRole('heading', { name: 'Lodge Not Found' }).waitFor()
  await page.getByRole('link', { name: 'Return Home' }).waitFor()
  expect((await page.request.get('/lodge/no-such-lodge')).status()).toBe(404)
  expect((await page.request.get('/nowhere')).status()).toBe(404)
  await page.goto('/nowhere')
  await page.getByText('404 Page Not Found').waitFor()
})
