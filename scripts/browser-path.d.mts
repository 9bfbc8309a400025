/** The machine's Chromium, or the one that CHROMIUM names; undefined for Playwright's own. */
export function browserPath(): string | undefined

/** The same for tests, where the headless shell comes first. */
export function testBrowserPath(): string | undefined
