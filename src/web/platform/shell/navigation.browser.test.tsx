import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#web/testing/gestures.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { sees } from '#web/testing/state.ts'

const menu = page.getByRole('navigation', { name: 'Main' })
const _opener = page.getByRole('button', { name: 'Open menu' })

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
