import { deferred } from '../src/server/testing/deferred.ts'
import { expect, test } from './test.ts'

test('a view that has just changed does not open the tour again on the way to a booking', async ({
  visit,
}) => {
  const page = await visit({
    path: '/browse?tour=xrp-lodge',
    before: (fresh) => fresh.clock.install(),
  })
  await page.locator('canvas[data-ready]').waitFor()
  const download = deferred()
  await page.route('**/*.js', async (route) => {
    await download.promise
    await route.continue()
  })
  await page.keyboard.press('ArrowRight')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Book · \$/ })
    .click()
  await page.clock.runFor(500)
  download.resolve()
  await page.getByRole('heading', { name: 'Your stay' }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
})
