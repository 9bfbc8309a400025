import type { Locator, Page } from '@playwright/test'
import { deferred } from '../src/server/testing/deferred.ts'
import { expect, test } from './test.ts'
import { isHydrated, phone } from './visit.ts'

const tourOf = (page: Page, lodge: string) => page.getByRole('dialog', { name: `Virtual Tour - ${lodge}` })
const sceneShown = (page: Page, scene: string) =>
  page.locator(`[data-testid=tour-view][data-scene="${scene}"]`).waitFor()
const viewOf = (page: Page) =>
  page.getByTestId('tour-view').evaluate((view) => ({ ...(view as HTMLElement).dataset }))
declare global {
  interface Window {
    openedContexts: WebGL2RenderingContext[]
  }
}
const rememberContexts = async (page: Page) => {
  await page.addInitScript(() => {
    window.openedContexts = []
    const open = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...how: unknown[]) {
      const context = open.apply(this, how as ['webgl2'])
      if (context instanceof WebGL2RenderingContext) window.openedContexts.push(context)
      return context
    } as typeof open
  })
}
const withoutAvif = async (page: Page) => {
  await page.addInitScript(() => {
    const decode = window.createImageBitmap
    window.createImageBitmap = ((source: Blob, ...how: []) =>
      source.type === 'image/avif' ? Promise.reject(new Error('no AVIF')) : decode(source, ...how)) as never
  })
}
const withoutWebGl = async (page: Page) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
}

test.describe('the virtual tour', () => {
  test('opens from a card, and Back closes it', async ({ visit }) => {
    const page = await visit({ path: '/browse' })
    const opener = page
      .getByRole('article', { name: 'XRP Lodge' })
      .getByRole('button', { name: 'Virtual Tour' })
    await opener.click()
    await tourOf(page, 'XRP Lodge').waitFor()
    await sceneShown(page, 'exterior')
    await expect.poll(() => page.url()).toContain('tour=xrp-lodge')
    await page.goBack()
    await tourOf(page, 'XRP Lodge').waitFor({ state: 'detached' })
    await opener.click()
    await page.getByRole('button', { name: 'Close tour' }).click()
    await tourOf(page, 'XRP Lodge').waitFor({ state: 'detached' })
    await page.waitForFunction(() => !location.search.includes('tour'))
    await page.waitForFunction((button) => button === document.activeElement, await opener.elementHandle())
  })

  test('says that its pictures are renderings', async ({ visit }) => {
    const page = await visit({ path: '/browse?tour=xrp-lodge', context: phone })
    await page.getByRole('dialog').getByText('Rendering', { exact: true }).waitFor()
  })

  test('walks through every scene by its hotspots, each from its start', async ({ visit }) => {
    const page = await visit({ path: '/lodge/xrp-lodge' })
    await page.getByRole('button', { name: 'Virtual Tour' }).click()
    const room = tourOf(page, 'XRP Lodge')
    await room.getByRole('slider', { name: 'Zoom' }).fill('2')
    await room.getByRole('button', { name: 'Turn right' }).click()
    await expect.poll(() => viewOf(page)).toMatchObject({ rotation: '15', zoom: '2' })
    const ways = [
      ['Entrance', 'interior'],
      ['Living Area', 'bedroom'],
      ['En Suite', 'bathroom'],
      ['Way Back', 'bedroom'],
    ] as const
    for (const [door, scene] of ways) {
      await room.getByRole('button', { name: door, exact: true }).click()
      await sceneShown(page, scene)
      await expect.poll(() => viewOf(page)).toMatchObject({ rotation: '0', zoom: '1' })
    }
    await room.getByRole('button', { name: 'Interior' }).click()
    await room.getByRole('button', { name: 'Fireplace', exact: true }).click()
    await sceneShown(page, 'neon-fireplace')
    await room.getByRole('button', { name: 'Living Room' }).click()
    await sceneShown(page, 'interior')
    await room.getByRole('button', { name: 'Exit', exact: true }).click()
    await sceneShown(page, 'exterior')
  })

  test('shows a thing in a bubble; Escape closes the bubble before the tour', async ({ visit }) => {
    const page = await visit({ path: '/browse?tour=xrp-lodge' })
    const room = tourOf(page, 'XRP Lodge')
    await room.getByRole('button', { name: 'Infinity Pool' }).click()
    await room.getByText('Lit water, level with its rim').last().waitFor()
    await room.getByText('Private Infinity Pool').waitFor()
    await page.keyboard.press('Escape')
    await room.getByText('Private Infinity Pool').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await room.waitFor({ state: 'detached' })
  })

  test('has no infinity pool where the lodge has none', async ({ visit }) => {
    const page = await visit({ path: '/browse?tour=pnut-lodge' })
    const room = tourOf(page, 'PNUT Lodge')
    await room.getByRole('button', { name: 'Hot Tub' }).waitFor()
    await expect(room.getByRole('button', { name: 'Infinity Pool' })).toHaveCount(0)
  })

  test('turns one degree every tenth of a second until reset', async ({ visit }) => {
    const page = await visit({ path: '/browse?tour=doge-lodge&scene=bedroom' })
    const room = tourOf(page, 'DOGE Lodge')
    await room.getByRole('button', { name: 'Play' }).click()
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLElement>('[data-testid=tour-view]')?.dataset.rotation) >= 5,
    )
    await room.getByRole('button', { name: 'Pause' }).waitFor()
    await room.getByRole('button', { name: 'Reset' }).click()
    await room.getByRole('button', { name: 'Play' }).waitFor()
    await expect.poll(() => viewOf(page)).toMatchObject({ rotation: '0', zoom: '1' })
  })

  test('is usable by keyboard; a focused hotspot turns into view', async ({ visit }) => {
    const page = await visit({ path: '/browse' })
    await page
      .getByRole('article', { name: 'XRP Lodge' })
      .getByRole('button', { name: 'Virtual Tour' })
      .focus()
    await page.keyboard.press('Enter')
    await sceneShown(page, 'exterior')
    await page.keyboard.press('ArrowRight')
    await page.locator('[data-testid=tour-view][data-rotation="15"]').waitFor()
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.hotspot)
    while ((await focused()) !== 'hot-tub') await page.keyboard.press('Tab')
    await page.locator('[data-hotspot=hot-tub][data-edge=none]').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Cedar, wood-warm and steaming').last().waitFor()
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => focused()).toBe('entrance')
    await page.keyboard.press('Enter')
    await sceneShown(page, 'interior')
    await page.getByText('Interior. The living room').waitFor({ state: 'attached' })
  })

  test('has an address that shares the view', async ({ visit }) => {
    const page = await visit({ path: '/browse?tour=xrp-lodge' })
    const room = tourOf(page, 'XRP Lodge')
    await room.getByRole('button', { name: 'Bathroom' }).click()
    await room.getByRole('button', { name: 'Turn left' }).click()
    await room.getByRole('slider', { name: 'Zoom' }).fill('1.5')
    await page.waitForURL(/zoom=1\.5/)
    const copy = await page.context().newPage()
    await copy.goto(page.url())
    await sceneShown(copy, 'bathroom')
    await expect.poll(() => viewOf(copy)).toMatchObject({ rotation: '345', zoom: '1.5' })
  })

  test('lists its scenes and hotspots in words', async ({ visit }) => {
    const page = await visit({ path: '/lodge/xrp-lodge?tour=xrp-lodge' })
    await page.getByRole('button', { name: 'List of places' }).click()
    const list = page.getByRole('complementary', { name: 'Places of the tour' })
    await list.getByText('Two chests of drawers, a bowl on each').waitFor()
    await list.getByRole('button', { name: 'Neon Fireplace' }).click()
    await sceneShown(page, 'neon-fireplace')
  })

  test('closes its list by Escape, and nothing else', async ({ visit }) => {
    const page = await visit({ path: '/browse?tour=xrp-lodge' })
    const button = page.getByRole('button', { name: 'List of places' })
    const list = page.getByRole('complementary', { name: 'Places of the tour' })
    await button.click()
    await list.getByRole('button', { name: 'Bedroom' }).focus()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    await tourOf(page, 'XRP Lodge').waitFor()
    await page.waitForFunction((opener) => opener === document.activeElement, await button.elementHandle())
  })

  test('closes the list on a phone after a choice', async ({ visit }) => {
    const page = await visit({ path: '/browse?tour=xrp-lodge', context: phone })
    await page.getByRole('button', { name: 'List of places' }).tap()
    const list = page.getByRole('complementary', { name: 'Places of the tour' })
    await list.getByRole('button', { name: 'Hot Tub' }).tap()
    await list.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Close note' }).tap()
  })

  test('marks its figure as a demo', async ({ visit }) => {
    const page = await visit({ path: '/browse?tour=xrp-lodge' })
    const room = tourOf(page, 'XRP Lodge')
    await room.getByText('Glowing with XRP').waitFor()
    await room.getByText('Demo market data').waitFor()
  })

  test('does not turn by itself with reduced motion', async ({ visit }) => {
    const page = await visit({ path: '/browse?tour=xrp-lodge', context: { reducedMotion: 'reduce' } })
    const play = page.getByRole('button', { name: 'Play auto-rotate' })
    await expect(play).toHaveAttribute('title', 'Motion is reduced on this device')
    // Playwright does not press a button with aria-disabled.
    await play.focus()
    await page.keyboard.press('Enter')
    await expect(play).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(() => viewOf(page)).toMatchObject({ rotation: '0' })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await play.click()
    await page.getByRole('button', { name: 'Pause auto-rotate' }).waitFor()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await play.waitFor()
  })

  test('adds one step to the history, also after a reload', async ({ visit }) => {
    const page = await visit({ path: '/developer' })
    await page.goto('/browse')
    await page.waitForFunction(isHydrated)
    await page
      .getByRole('article', { name: 'XRP Lodge' })
      .getByRole('button', { name: 'Virtual Tour' })
      .click()
    await tourOf(page, 'XRP Lodge').getByRole('button', { name: 'Bathroom' }).click()
    await page.waitForURL(/scene=bathroom/)
    await page.reload()
    await tourOf(page, 'XRP Lodge').getByRole('button', { name: 'Close tour' }).click()
    await page.waitForURL(/\/browse$/)
    await page.goBack()
    await page.waitForURL(/\/developer$/)
  })

  for (const path of ['/browse', '/lodge/xrp-lodge'])
    test(`removes its history step when the guest goes on to a booking (${path})`, async ({ visit }) => {
      const page = await visit({ path: '/developer' })
      await page.goto(path)
      await page.waitForFunction(isHydrated)
      await page.getByRole('button', { name: 'Virtual Tour' }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Book this lodge' }).click()
      await page.getByRole('heading', { name: 'Your stay' }).waitFor()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.goBack()
      await page.waitForURL(path === '/browse' ? /\/browse$/ : /\/developer$/)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

  test('leads to the reservation', async ({ visit }) => {
    const page = await visit({ path: '/?tour=solana-lodge' })
    await tourOf(page, 'Solana Lodge').getByRole('button', { name: 'Book this lodge' }).click()
    await page.waitForURL(/\/lodge\/solana-lodge/)
    await page.getByRole('heading', { name: 'Your stay' }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  test('works on a phone, by touch', async ({ visit }) => {
    const page = await visit({ path: '/lodge/xrp-lodge?tour=xrp-lodge', context: phone })
    await tourOf(page, 'XRP Lodge').getByRole('button', { name: 'Entrance' }).tap()
    await sceneShown(page, 'interior')
    await page.locator('canvas[data-ready]').waitFor()
    await page.getByRole('button', { name: 'Book this lodge' }).tap()
    await page.getByRole('form', { name: 'Booking' }).waitFor()
    await page.waitForFunction(() => {
      const { top } = document.getElementById('reservation')?.getBoundingClientRect() ?? { top: 9999 }
      return Math.abs(top) < 300
    })
  })

  test('has a neon slider where the neon is a layer of its own', async ({ visit }) => {
    const page = await visit({ path: '/browse?tour=xrp-lodge' })
    const room = tourOf(page, 'XRP Lodge')
    await page.locator('canvas[data-ready]').waitFor()
    await room.getByText('Glowing with XRP').waitFor()
    await room.getByRole('slider', { name: 'Mood' }).fill('10')
    await room.getByText('Glowing with XRP').waitFor({ state: 'detached' })
  })

  test('shows ordinary pictures without WebGL', async ({ visit }) => {
    const page = await visit({ path: '/browse?tour=xrp-lodge', before: withoutWebGl })
    const room = tourOf(page, 'XRP Lodge')
    await page.locator('[data-testid=tour-view][data-stage=picture]').waitFor()
    await room.getByRole('button', { name: 'Entrance' }).click()
    await sceneShown(page, 'interior')
    await room.getByRole('slider', { name: 'Zoom' }).fill('3')
    await room.getByRole('button', { name: 'Turn left' }).click()
    await expect.poll(() => viewOf(page)).toMatchObject({ stage: 'picture', zoom: '3', rotation: '345' })
  })

  test('shows its panoramas without AVIF', async ({ visit }) => {
    const page = await visit({
      path: '/browse?tour=xrp-lodge',
      before: withoutAvif,
    })
    await page.locator('canvas[data-ready]').waitFor()
    await expect.poll(() => viewOf(page)).toMatchObject({ stage: 'panorama' })
  })

  test('shows the blurred picture of a scene while its panorama loads', async ({ visit }) => {
    const download = deferred()
    const page = await visit({
      path: '/browse?tour=xrp-lodge&scene=interior',
      before: async (page) => {
        await page.route(/\/panoramas\//, async (route) => {
          await download.promise
          await route.continue()
        })
      },
    })
    await page.getByText('Opening the view…').waitFor()
    const canvas = page.locator('canvas[role=img]')
    const opacity = () => canvas.evaluate((element) => getComputedStyle(element).opacity)
    const behind = () =>
      page.getByTestId('tour-view').evaluate((view) => getComputedStyle(view).backgroundImage)
    expect(await opacity()).toBe('0')
    expect(await behind()).toContain('url("data:image/')
    download.resolve()
    await page.locator('canvas[data-ready]').waitFor()
    await expect.poll(opacity).toBe('1')
    expect(await page.getByText('Opening the view…').count()).toBe(0)
  })

  test('shows the blurred picture of the next scene, not the last one, while its panorama loads', async ({
    visit,
  }) => {
    const download = deferred()
    const page = await visit({
      path: '/browse?tour=xrp-lodge',
      before: async (page) => {
        await page.route(/\/panoramas\/[^/]+\/interior/, async (route) => {
          await download.promise
          await route.continue()
        })
      },
    })
    await page.locator('canvas[data-ready]').waitFor()
    const canvas = page.locator('canvas[role=img]')
    const opacity = () => canvas.evaluate((element) => getComputedStyle(element).opacity)
    await expect.poll(opacity).toBe('1')
    await tourOf(page, 'XRP Lodge').getByRole('button', { name: 'Entrance' }).click()
    await sceneShown(page, 'interior')
    await expect.poll(opacity).toBe('0')
    download.resolve()
    await page.locator('canvas[data-ready]').waitFor()
    await expect.poll(opacity).toBe('1')
  })

  test('shows ordinary pictures after a lost WebGL context', async ({ visit }) => {
    const page = await visit({ path: '/browse?tour=xrp-lodge' })
    await page.locator('canvas[data-ready]').waitFor()
    await page.evaluate(() => {
      const gl = document.querySelector('canvas[data-ready]') as HTMLCanvasElement
      gl.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
    })
    await page.locator('[data-testid=tour-view][data-stage=picture]').waitFor()
  })

  test('rests its controls after three seconds, and any input brings them back', async ({ visit }) => {
    const page = await visit({ path: '/browse?tour=xrp-lodge' })
    const room = tourOf(page, 'XRP Lodge')
    const play = room.getByRole('button', { name: 'Play auto-rotate' })
    const zoom = room.getByRole('slider', { name: 'Zoom' })
    const opacityOf = (control: Locator) =>
      control.evaluate((element) => getComputedStyle(element.closest('.tour-control') ?? element).opacity)
    await expect.poll(() => opacityOf(play)).toBe('0')
    let moves = 0
    const opacityAfterMove = async () => {
      await page.mouse.move(600 + (moves++ % 2), 400)
      return opacityOf(play)
    }
    await expect.poll(opacityAfterMove).toBe('1')
    await play.click()
    await expect.poll(() => opacityOf(zoom)).toBe('0')
    expect(await opacityOf(room.getByRole('button', { name: 'Pause auto-rotate' }))).toBe('1')
    await page.keyboard.press('Tab')
    await expect.poll(() => opacityOf(zoom)).toBe('1')
  })

  test('the page below does not scroll while the wheel zooms', async ({ visit }) => {
    const page = await visit({ path: '/browse?tour=xrp-lodge' })
    await sceneShown(page, 'exterior')
    await page.mouse.move(600, 400)
    for (let notch = 0; notch < 5; notch++) await page.mouse.wheel(0, 100)
    await expect.poll(async () => Number((await viewOf(page)).zoom)).toBeLessThan(1)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('arrow keys turn the view also after a door', async ({ visit }) => {
    const page = await visit({ path: '/browse?tour=xrp-lodge' })
    await sceneShown(page, 'exterior')
    await tourOf(page, 'XRP Lodge').getByRole('button', { name: 'Entrance' }).press('Enter')
    await sceneShown(page, 'interior')
    const before = Number((await viewOf(page)).rotation)
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => Number((await viewOf(page)).rotation)).not.toBe(before)
  })

  test('resists the wheel beyond zoom 2 and returns; the slider goes on to 3', async ({ visit }) => {
    const page = await visit({ path: '/browse?tour=xrp-lodge' })
    const room = tourOf(page, 'XRP Lodge')
    await sceneShown(page, 'exterior')
    const seen = new Set<string | undefined>()
    await page.mouse.move(600, 400)
    for (let notch = 0; notch < 16; notch++) {
      await page.mouse.wheel(0, -100)
      seen.add((await viewOf(page)).zoom)
    }
    await expect.poll(() => viewOf(page)).toMatchObject({ zoom: '2' })
    expect([...seen].every((zoom) => Number(zoom) < 2.5)).toBe(true)
    await room.getByRole('slider', { name: 'Zoom' }).fill('3')
    await expect.poll(() => viewOf(page)).toMatchObject({ zoom: '3' })
  })

  test('releases everything after thirty visits', async ({ visit }) => {
    const page = await visit({ path: '/browse', before: rememberContexts })
    const opener = page
      .getByRole('article', { name: 'XRP Lodge' })
      .getByRole('button', { name: 'Virtual Tour' })
    const devtools = await page.context().newCDPSession(page)
    const heap = async () => {
      await devtools.send('HeapProfiler.collectGarbage')
      return (await devtools.send('Runtime.getHeapUsage')).usedSize
    }
    const comeAndGo = async (waitsForPicture: boolean) => {
      await opener.click()
      await page.locator(waitsForPicture ? 'canvas[data-ready]' : 'canvas[role=img]').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    for (let time = 0; time < 4; time++) await comeAndGo(true)
    const heapBefore = await heap()
    for (let time = 4; time < 30; time++) await comeAndGo(time % 5 === 4)
    await expect.poll(async () => (await heap()) - heapBefore).toBeLessThan(2_000_000)
    const areLost = () => page.evaluate(() => window.openedContexts.map((gl) => gl.isContextLost()))
    await expect.poll(areLost).toEqual(Array(30).fill(true))
  })
})
