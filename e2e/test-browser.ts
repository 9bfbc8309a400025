import { writeFileSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { testBrowserPath } from '../scripts/browser-path.mjs'

export const phone: BrowserContextOptions = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
}

type Visit = {
  path?: string
  context?: BrowserContextOptions
  before?: (page: Page) => Promise<void>
  /** A message of the console that this test brings about. */
  expected?: RegExp
}

/** Messages of the browser about requests that a test lets fail. */
const EXPECTED =
  /Failed to load resource: (the server responded with a status of (4\d\d|503)|net::ERR_CONNECTION_RESET)|net::ERR_INTERNET_DISCONNECTED|A script of this page could not be loaded/

/**
 * Runs in the page: true once React has hydrated its main part. React keeps an element's props under that
 * key.
 */
export const isHydrated = () => {
  const main = document.querySelector('main')
  return !main || Object.keys(main).some((key) => key.startsWith('__reactProps'))
}

const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
]

/** Shared by the worker's files, which run one after the other; closed with the worker's process. */
let sharedBrowser: Promise<Browser> | undefined

type Launch = { flags?: readonly string[]; hasScrollbars?: boolean }

function launch({ flags = [], hasScrollbars = false }: Launch = {}): Promise<Browser> {
  const executablePath = testBrowserPath()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    ...(hasScrollbars ? { ignoreDefaultArgs: ['--hide-scrollbars'] } : {}),
    args: [...FLAGS, ...flags],
  })
}

let claimed: string | undefined

/**
 * Origin of the product that serves this worker alone. Vitest's number of a worker does not tell them apart: after the
 * units both of the browser specs' can have the same.
 */
function workerBaseUrl(): string {
  claimed ??= inject('products').find(({ claim }) => isClaimedNow(claim))?.baseUrl
  if (!claimed) throw new Error('each of the served products has its worker already')
  return claimed
}

/** True if this process created the file, false if another one had. */
function isClaimedNow(claim: string): boolean {
  try {
    writeFileSync(claim, '', { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * `visit` opens a page in a fresh context of the worker's browser, or of a browser of the file's own with these `options`.
 * An error in the page's console fails the test.
 */
export function testBrowser(options?: Launch): {
  visit: (visit?: Visit) => Promise<Page>
} {
  let browser: Browser
  const errors: string[] = []
  beforeAll(async () => {
    sharedBrowser ??= launch()
    browser = await (options ? launch(options) : sharedBrowser)
  })
  afterEach(async () => {
    for (const context of browser.contexts()) {
      // A handler may still wait for an answer that closing takes from it.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
    expect(errors.splice(0)).toEqual([])
  })
  afterAll(async () => {
    if (options) await browser.close()
  })
  return {
    visit: async ({ path = '/', context = {}, before, expected } = {}) => {
      const profile = await browser.newContext({
        baseURL: workerBaseUrl(),
        viewport: { width: 1366, height: 900 },
        // A worker would answer requests that a test answers.
        serviceWorkers: 'block',
        ...context,
      })
      const page = await profile.newPage()
      // As patient as `expect.poll`: a busy machine is no failure.
      page.setDefaultTimeout(60_000)
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        const text = message.text()
        if (message.type() === 'error' && !EXPECTED.test(text) && !expected?.test(text)) errors.push(text)
      })
      await before?.(page)
      await page.goto(path)
      if (context.javaScriptEnabled !== false) await page.waitForFunction(isHydrated)
      return page
    },
  }
}
