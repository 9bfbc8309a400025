import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The machine's Chromium, or the one that CHROMIUM names; undefined for Playwright's own. */
export function browserPath() {
  return [process.env.CHROMIUM ?? '', ...places].find((path) => path !== '' && existsSync(path))
}
