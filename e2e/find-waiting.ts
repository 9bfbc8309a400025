import type { Locator, Page } from '@playwright/test'

/** A line of what waits on the dashboard, which shows four until 'Show all' is pressed: other tests of this product leave some. */
export async function findWaiting(page: Page, ...texts: string[]): Promise<Locator> {
  const part = page.getByRole('region', { name: 'Waiting for you', exact: true })
  const found = texts.reduce((lines, hasText) => lines.filter({ hasText }), part.getByRole('listitem'))
  const all = part.getByRole('button', { name: /^Show all/ })
  await found.or(all).first().waitFor()
  if (!(await found.isVisible())) await all.click()
  return found
}
