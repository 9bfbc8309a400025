import { expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { press } from '#web/testing/gestures.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { isGone, sees } from '#web/testing/state.ts'
import { drawNothing } from '#web/testing/tour-view.ts'

const dialog = page.getByRole('dialog')

test("shows an icon's tooltip after 700 ms, and its neighbour's at once", async () => {
  drawNothing()
  await openPage('/browse?tour=xrp-lodge')
  const tooltip = page.getByRole('tooltip')
  const reset = page.getByRole('button', { name: 'Reset view' })
  await sees(reset)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await reset.hover()
  await vi.advanceTimersByTimeAsync(600)
  await isGone(tooltip)
  await vi.advanceTimersByTimeAsync(200)
  await expect.element(tooltip.filter({ hasText: 'Reset view' })).toBeInTheDocument()
  const { x, y } = page.getByRole('button', { name: 'Turn left' }).element().getBoundingClientRect()
  const from = reset.element().getBoundingClientRect()
  // The pointer moves in steps, because the tooltip may still be in its way.
  const steps = [0.25, 0.5, 0.75, 1].map(
    (share) => [from.x + 22 + (x - from.x) * share, from.y + 22 + (y - from.y) * share] as const,
  )
  await commands.moveMouse([...steps, [x + 17, y + 22], [x + 12, y + 22]])
  // The clock is frozen, so this tooltip did not wait.
  await expect.element(tooltip.filter({ hasText: 'Turn left' })).toBeInTheDocument()
})

/** Dialogs of each kind, by what opens them. */
test.each([
  ['/investor', 'Invest Now'],
  ['/investor', 'Donate'],
  ['/art-gallery', 'Buy'],
  ['/lodge/xrp-lodge', 'All 5 pictures'],
])(
  'a dialog of %s that the keyboard opened by %s closes by one Escape, and the focus returns',
  async (path, name) => {
    const { network } = await openPage(path)
    const payment = { clientSecret: 'sandbox_1_secret', paymentId: 1 }
    network.answer('POST /api/art-gallery/purchase', payment)
    network.answer('POST /api/create-payment-intent', payment)
    const opener = page.getByRole('button', { name }).first()
    await press('Enter', opener)
    await expect.element(dialog.css(':focus')).toBeInTheDocument()
    await press('Escape')
    await isGone(dialog)
    await expect.element(opener).toHaveFocus()
  },
)

test('coins fall behind the hero until motion is reduced', async () => {
  await openPage('/')
  const isEmpty = () => {
    const canvas = document.querySelector<HTMLCanvasElement>('main canvas[aria-hidden=true]')
    const { width = 0, height = 0 } = canvas ?? {}
    return !canvas
      ?.getContext('2d')
      ?.getImageData(0, 0, width, height)
      .data.some((value) => value > 0)
  }
  await expect.poll(isEmpty).toBe(false)
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(isEmpty).toBe(true)
})

test('a primary button has an edge in forced colours', async () => {
  await commands.emulateMedia({ forcedColors: 'active' })
  await openPage('/lodge/xrp-lodge')
  const edge = () => getComputedStyle(page.css('.button-primary').first().element()).border
  await expect.poll(edge).toMatch(/^1px solid rgb\(/)
})
