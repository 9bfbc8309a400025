import type { BrowserContextOptions, Page } from '@playwright/test'

export const phone: BrowserContextOptions = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
}

export type VisitOptions = {
  path?: string
  /** Signs in before the page opens, with a session that other tests of the worker use too. */
  as?: 'owner'
  context?: BrowserContextOptions
  before?: (page: Page) => Promise<void>
  /** A message of the console that this test brings about. */
  expected?: RegExp
}

/** Opens a page in a context of its own and waits until it is hydrated. */
export type Visit = (options?: VisitOptions) => Promise<Page>

/**
 * Runs in the page: true once React has hydrated its main part. React keeps an element's props under that
 * key.
 */
export const isHydrated = () => {
  const main = document.querySelector('main')
  return !main || Object.keys(main).some((key) => key.startsWith('__reactProps'))
}
