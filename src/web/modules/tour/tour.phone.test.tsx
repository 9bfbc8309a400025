import { beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { tap } from '#web/testing/gestures.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { isGone, sees } from '#web/testing/state.ts'
import { drawNothing, panoramaReady, view } from '#web/testing/tour-view.ts'

beforeEach(drawNothing)

const list = page.getByRole('complementary', { name: 'Places of the tour' })
const places = page.getByRole('button', { name: 'List of places' })
const zoomSlider = page.getByRole('slider', { name: 'Zoom' })
const hotTub = page.css('[data-hotspot=hot-tub]')

test('says that its pictures are renderings', async () => {
  await openPage('/browse?tour=xrp-lodge')
  await sees(page.getByRole('dialog').getByText('Rendering', { exact: true }))
})

test('closes the list on a phone after a choice', async () => {
  await openPage('/browse?tour=xrp-lodge')
  await tap(places)
  await tap(list.getByRole('button', { name: 'Hot Tub' }))
  await isGone(list)
  await tap(page.getByRole('button', { name: 'Close note' }))
})

test('a finger drags the upright zoom slider', async () => {
  await openPage('/browse?tour=xrp-lodge')
  const box = (await zoomSlider.findElement()).getBoundingClientRect()
  const x = box.x + box.width / 2
  const y = box.y + box.height * 0.8
  await commands.dragFingers([
    [
      [x, y],
      [x, box.y + 2],
    ],
  ])
  await expect.poll(() => Number(view().zoom)).toBeGreaterThan(2.5)
})

test('a tap on a hotspot after a pinch leaves the zoom as it is', async () => {
  await openPage('/browse?tour=xrp-lodge')
  await panoramaReady()
  await commands.dragFingers([
    [
      [150, 330],
      [140, 330],
    ],
    [
      [220, 330],
      [235, 330],
    ],
  ])
  await expect.poll(() => Number(view().zoom)).toBeGreaterThan(1)
  await zoomSlider.fill('3')
  await tap(hotTub)
  await sees(page.getByRole('button', { name: 'Close note' }))
  expect(view()).toMatchObject({ zoom: '3' })
})
