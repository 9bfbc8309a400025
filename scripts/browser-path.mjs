import { existsSync } from 'node:fs'

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const findFirst = (places) =>
  [process.env.CHROMIUM ?? '', ...places].find((path) => path !== '' && existsSync(path))

/** The machine's Chromium, or the one that CHROMIUM names; undefined for Playwright's own. */
export const browserPath = () => findFirst([...browsers, HEADLESS_SHELL])

/** The same for tests: the headless shell has the same engine and takes three fifths of the processor time (decision 035). */
export const testBrowserPath = () => findFirst([HEADLESS_SHELL, ...browsers])
