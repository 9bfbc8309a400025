import type { Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

const MESSAGE = 'This part of the page could not be loaded.'

/** Refuses the script of a part until the returned function is called. */
async function refuseScript(page: Page, name: string): Promise<() => Promise<void>> {
  const scripts = `**/assets/${name}-*.js`
  await page.route(scripts, (route) => route.abort('connectionreset'))
  return () => page.unroute(scripts)
}

test('a filter panel that cannot be loaded offers to try again, and the search still works', async ({
  visit,
}) => {
  const page = await visit({ path: '/browse', context: phone })
  const serve = await refuseScript(page, 'filter-panel')
  await page.getByRole('button', { name: 'Filters' }).click()
  const message = page.getByRole('alert').filter({ hasText: MESSAGE })
  await message.waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await page.getByRole('searchbox').fill('doge')
  await page.waitForURL('**/browse?q=doge')
  await serve()
  await message.getByRole('button', { name: 'Try again' }).click()
  await message.waitFor({ state: 'detached' })
  await page.getByLabel('Sort by').waitFor()
})

test('a dialog that cannot be loaded says so over the page, and can be closed or tried again', async ({
  visit,
}) => {
  const page = await visit({ path: '/lodge/pepe-lodge' })
  const serve = await refuseScript(page, 'picture-viewer')
  const opener = page.getByRole('button', { name: /^Enlarge: / }).first()
  const message = page.getByRole('alert').filter({ hasText: MESSAGE })
  await opener.click()
  await message.getByRole('button', { name: 'Close' }).click()
  await message.waitFor({ state: 'detached' })
  await opener.click()
  await serve()
  await message.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('dialog', { name: 'Pictures of PEPE Lodge' }).waitFor()
})

test('a part that cannot be loaded after a change of page leaves the rest of the page', async ({ visit }) => {
  const page = await visit({ path: '/browse' })
  await refuseScript(page, 'interior-excellence')
  await page.getByRole('link', { name: 'Crypto Lodge' }).first().click()
  await page.getByText(MESSAGE).waitFor()
  await page.getByRole('heading', { name: 'Book Your Stay' }).waitFor()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Sort by').waitFor()
})

test('a chat whose scripts a deployment has replaced is loaded again, and is no unknown lodge', async ({
  visit,
}) => {
  const page = await visit({ path: '/lodge/pepe-lodge' })
  const serve = await refuseScript(page, '{lodge._slug.chat,-no-chat}')
  page.on('request', (request) => void (request.isNavigationRequest() && serve()))
  await page.getByRole('link', { name: 'Join Chat Room' }).first().click()
  await page.getByRole('heading', { name: 'Join the Chat' }).waitFor()
})

test('a toast whose card cannot be loaded is plain text', async ({ visit }) => {
  const page = await visit({ path: '/art-gallery' })
  await refuseScript(page, 'toast-card')
  await page.route('**/like', (route) => route.fulfill({ status: 503, body: 'down' }))
  const piece = page.getByRole('article', { name: 'Proof of Sun' })
  await piece.getByRole('button', { name: /^Like/ }).click()
  await page.getByText('Your like was not saved. Please try again.').waitFor()
  await expect(piece).toBeVisible()
})
