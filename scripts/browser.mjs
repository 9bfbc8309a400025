import { existsSync, readFileSync } from 'node:fs'
import { browserPath } from './browser-path.mjs'
import { giveUp, print, run } from './steps.mjs'

const isDebian = () =>
  existsSync('/etc/os-release') && /debian|ubuntu/i.test(readFileSync('/etc/os-release', 'utf8'))

async function hasPlaywrights() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

/** Installs a Chromium unless the machine has one: Debian's headless shell or whole browser, or Playwright's own. */
export async function ensureBrowser() {
  if (browserPath() || (await hasPlaywrights())) return
  if (process.getuid?.() === 0 && isDebian()) {
    print('Installing Chromium (apt)')
    await run('apt-get', ['update', '-qq'])
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
        DEBIAN_FRONTEND: 'noninteractive',
      })
      if (browserPath()) return
    }
  }
  print("Installing Playwright's Chromium")
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  if (!(await hasPlaywrights()))
    giveUp('No Chromium was found or could be installed: install one, or name it in CHROMIUM')
}
