import type { LaunchOptions } from '@playwright/test'
import { testBrowserPath } from '../scripts/browser-path.mjs'

const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
]

/** Options of the machine's Chromium, with more `flags` of its command line. */
export function launchOptions(...flags: string[]): LaunchOptions {
  const executablePath = testBrowserPath()
  return { ...(executablePath ? { executablePath } : {}), args: [...FLAGS, ...flags] }
}
