import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { press } from '#web/testing/gestures.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { isGone, sees } from '#web/testing/state.ts'

const menu = page.getByRole('navigation', { name: 'Main' })
const opener = page.getByRole('button', { name: 'Open menu' })

test('the menu of a phone closes by Escape, which returns the focus, and by a press outside', async () => {
  await openPage('/browse')
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
