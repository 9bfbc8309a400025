import { expect, test } from 'vitest'
import { aVisitor, phone } from './visitor.ts'

const { visit } = aVisitor()

test('a picture of a lodge opens over the whole screen, and the arrow keys go on from it', async () => {
  const page = await visit({ path: '/lodge/pepe-lodge' })
  const opener = page.getByRole('button', { name: /^Enlarge: / }).nth(2)
  await opener.click()
  const viewer = page.getByRole('dialog', { name: 'Pictures of PEPE Lodge' })
  await viewer.getByText('3 / 5').waitFor()
  await page.keyboard.press('ArrowRight')
  await viewer.getByText('4 / 5').waitFor()
  await viewer.getByRole('button', { name: 'Next' }).click()
  await viewer.getByRole('button', { name: 'Next' }).click()
  await viewer.getByText('1 / 5').waitFor()
  await viewer.getByRole('button', { name: 'Previous' }).click()
  await viewer.getByText('5 / 5').waitFor()
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
  await page.waitForFunction((button) => button === document.activeElement, await opener.elementHandle())
})

test('the fireplace fills the screen', async () => {
  const page = await visit({ path: '/lodge/xrp-lodge', context: phone })
  await page.getByRole('button', { name: 'View Full Screen' }).tap()
  const viewer = page.getByRole('dialog', { name: 'The fireplace of XRP Lodge' })
  await viewer.getByRole('button', { name: 'Close' }).tap()
  await viewer.waitFor({ state: 'detached' })
})

test('a lodge leads on to three others that are like it', async () => {
  const page = await visit({ path: '/lodge/doge-lodge' })
  const others = page.getByRole('region', { name: 'You may also like' })
  await others.getByRole('link').first().waitFor()
  expect(await others.getByRole('link').count()).toBe(3)
  expect(await others.getByText('DOGE Lodge').count()).toBe(0)
  await others.getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname !== '/lodge/doge-lodge')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('the developer page tells its figures and how to reach us', async () => {
  const page = await visit({ path: '/developer', context: { javaScriptEnabled: false } })
  for (const stat of ['14 lodges', '25+ features', '30+ endpoints', '5 tiers'])
    await page.getByText(stat, { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'API Documentation' }).getAttribute('href')).toBe('/api/docs')
})
