import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const pages = [
  '/',
  '/browse',
  '/lodge/xrp-lodge',
  '/lodge/no-such-lodge',
  '/lodge/xrp-lodge/chat',
  '/art-gallery',
  '/investor',
  '/booking/NOSUCHONE2?key=none',
  '/admin/login',
  '/nowhere',
]

/** The files of built-in pictures that are drawn at more than 1.25 times their width. */
const enlarged = (page: Page) =>
  page.evaluate(async () => {
    const seen = [...document.images].filter(
      (image) => image.checkVisibility() && image.src.includes('.webp'),
    )
    for (const image of seen) image.loading = 'eager'
    await Promise.all(seen.map((image) => image.decode()))
    return seen.flatMap((image) => {
      const { width, height } = image.getBoundingClientRect()
      // `object-fit: cover` draws more than the frame shows.
      const drawn = Math.max(width, (height * image.naturalWidth) / image.naturalHeight)
      // With `sizes` the natural width is that of the slot.
      const file = Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1] ?? image.naturalWidth)
      return drawn > file * 1.25 ? [`${image.currentSrc} at ${Math.round(drawn)} px`] : []
    })
  })

for (const path of pages)
  test(`the pictures of ${path} are as fine as the screen`, async ({ visit }) => {
    const page = await visit({ path, context: { viewport: { width: 375, height: 800 } } })
    for (const width of [375, 768, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await enlarged(page), `${width} px`).toEqual([])
    }
  })
