import { beforeEach, expect, test } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { press } from '#web/testing/gestures.ts'
import { closePage, openPage } from '#web/testing/open-page.tsx'
import { address, isGone, sees } from '#web/testing/state.ts'
import { drawNothing, findTour, sceneShown, view } from '#web/testing/tour-view.ts'

beforeEach(drawNothing)

const list = page.getByRole('complementary', { name: 'Places of the tour' })
const places = page.getByRole('button', { name: 'List of places' })
const focusedHotspot = () => (document.activeElement as HTMLElement | null)?.dataset.hotspot

test('opens from a card, and Back closes it', async () => {
  await openPage('/browse')
  const opener = page
    .getByRole('article', { name: 'XRP Lodge' })
    .getByRole('button', { name: 'Virtual Tour' })
  await opener.click()
  await sees(findTour('XRP Lodge'))
  await sceneShown('exterior')
  await expect.poll(address).toContain('tour=xrp-lodge')
  history.back()
  await isGone(findTour('XRP Lodge'))
  await opener.click()
  await page.getByRole('button', { name: 'Close tour' }).click()
  await isGone(findTour('XRP Lodge'))
  await expect.poll(address).not.toContain('tour')
  await expect.element(opener).toHaveFocus()
})

test('walks through every scene by its hotspots, each from its start', async () => {
  await openPage('/lodge/xrp-lodge')
  await page.getByRole('button', { name: 'Virtual Tour' }).click()
  const room = findTour('XRP Lodge')
  await room.getByRole('slider', { name: 'Zoom' }).fill('2')
  await room.getByRole('button', { name: 'Turn right' }).click()
  await expect.poll(view).toMatchObject({ rotation: '15', zoom: '2' })
  const ways = [
    ['Entrance', 'interior'],
    ['Living Area', 'bedroom'],
    ['En Suite', 'bathroom'],
    ['Back to the bedroom', 'bedroom'],
  ] as const
  for (const [door, scene] of ways) {
    await room.getByRole('button', { name: door, exact: true }).click()
    await sceneShown(scene)
    await expect.poll(view).toMatchObject({ rotation: '0', zoom: '1' })
  }
  await room.getByRole('button', { name: 'Interior' }).click()
  await room.getByRole('button', { name: 'Fireplace', exact: true }).click()
  await sceneShown('neon-fireplace')
  await room.getByRole('button', { name: 'Living Room' }).click()
  await sceneShown('interior')
  await room.getByRole('button', { name: 'Exit', exact: true }).click()
  await sceneShown('exterior')
})

test('shows a thing in a bubble; Escape closes the bubble before the tour', async () => {
  await openPage('/browse?tour=xrp-lodge')
  const room = findTour('XRP Lodge')
  await room.getByRole('button', { name: 'Infinity Pool' }).click()
  await sees(room.getByText('Lit water, level with its rim').last())
  await sees(room.getByText('Private Infinity Pool'))
  await press('Escape')
  await isGone(room.getByText('Private Infinity Pool'))
  await press('Escape')
  await isGone(room)
})

test('has no infinity pool where the lodge has none', async () => {
  await openPage('/browse?tour=pnut-lodge')
  const room = findTour('PNUT Lodge')
  await sees(room.getByRole('button', { name: 'Hot Tub' }))
  await isGone(room.getByRole('button', { name: 'Infinity Pool' }))
})

test('turns one degree every tenth of a second until reset', async () => {
  await openPage('/browse?tour=doge-lodge&scene=bedroom')
  const room = findTour('DOGE Lodge')
  await room.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => Number(view().rotation)).toBeGreaterThanOrEqual(5)
  await sees(room.getByRole('button', { name: 'Pause' }))
  await room.getByRole('button', { name: 'Reset' }).click()
  await sees(room.getByRole('button', { name: 'Play' }))
  await expect.poll(view).toMatchObject({ rotation: '0', zoom: '1' })
})

test('is usable by keyboard; a focused hotspot turns into view', async () => {
  await openPage('/browse')
  const opener = page.getByRole('article', { name: 'XRP Lodge' })
  await press('Enter', opener.getByRole('button', { name: 'Virtual Tour' }))
  await sceneShown('exterior')
  await press('ArrowRight')
  await expect.poll(view).toMatchObject({ rotation: '15' })
  while (focusedHotspot() !== 'hot-tub') await press('Tab')
  await sees(page.css('[data-hotspot=hot-tub][data-edge=none]'))
  await press('Enter')
  await sees(page.getByText('Cedar, wood-warm and steaming').last())
  await press('Shift+Tab')
  await expect.poll(focusedHotspot).toBe('entrance')
  await press('Enter')
  await sceneShown('interior')
  await expect.element(page.getByText('Interior. The living room')).toBeInTheDocument()
})

test('has an address that shares the view', async () => {
  await openPage('/browse?tour=xrp-lodge')
  const room = findTour('XRP Lodge')
  await room.getByRole('button', { name: 'Bathroom' }).click()
  await room.getByRole('button', { name: 'Turn left' }).click()
  await room.getByRole('slider', { name: 'Zoom' }).fill('1.5')
  await expect.poll(address).toContain('zoom=1.5')
  const shared = location.pathname + location.search
  await closePage()
  await openPage(shared)
  await sceneShown('bathroom')
  await expect.poll(view).toMatchObject({ rotation: '345', zoom: '1.5' })
})

test('lists its scenes and hotspots in words', async () => {
  await openPage('/lodge/xrp-lodge?tour=xrp-lodge')
  await places.click()
  await sees(list.getByText('Two chests of drawers, a bowl on each'))
  await list.getByRole('button', { name: 'Neon Fireplace' }).click()
  await sceneShown('neon-fireplace')
})

test('closes its list by Escape, and nothing else', async () => {
  await openPage('/browse?tour=xrp-lodge')
  await places.click()
  await press('Escape', list.getByRole('button', { name: 'Bedroom' }))
  await isGone(list)
  await sees(findTour('XRP Lodge'))
  await expect.element(places).toHaveFocus()
})

test('marks its figure as a demo', async () => {
  await openPage('/browse?tour=xrp-lodge')
  const room = findTour('XRP Lodge')
  await sees(room.getByText(/^(Glowing|Dimmed) with XRP/))
  await sees(room.getByText('Demo market data'))
})

test('does not turn by itself with reduced motion', async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  await openPage('/browse?tour=xrp-lodge')
  const play = page.getByRole('button', { name: 'Play auto-rotate' })
  await expect.element(play).toHaveAttribute('title', 'Motion is reduced on this device')
  // Playwright does not press a button with aria-disabled.
  await press('Enter', play)
  await expect.element(play).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(view).toMatchObject({ rotation: '0' })
  await commands.emulateMedia({ reducedMotion: null })
  await play.click()
  await sees(page.getByRole('button', { name: 'Pause auto-rotate' }))
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  await sees(play)
})

test('leads to the reservation', async () => {
  await openPage('/?tour=solana-lodge')
  await findTour('Solana Lodge')
    .getByRole('button', { name: /^Book · \$/ })
    .click()
  await expect.poll(address).toContain('/lodge/solana-lodge')
  await sees(page.getByRole('heading', { name: 'Your stay' }))
  await isGone(page.getByRole('dialog'))
})

test('resists the wheel beyond zoom 2 and returns; the slider goes on to 3', async () => {
  await openPage('/browse?tour=xrp-lodge')
  await sceneShown('exterior')
  const seen = new Set<string | undefined>()
  await commands.moveMouse([[600, 400]])
  for (let notch = 0; notch < 16; notch++) {
    await commands.moveMouse([{ wheel: -100 }])
    seen.add(view().zoom)
  }
  await expect.poll(view).toMatchObject({ zoom: '2' })
  expect([...seen].every((zoom) => Number(zoom) < 2.5)).toBe(true)
  await findTour('XRP Lodge').getByRole('slider', { name: 'Zoom' }).fill('3')
  await expect.poll(view).toMatchObject({ zoom: '3' })
})

test('the page below does not scroll while the wheel zooms', async () => {
  await openPage('/browse?tour=xrp-lodge')
  await sceneShown('exterior')
  await commands.moveMouse([[600, 400], ...Array.from({ length: 5 }, () => ({ wheel: 100 }))])
  await expect.poll(() => Number(view().zoom)).toBeLessThan(1)
  expect(scrollY).toBe(0)
})

test('arrow keys turn the view also after a door', async () => {
  await openPage('/browse?tour=xrp-lodge')
  await sceneShown('exterior')
  await press('Enter', findTour('XRP Lodge').getByRole('button', { name: 'Entrance' }))
  await sceneShown('interior')
  const before = Number(view().rotation)
  await press('ArrowRight')
  await expect.poll(() => Number(view().rotation)).not.toBe(before)
})

test('rests its controls after three seconds, and any input brings them back', async () => {
  await openPage('/browse?tour=xrp-lodge')
  const room = findTour('XRP Lodge')
  const play = room.getByRole('button', { name: 'Play auto-rotate' })
  const zoom = room.getByRole('slider', { name: 'Zoom' })
  const readOpacity = (control: Locator) => {
    const element = control.element()
    return getComputedStyle(element.closest('.tour-control') ?? element).opacity
  }
  await expect.poll(() => readOpacity(play)).toBe('0')
  let moves = 0
  const opacityAfterMove = async () => {
    await commands.moveMouse([[600 + (moves++ % 2), 400]])
    return readOpacity(play)
  }
  await expect.poll(opacityAfterMove).toBe('1')
  await play.click()
  await expect.poll(() => readOpacity(zoom)).toBe('0')
  expect(readOpacity(room.getByRole('button', { name: 'Pause auto-rotate' }))).toBe('1')
  await press('Tab')
  await expect.poll(() => readOpacity(zoom)).toBe('1')
})
