import { expect, test } from 'vitest'
import { testBrowser } from './test-browser.ts'

const { visit } = testBrowser()

test('the developer page shows its figures and the API documentation', async () => {
  const page = await visit({ path: '/developer', context: { javaScriptEnabled: false } })
  for (const stat of ['14 lodges', '25+ features', '30+ endpoints', '5 tiers'])
    await page.getByText(stat, { exact: true }).waitFor()
  await expect
    .poll(() => page.getByRole('link', { name: 'API Documentation' }).getAttribute('href'))
    .toBe('/api/docs')
})
