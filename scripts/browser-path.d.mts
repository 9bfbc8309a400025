/** The machine's Chromium, or the one that CHROMIUM names; undefined for Playwright's own. */
export function browserPath(): string | undefined
