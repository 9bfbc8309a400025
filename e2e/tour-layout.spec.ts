import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const phones = [
  [844, 390],
  [667, 375],
  [683, 384],
  [320, 568],
  [375, 667],
] as const
const others = [
  [768, 1024],
  [1366, 768],
] as const
const sizes = [
  ...phones.map(([width, height]) => ({ width, height, isPhone: true })),
  ...others.map(([width, height]) => ({ width, height, isPhone: false })),
]
const scenes = ['exterior', 'interior', 'bedroom', 'bathroom', 'neon-fireplace']

/** Returns the names of the dialog's buttons and sliders that are covered or outside the window. */
const covered = (page: Page, within: string) =>
  page.evaluate((selector) => {
    const names: string[] = []
    for (const part of document.querySelectorAll(`[role=dialog] :is(${selector})`)) {
      if (!part.checkVisibility()) continue
      const { left, top, width, height } = part.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      if (!hit || !part.contains(hit)) names.push(part.getAttribute('aria-label') ?? part.textContent ?? '')
    }
    return names
  }, within)

/** Returns the names of hotspots that overlap another hotspot's button. */
const overlapping = (page: Page) =>
  page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({ opacityProperty: true })
    const buttons = [...document.querySelectorAll('[data-hotspot]')]
    const rects = buttons.map((button) =>
      [...button.querySelectorAll(':scope > span')].filter(seen).map((part) => part.getBoundingClientRect()),
    )
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    return buttons
      .filter((_, index) =>
        rects.some(
          (others, other) => other !== index && rects[index]?.some((a) => others.some((b) => meet(a, b))),
        ),
      )
      .map((button) => button.textContent)
  })

/** Opens each bubble of the scene and checks that none of its buttons is covered. */
async function expectBubblesInReach(page: Page, scene: string): Promise<void> {
  const ids = await page
    .locator('[data-hotspot][aria-expanded]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.hotspot))
  for (const id of ids) {
    await page.locator(`[data-hotspot="${id}"]`).click()
    const bubble = page.locator('section:has(> div > [aria-label="Close note"])')
    await bubble.getByRole('button', { name: 'Stay here' }).waitFor()
    await expect.poll(() => covered(page, 'section button'), { message: `${scene}, ${id}` }).toEqual([])
    await bubble.getByRole('button', { name: 'Close note' }).click()
  }
}

/** Only positions are compared here; `tour.spec.ts` compares what is drawn. */
const withoutDrawing = async (page: Page) => {
  await page.addInitScript(() => {
    WebGL2RenderingContext.prototype.drawArrays = () => undefined
  })
}

for (const size of sizes)
  test(`covers nothing of the tour at ${size.width} × ${size.height}`, async ({ visit }) => {
    const { width, height, isPhone } = size
    const page = await visit({
      path: '/browse?tour=xrp-lodge',
      context: {
        viewport: { width, height },
        hasTouch: isPhone,
        isMobile: isPhone,
        reducedMotion: 'reduce',
      },
      before: withoutDrawing,
    })
    const names = ['Exterior', 'Interior', 'Bedroom', 'Bathroom', 'Neon Fireplace']
    for (const [index, scene] of scenes.entries()) {
      await page
        .getByRole('navigation', { name: 'Scenes' })
        .getByRole('button', { name: names[index] })
        .click()
      await page.locator(`[data-scene="${scene}"] [data-label]`).first().waitFor()
      await expect.poll(() => covered(page, 'button, input'), { message: scene }).toEqual([])
      await expect.poll(() => overlapping(page), { message: scene }).toEqual([])
      await expectBubblesInReach(page, scene)
    }
  })

test('keeps every hotspot of an ordinary picture in reach on a phone in landscape', async ({ visit }) => {
  const page = await visit({
    path: '/browse?tour=tezos-lodge&scene=bathroom',
    context: { viewport: { width: 667, height: 375 }, hasTouch: true, isMobile: true },
    before: async (fresh) => {
      await fresh.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null
      })
    },
  })
  await page.locator('[data-stage=picture] [data-label]').first().waitFor()
  await expect.poll(() => covered(page, 'button, input')).toEqual([])
})
