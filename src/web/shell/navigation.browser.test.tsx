import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { press } from '../testing/gestures.ts'
import { openPage, PHONE } from '../testing/open-page.tsx'
import { isGone, sees } from '../testing/state.ts'

const menu = page.getByRole('navigation', { name: 'Main' })
const opener = page.getByRole('button', { name: 'Open menu' })

test('the menu of a phone closes by Escape, which returns the focus, and by a press outside', async () => {
  await openPage('/browse', { size: PHONE })
  await opener.click()
  await press('Escape', menu.getByRole('link', { name: 'Badges' }))
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await sees(page.getByRole('button', { name: 'Close menu' }))
  await commands.moveMouse([[180, 780], 'down', 'up'])
  await sees(opener)
  await isGone(page.css('#menu'))
})

test('the menu scrolls on a phone that is held sideways, down to its last entry', async () => {
  await openPage('/browse', { size: [667, 320] })
  await opener.click()
  const last = await page.css('#menu').getByRole('link').last().findElement()
  last.focus()
  await expect.poll(() => last.getBoundingClientRect().bottom <= innerHeight).toBe(true)
})

test('the navigation marks one entry: a page, or the section of home in the address', async () => {
  const { router } = await openPage('/')
  const marked = () =>
    menu
      .css('li [aria-current=page]')
      .elements()
      .map((entry) => (entry as HTMLElement).innerText)
  await expect.poll(marked).toEqual(['Home'])
  for (const name of ['Lodges', 'Browse All', 'Contact', 'Home']) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect.poll(marked).toEqual([name])
  }
  router.history.push('/#lodges')
  await expect.poll(marked).toEqual(['Lodges'])
})

test('the focus goes to the new page when the link that led there is gone', async () => {
  await openPage('/browse')
  await press(
    'Enter',
    page.getByRole('article', { name: 'DOGE Lodge' }).getByRole('link', { name: 'View Details' }),
  )
  await sees(page.getByRole('heading', { level: 1, name: 'DOGE Lodge' }))
  await expect.poll(() => document.activeElement?.id).toBe('main')
  document.querySelector<HTMLElement>('footer a')?.focus()
  history.back()
  await sees(page.getByRole('heading', { name: 'All 16 Lodges' }))
  await expect.poll(() => document.activeElement?.id).toBe('main')
})

test.each(['/nowhere', '/developer/nowhere', '/lodge'])(
  'an unknown address has its own title: %s',
  async (path) => {
    await openPage(path)
    await expect.poll(() => document.title).toBe('404 Page Not Found · Crypto Lodge')
  },
)
