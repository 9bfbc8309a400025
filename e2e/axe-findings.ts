import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Rules that Lighthouse checks and axe leaves out by default. */
const BESIDES = ['target-size', 'label-content-name-mismatch', 'identical-links-same-purpose']

/** Runs axe's default rules and the rules above on the page; returns one line for each element. */
export async function axeFindings(page: Page, except: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([on, off]) => {
      const rules = Object.fromEntries([
        ...on.map((id) => [id, { enabled: true }]),
        ...off.map((id) => [id, { enabled: false }]),
      ])
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
        rules,
        // What is not printed below is not computed.
        resultTypes: ['violations'],
        selectors: false,
      })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 240)}`))
    },
    [BESIDES, except] as const,
  )
}
