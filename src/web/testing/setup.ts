import { afterEach, expect, vi } from 'vitest'
import { commands, type Locator, locators } from 'vitest/browser'
import { closePage } from './open-page.tsx'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    css: (selector: string) => Locator
  }
}

locators.extend({ css: (selector) => `css=${selector}` })

/** React's notice about the document's inline scripts, which only the server renders. */
const EXPECTED = /^Encountered a script tag while rendering React component/

const errors: string[] = []
console.error = (...parts: unknown[]) => {
  const text = parts.map(String).join(' ')
  if (!EXPECTED.test(text)) errors.push(text)
}

// A page says there what it could not read; no test is about that.
console.warn = () => {}

afterEach(async () => {
  vi.useRealTimers()
  await closePage()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await commands.tidyUp()
  expect(errors.splice(0)).toEqual([])
})
