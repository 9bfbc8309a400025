import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { isGone, sees } from './state.ts'

const scenes = {
  Exterior: 'exterior',
  Interior: 'interior',
  Bedroom: 'bedroom',
  Bathroom: 'bathroom',
  'Neon Fireplace': 'neon-fireplace',
}

/** Names of the dialog's buttons and sliders that are covered or outside the window. */
export function covered(selector: string): string[] {
  const parts = [...document.querySelectorAll(`[role=dialog] :is(${selector})`)]
  const isCovered = (part: Element) => {
    if (!part.checkVisibility()) return false
    const { left, top, width, height } = part.getBoundingClientRect()
    return !part.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  return parts.filter(isCovered).map((part) => part.getAttribute('aria-label') ?? part.textContent ?? '')
}

const meet = (a: DOMRect, b: DOMRect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1

/** Names of hotspots that overlap another hotspot's button. */
function overlapping(): (string | null)[] {
  const buttons = [...document.querySelectorAll('[data-hotspot]')]
  const places = buttons.map((button) =>
    [...button.querySelectorAll(':scope > span')]
      .filter((part) => part.checkVisibility({ opacityProperty: true }))
      .map((part) => part.getBoundingClientRect()),
  )
  const overlaps = (index: number) =>
    places.some(
      (others, other) => other !== index && places[index]?.some((a) => others.some((b) => meet(a, b))),
    )
  return buttons.filter((_, index) => overlaps(index)).map((button) => button.textContent)
}

/** `covered` has found the button in reach, so the pointer's way to it is not played. */
const press = async (button: Locator) =>
  (await button.findElement()).dispatchEvent(new MouseEvent('click', { bubbles: true }))

/** Opens each bubble of the scene and checks that none of its buttons is covered. */
async function expectBubblesInReach(scene: string): Promise<void> {
  const pins = [...document.querySelectorAll<HTMLElement>('[data-hotspot][aria-expanded]')]
  for (const id of pins.map((pin) => pin.dataset.hotspot)) {
    await press(page.css(`[data-hotspot="${id}"]`))
    const bubble = page.css('section:has(> div > [aria-label="Close note"])')
    await sees(bubble.getByRole('button', { name: 'Stay here' }))
    await expect.poll(() => covered('section button'), { message: `${scene}, ${id}` }).toEqual([])
    await press(bubble.getByRole('button', { name: 'Close note' }))
    await isGone(bubble)
  }
}

/** Walks through the scenes of an open tour and checks that nothing covers a control or another hotspot. */
export async function expectNothingCovered(): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Scenes' })
  for (const [name, scene] of Object.entries(scenes)) {
    await press(bar.getByRole('button', { name }))
    await sees(page.css(`[data-scene="${scene}"] [data-label]`).first())
    await expect.poll(() => covered('button, input'), { message: scene }).toEqual([])
    await expect.poll(overlapping, { message: scene }).toEqual([])
    await expectBubblesInReach(scene)
  }
}
