import { expect, test } from 'vitest'
import { testBrowser } from './test-browser.ts'

// A desktop's scrollbars take room of the window, which `100vw` counts.
const { visit } = testBrowser({ hasScrollbars: true })

test.each([
  '/',
  '/browse',
  '/lodge/xrp-lodge',
  '/lodge/xrp-lodge/chat',
  '/investor',
  '/badges',
  '/art-gallery',
  '/terms',
])('%s does not move sideways beside a scrollbar', async (path) => {
  const page = await visit({ path })
  await page.waitForLoadState('networkidle')
  const widths = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { beyond: scrollWidth - clientWidth, scrollbar: innerWidth - clientWidth }
    })
  const { scrollbar } = await widths()
  expect(scrollbar).toBeGreaterThan(0)
  await expect.poll(async () => (await widths()).beyond).toBe(0)
})
