import { launchOptions } from './launch.ts'
import { expect, test } from './test.ts'

// A desktop's scrollbars take room of the window, which `100vw` counts.
test.use({ launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } })

for (const path of [
  '/',
  '/browse',
  '/lodge/xrp-lodge',
  '/lodge/xrp-lodge/chat',
  '/investor',
  '/badges',
  '/art-gallery',
  '/terms',
])
  test(`${path} does not move sideways beside a scrollbar`, async ({ visit }) => {
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
