import type { Page } from '@playwright/test'
import { deferred } from '../src/server/testing/deferred.ts'
import { expect, test } from './test.ts'

test('finds a word of a description in the data of the page itself', async ({ visit }) => {
  const page = await visit({
    path: '/browse',
    before: async (opened) => {
      await opened.route('**/api/lodges', (route) => route.abort('connectionreset'))
    },
  })
  await page.getByPlaceholder('Search lodges by name, features, or description...').fill('wall of granite')
  await page.getByRole('heading', { name: '1 of 16 Lodges' }).waitFor()
})

test('a shared link shows its result without scripts', async ({ visit }) => {
  const page = await visit({ path: '/browse?q=aurora', context: { javaScriptEnabled: false } })
  await page.getByText('2 of 16 Lodges').waitFor()
  await expect(page.getByText('Filtered')).toHaveCount(1)
})

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search lodges' })

for (const path of ['/', '/browse'])
  test(`a search typed before hydration survives a tour: ${path}`, async ({ visit }) => {
    const page = await visit({ path: '/developer' })
    const scripts = deferred()
    await page.route('**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await searchField(page).fill('aurora')
    scripts.resolve()
    await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
    await page.locator('#lodges, main').last().getByRole('button', { name: 'Virtual Tour' }).first().click()
    await page.getByRole('dialog', { name: /Virtual Tour/ }).waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect(searchField(page)).toHaveValue('aurora')
    await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
  })
