import type { Page } from '@playwright/test'
import { deferred } from '../src/server/testing/deferred.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

const viewOf = (page: Page) =>
  page.getByTestId('tour-view').evaluate((view) => ({ ...(view as HTMLElement).dataset }))
const zoomSlider = (page: Page) => page.getByRole('slider', { name: 'Zoom' })
const focusedHotspot = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.hotspot)

type Point = readonly [x: number, y: number]

/** Moves fingers from their first places to their last ones. */
async function drag(page: Page, fingers: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        share === undefined
          ? []
          : fingers.map(([from, to], id) => ({
              x: from[0] + (to[0] - from[0]) * share,
              y: from[1] + (to[1] - from[1]) * share,
              id,
            })),
    })
  await send('touchStart', 0)
  for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', share)
  await send('touchEnd')
}

/** Turns the wheel over an element; returns false where the page may neither scroll nor zoom by itself. */
const turnWheel = (
  page: Page,
  selector: string,
  turn: { deltaY: number; deltaX?: number; ctrlKey?: boolean },
) =>
  page
    .locator(selector)
    .evaluate(
      (element, init) =>
        element.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init })),
      turn,
    )

const VIEW = '[data-testid=tour-view]'

test('a finger drags the upright zoom slider', async ({ visit }) => {
  const page = await visit({ path: '/browse?tour=xrp-lodge', context: phone })
  const box = await zoomSlider(page).boundingBox()
  if (!box) throw new Error('the slider has a place')
  const x = box.x + box.width / 2
  const y = box.y + box.height * 0.8
  await drag(page, [
    [
      [x, y],
      [x, box.y + 2],
    ],
  ])
  await expect.poll(async () => Number((await viewOf(page)).zoom)).toBeGreaterThan(2.5)
})

test('a tap on a hotspot after a pinch leaves the zoom as it is', async ({ visit }) => {
  const page = await visit({ path: '/browse?tour=xrp-lodge', context: phone })
  await page.locator('canvas[data-ready]').waitFor()
  await drag(page, [
    [
      [150, 330],
      [140, 330],
    ],
    [
      [220, 330],
      [235, 330],
    ],
  ])
  await expect.poll(async () => Number((await viewOf(page)).zoom)).toBeGreaterThan(1)
  await zoomSlider(page).fill('3')
  await page.locator('[data-hotspot=hot-tub]').tap()
  await page.getByRole('button', { name: 'Close note' }).waitFor()
  expect(await viewOf(page)).toMatchObject({ zoom: '3' })
})

test('the wheel and a pinch on a trackpad zoom the tour and not the page; a turn sideways does neither', async ({
  visit,
}) => {
  const page = await visit({ path: '/browse?tour=xrp-lodge' })
  await page.locator('canvas[data-ready]').waitFor()
  expect(await turnWheel(page, VIEW, { deltaY: -100, ctrlKey: true })).toBe(false)
  expect(await turnWheel(page, VIEW, { deltaY: -100 })).toBe(false)
  await expect.poll(() => viewOf(page)).toMatchObject({ zoom: '1.2' })
  await turnWheel(page, VIEW, { deltaY: 0, deltaX: 100 })
  await turnWheel(page, VIEW, { deltaY: 100 })
  await expect.poll(() => viewOf(page)).toMatchObject({ zoom: '1.1' })
})

test('the wheel over a bubble does not zoom the tour', async ({ visit }) => {
  const page = await visit({ path: '/browse?tour=xrp-lodge' })
  await page.locator('[data-hotspot=hot-tub]').click()
  await page.getByRole('button', { name: 'Close note' }).waitFor()
  await turnWheel(page, `${VIEW} section`, { deltaY: 100 })
  await turnWheel(page, VIEW, { deltaY: -100 })
  await expect.poll(() => viewOf(page)).toMatchObject({ zoom: '1.1' })
})

test("arrow keys with a modifier stay the browser's", async ({ visit }) => {
  const page = await visit({ path: '/browse?tour=xrp-lodge' })
  await page.locator('canvas[data-ready]').waitFor()
  for (const keys of ['Control+ArrowRight', 'Meta+ArrowRight', 'ArrowRight']) await page.keyboard.press(keys)
  await expect.poll(() => viewOf(page)).toMatchObject({ rotation: '15' })
})

test('Escape in a bubble returns the focus to its pin', async ({ visit }) => {
  const page = await visit({ path: '/browse?tour=xrp-lodge' })
  await page.locator('[data-hotspot=hot-tub]').press('Enter')
  await page.getByRole('button', { name: 'Stay here' }).focus()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stay here' }).waitFor({ state: 'detached' })
  await expect.poll(() => focusedHotspot(page)).toBe('hot-tub')
})

test('a hotspot chosen in the list turns into view', async ({ visit }) => {
  const page = await visit({ path: '/browse?tour=xrp-lodge' })
  await page.locator('canvas[data-ready]').waitFor()
  for (let press = 0; press < 8; press++) await page.keyboard.press('ArrowLeft')
  await page.locator('[data-hotspot=hot-tub]:not([data-edge=none])').waitFor()
  await page.getByRole('button', { name: 'List of places' }).click()
  const list = page.getByRole('complementary', { name: 'Places of the tour' })
  await list.getByRole('button', { name: 'Hot Tub' }).click()
  await page.locator('[data-hotspot=hot-tub][data-edge=none]').waitFor()
  await page.getByRole('button', { name: 'Close note' }).waitFor()
})

test('fullscreen has the toasts and tooltips in it', async ({ visit }) => {
  const page = await visit({ path: '/browse?tour=xrp-lodge' })
  const button = page.getByRole('button', { name: 'Fullscreen' })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  const isInFullscreen = () =>
    page.evaluate(() => document.fullscreenElement?.contains(document.querySelector('[aria-live=assertive]')))
  expect(await isInFullscreen()).toBe(true)
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
})

test('confirms each copy of the link, and not for ever', async ({ visit }) => {
  const page = await visit({
    path: '/browse?tour=xrp-lodge',
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  })
  const copied = page.getByText('Link copied')
  for (let time = 0; time < 2; time++) {
    const shown = copied.waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Copy link to this view' }).click()
    await shown
    await copied.waitFor({ state: 'detached' })
  }
})

test('shows the source of its figure on a low screen while its link has the focus', async ({ visit }) => {
  const page = await visit({
    path: '/browse?tour=xrp-lodge',
    context: { viewport: { width: 844, height: 390 } },
    before: async (fresh) => {
      await fresh.route('**/api/crypto', async (route) => {
        const records = await (await route.fetch()).json()
        await route.fulfill({ json: records.map((record: object) => ({ ...record, source: 'live' })) })
      })
    },
  })
  const source = page.getByRole('dialog').getByRole('link', { name: 'Data provided by CoinGecko' })
  const width = async () => (await source.locator('xpath=ancestor::div[1]').boundingBox())?.width
  await expect.poll(width).toBe(1)
  await source.focus()
  await expect.poll(width).toBeGreaterThan(100)
})

test('a view that has just changed does not open the tour again on the way to a booking', async ({
  visit,
}) => {
  const page = await visit({
    path: '/browse?tour=xrp-lodge',
    before: (fresh) => fresh.clock.install(),
  })
  await page.locator('canvas[data-ready]').waitFor()
  const download = deferred()
  await page.route('**/*.js', async (route) => {
    await download.promise
    await route.continue()
  })
  await page.keyboard.press('ArrowRight')
  await page.getByRole('dialog').getByRole('button', { name: 'Book this lodge' }).click()
  await page.clock.runFor(500)
  download.resolve()
  await page.getByRole('heading', { name: 'Your stay' }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
})
