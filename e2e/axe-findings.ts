import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Rules that axe may leave out by default and Lighthouse counts. */
const BESIDES = ['target-size', 'label-content-name-mismatch', 'identical-links-same-purpose']

/** What axe finds on the page as it stands, in one line for each element; every rule of its default set, and more. */
export async function findings(page: Page, except: string[] = []): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(
    async ([on, off]) => {
      const rules = Object.fromEntries([
        ...on.map((id) => [id, { enabled: true }]),
        ...off.map((id) => [id, { enabled: false }]),
      ])
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ rules })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 240)}`))
    },
    [BESIDES, except] as const,
  )
}
