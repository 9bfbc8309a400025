import { translatePage } from '../src/web/testing/translate-page.ts'
import { adminPages } from './admin-pages.ts'
import { openDashboard } from './sign-in.ts'
import { expect, test } from './test.ts'

/** Files, prints and other windows are not what changes a page. */
const NOT_PRESSED = /print|export|download|csv|log out|sign out|camera|push|alert/i
const MAX_PRESSED = 25

/** Runs in the page: presses its buttons one after the other, each once, and closes what opens. */
async function pressAll({ notPressed, most }: { notPressed: RegExp; most: number }): Promise<number> {
  const afterPaint = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const pressed = new Set<Element>()
  const next = () =>
    [...document.querySelectorAll<HTMLElement>('main button:not([disabled])')].find(
      (button) =>
        !pressed.has(button) &&
        button.checkVisibility() &&
        !notPressed.test(`${button.textContent} ${button.ariaLabel}`),
    )
  for (let button = next(); button && pressed.size < most; button = next()) {
    pressed.add(button)
    button.click()
    await afterPaint()
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await afterPaint()
  }
  return pressed.size
}

for (const screen of adminPages)
  test(`the translated admin page ${screen} works`, async ({ visit }) => {
    const page = await openDashboard(visit, { path: `/admin/${screen}` })
    await page.waitForLoadState('networkidle')
    await page.evaluate(translatePage)
    await page.evaluate(pressAll, { notPressed: NOT_PRESSED, most: MAX_PRESSED })
    await expect(page.getByText('This page could not be shown')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  })
