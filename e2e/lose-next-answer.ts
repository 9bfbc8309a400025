import type { Page } from '@playwright/test'

/** Lets the next POST to `url` reach the server and drops its answer. */
export async function loseNextAnswer(page: Page, url: string): Promise<void> {
  let isLost = false
  await page.route(url, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback()
    isLost = true
    await route.fetch()
    await route.abort('connectionreset')
  })
}
