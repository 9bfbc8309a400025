import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { browserPath } from '../scripts/browser-path.mjs'

export const phone: BrowserContextOptions = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
}

type Visit = { path?: string; context?: BrowserContextOptions; before?: (page: Page) => Promise<void> }

/** What a browser logs about a failed request that a test asked for. */
const EXPECTED =
  /Failed to load resource: (the server responded with a status of (4\d\d|503)|net::ERR_CONNECTION_RESET)|A script of this page could not be had/

/** In the page: whether React hears its main part; the key is where it keeps an element's props. */
export const isHydrated = () => {
  const main = document.querySelector('main')
  return !main || Object.keys(main).some((key) => key.startsWith('__reactProps'))
}

/**
 * One browser for the journeys of a file. `visit` opens a page of the product in a fresh profile; an error that the
 * page logs fails the test that caused it.
 */
export function aVisitor(launch: { args?: string[] } = {}): { visit: (visit?: Visit) => Promise<Page> } {
  let browser: Browser
  const errors: string[] = []
  beforeAll(async () => {
    const executablePath = browserPath()
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--enable-unsafe-swiftshader',
        ...(launch.args ?? []),
      ],
    })
  })
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
    expect(errors.splice(0)).toEqual([])
  })
  afterAll(() => browser.close())
  return {
    visit: async ({ path = '/', context = {}, before } = {}) => {
      const profile = await browser.newContext({
        baseURL: inject('baseUrl'),
        viewport: { width: 1366, height: 900 },
        ...context,
      })
      const page = await profile.newPage()
      page.setDefaultTimeout(20_000)
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text())) errors.push(message.text())
      })
      await before?.(page)
      await page.goto(path)
      if (context.javaScriptEnabled !== false) await page.waitForFunction(isHydrated)
      return page
    },
  }
}
