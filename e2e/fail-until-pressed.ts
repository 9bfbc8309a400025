import type { Page } from '@playwright/test'

declare global {
  interface Window {
    pressedTryAgain?: boolean
  }
}

/**
 * Answers requests to `url` with 503 until 'Try again' is pressed. Pages also load again by themselves: were the requests
 * let through before the press, the error and its button could be gone by then. Call it before the page is opened or reloaded.
 */
export async function failUntilPressed(page: Page, url: string): Promise<void> {
  const watch = () =>
    document.addEventListener(
      'click',
      ({ target }) => {
        window.pressedTryAgain ||= (target as Element).closest('button')?.textContent === 'Try again'
      },
      { capture: true },
    )
  await page.addInitScript(watch)
  await page.evaluate(watch)
  await page.route(url, async (route) => {
    const pressed = await page.evaluate(() => window.pressedTryAgain).catch(() => false)
    await (pressed ? route.continue() : route.fulfill({ status: 503, body: 'away' }))
  })
}
