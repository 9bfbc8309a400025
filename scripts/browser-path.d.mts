/** The machine's Chromium, or the one CHROMIUM names; undefined leaves the choice to Playwright. */
export function browserPath(): string | undefined
