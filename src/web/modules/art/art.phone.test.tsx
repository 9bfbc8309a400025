import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dragMouse, tap } from '#web/testing/gestures.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { sees } from '#web/testing/state.ts'

const viewer = (title: string) => page.getByRole('dialog', { name: title })

test('zooms an artwork, and swipes to the next on a phone', async () => {
  await openPage('/art-gallery?piece=ledger-currents')
  const stage = page.getByTestId('art-stage')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => stage.getByRole('img').element().getAttribute('style')).toContain('scale(1.5)')
  await page.getByRole('button', { name: 'Zoom out' }).click()
  const box = stage.element().getBoundingClientRect()
  const y = box.y + box.height / 2
  await dragMouse([box.x + box.width * 0.7, y], [box.x + box.width * 0.2, y])
  await sees(viewer('Paw on the Moon'))
})

test.each([
  [375, 667],
  [667, 375],
])('a toast covers nothing of the share dialog on a phone (%i × %i)', async (...size) => {
  await openPage('/art-gallery?piece=ledger-currents', { size: size })
  await tap(page.getByRole('button', { name: 'Share', exact: true }))
  await sees(page.getByText('Sharing...').first())
  const copy = await page.getByRole('button', { name: 'Copy Link' }).findElement()
  copy.scrollIntoView({ block: 'nearest' })
  const isFree = () => {
    const { left, top, width, height } = copy.getBoundingClientRect()
    return copy.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  await expect.poll(isFree).toBe(true)
})
