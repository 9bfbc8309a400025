import { test as base, expect, type Page } from '@playwright/test'
import { type Product, serveProduct } from './serve-product.ts'
import { type StorageState, signInToStorage } from './sign-in.ts'
import { isHydrated, type Visit } from './visit.ts'

export { expect }

/** Messages of the browser about requests that a test lets fail. */
const EXPECTED =
  /Failed to load resource: (the server responded with a status of (4\d\d|503)|net::ERR_CONNECTION_RESET)|net::ERR_INTERNET_DISCONNECTED|A script of this page could not be loaded/

type WorkerFixtures = {
  /** The built product, served for this worker alone: files that run at the same time share nothing. */
  product: Product
  ownerState: () => Promise<StorageState>
}

/** Playwright's test with `visit`. An error in a page's console fails the test. */
export const test = base.extend<{ visit: Visit }, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const product = await serveProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  ownerState: [
    async ({ product, playwright }, use) => {
      let state: StorageState | undefined
      const request = await playwright.request.newContext({ baseURL: product.baseUrl })
      await use(async () => {
        state = await signInToStorage(request, product.baseUrl, state)
        return state
      })
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, product, ownerState }, use) => {
    const errors: string[] = []
    const pages: Page[] = []
    await use(async ({ path = '/', as, context = {}, before, expected } = {}) => {
      const profile = await browser.newContext({
        baseURL: product.baseUrl,
        ...(as ? { storageState: await ownerState() } : {}),
        ...context,
      })
      const page = await profile.newPage()
      pages.push(page)
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        const text = message.text()
        if (message.type() === 'error' && !EXPECTED.test(text) && !expected?.test(text)) errors.push(text)
      })
      await before?.(page)
      await page.goto(path)
      if (context.javaScriptEnabled !== false) await page.waitForFunction(isHydrated)
      return page
    })
    for (const page of pages) {
      // A handler may still wait for an answer that closing takes from it.
      for (const open of page.context().pages()) await open.unrouteAll({ behavior: 'ignoreErrors' })
      await page.context().close()
    }
    expect(errors).toEqual([])
  },
})
