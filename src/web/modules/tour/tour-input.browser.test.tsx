import { beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { press } from '#web/testing/gestures.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { isGone, sees } from '#web/testing/state.ts'
import { drawNothing, panoramaReady, view } from '#web/testing/tour-view.ts'

beforeEach(drawNothing)

const VIEW = '[data-testid=tour-view]'
const _zoomSlider = page.getByRole('slider', { name: 'Zoom' })
const hotTub = page.css('[data-hotspot=hot-tub]')

/** Turns the wheel over an element; returns false where the page may neither scroll nor zoom by itself. */
const turnWheel = (selector: string, turn: { deltaY: number; deltaX?: number; ctrlKey?: boolean }) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...turn }))

test('the wheel and a pinch on a trackpad zoom the tour and not the page; a turn sideways does neither', async () => {
  await openPage('/browse?tour=xrp-lodge')
  await panoramaReady()
  expect(turnWheel(VIEW, { deltaY: -100, ctrlKey: true })).toBe(false)
  expect(turnWheel(VIEW, { deltaY: -100 })).toBe(false)
  await expect.poll(view).toMatchObject({ zoom: '1.2' })
  turnWheel(VIEW, { deltaY: 0, deltaX: 100 })
  turnWheel(VIEW, { deltaY: 100 })
  await expect.poll(view).toMatchObject({ zoom: '1.1' })
})

test('the wheel over a bubble does not zoom the tour', async () => {
  await openPage('/browse?tour=xrp-lodge')
  await hotTub.click()
  await sees(page.getByRole('button', { name: 'Close note' }))
  turnWheel(`${VIEW} section`, { deltaY: 100 })
  turnWheel(VIEW, { deltaY: -100 })
  await expect.poll(view).toMatchObject({ zoom: '1.1' })
})

test("arrow keys with a modifier stay the browser's", async () => {
  await openPage('/browse?tour=xrp-lodge')
  await panoramaReady()
  for (const keys of ['Control+ArrowRight', 'Meta+ArrowRight', 'ArrowRight']) await press(keys)
  await expect.poll(view).toMatchObject({ rotation: '15' })
})

test('Escape in a bubble returns the focus to its pin', async () => {
  await openPage('/browse?tour=xrp-lodge')
  await press('Enter', hotTub)
  const stay = page.getByRole('button', { name: 'Stay here' })
  await press('Escape', stay)
  await isGone(stay)
  await expect.element(hotTub).toHaveFocus()
})

test('a hotspot chosen in the list turns into view', async () => {
  await openPage('/browse?tour=xrp-lodge')
  await panoramaReady()
  for (let presses = 0; presses < 8; presses++) await press('ArrowLeft')
  await sees(page.css('[data-hotspot=hot-tub]:not([data-edge=none])'))
  await page.getByRole('button', { name: 'List of places' }).click()
  const list = page.getByRole('complementary', { name: 'Places of the tour' })
  await list.getByRole('button', { name: 'Hot Tub' }).click()
  await sees(page.css('[data-hotspot=hot-tub][data-edge=none]'))
  await sees(page.getByRole('button', { name: 'Close note' }))
})

test('fullscreen has the toasts and tooltips in it', async () => {
  await openPage('/browse?tour=xrp-lodge')
  const button = page.getByRole('button', { name: 'Fullscreen' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  expect(document.fullscreenElement?.contains(document.querySelector('[aria-live=assertive]'))).toBe(true)
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
})

test('confirms each copy of the link, and not for ever', async () => {
  await commands.allow(['clipboard-read', 'clipboard-write'])
  await openPage('/browse?tour=xrp-lodge')
  const copied = page.getByText('Link copied')
  for (let time = 0; time < 2; time++) {
    await page.getByRole('button', { name: 'Copy link to this view' }).click()
    await expect.element(copied).toBeInTheDocument()
    await isGone(copied)
  }
})

test('shows the source of its figure on a low screen while its link has the focus', async () => {
  await openPage('/browse?tour=xrp-lodge', {
    size: [844, 390],
    network: (network) =>
      network.change('GET /api/crypto', (records) =>
        records.map((record) => ({ ...record, source: 'live' })),
      ),
  })
  const source = page.getByRole('dialog').getByRole('link', { name: 'Data provided by CoinGecko' })
  const width = () =>
    expect.poll(() => source.element().parentElement?.closest('div')?.getBoundingClientRect().width)
  await width().toBe(1)
  const link = await source.findElement()
  link.focus()
  await width().toBeGreaterThan(100)
})
