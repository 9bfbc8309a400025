import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tap } from '#web/testing/gestures.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { isGone, sees } from '#web/testing/state.ts'

const tiles = page.getByRole('button', { name: /^Enlarge: / })
const findViewer = (lodge: string) => page.getByRole('dialog', { name: `Pictures of ${lodge}` })

test('opens the fireplace over the whole screen', async () => {
  await openPage('/lodge/xrp-lodge')
  await tap(page.getByRole('button', { name: 'View Full Screen' }))
  const viewer = page.getByRole('dialog', { name: 'The fireplace of XRP Lodge' })
  await tap(viewer.getByRole('button', { name: 'Close' }))
  await isGone(viewer)
})

test('says beside the pictures and in the viewer that they are renderings', async () => {
  await openPage('/lodge/pepe-lodge')
  await sees(page.getByText('Pictures are renderings of the lodge as designed.'))
  expect(page.getByRole('button', { name: /rendering/i }).length).toBe(0)
  await tap(tiles.first())
  await sees(findViewer('PEPE Lodge').getByText('Rendering', { exact: true }))
})
