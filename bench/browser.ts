import { type Browser, chromium } from '@playwright/test'
import { browserPath } from '../scripts/browser-path.mjs'

/** Opens a headless Chromium; `args` are its command-line switches. */
export function openBrowser(args: string[] = []): Promise<Browser> {
  const executablePath = browserPath()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      ...args,
    ],
  })
}

export function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}
