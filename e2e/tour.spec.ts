import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { isHydrated, phone } from './visit.ts'

const findTour = (page: Page, lodge: string) => page.getByRole('dialog', { name: `Virtual Tour - ${lodge}` })
const sceneShown = (page: Page, scene: string) =>
  page.locator(`[data-testid=tour-view][data-scene="${scene}"]`).waitFor()
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

test.describe('the virtual tour', () => {
  test('adds one step to the history, also after a reload', async ({ visit }) => {
    const page = await visit({ path: '/developer' })
    await page.goto('/browse')
    await page.waitForFunction(isHydrated)
    await page
      .getByRole('article', { name: 'XRP Lodge' })
      .getByRole('button', { name: 'Virtual Tour' })
      .click()
    await findTour(page, 'XRP Lodge').getByRole('button', { name: 'Bathroom' }).click()
    await page.waitForURL(/scene=bathroom/)
    await page.reload()
    await findTour(page, 'XRP Lodge').getByRole('button', { name: 'Close tour' }).click()
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
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Book · \$/ })
        .click()
      await page.getByRole('heading', { name: 'Your stay' }).waitFor()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.goBack()
      await page.waitForURL(path === '/browse' ? /\/browse$/ : /\/developer$/)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

  test('works on a phone, by touch', async ({ visit }) => {
    const page = await visit({ path: '/lodge/xrp-lodge?tour=xrp-lodge', context: phone })
    await findTour(page, 'XRP Lodge').getByRole('button', { name: 'Entrance' }).tap()
    await sceneShown(page, 'interior')
    await page.locator('canvas[data-ready]').waitFor()
    await page.getByRole('button', { name: /^Book · \$/ }).tap()
    await page.getByRole('form', { name: 'Booking' }).waitFor()
    await page.waitForFunction(() => {
      const { top } = document.getElementById('reservation')?.getBoundingClientRect() ?? { top: 9999 }
      return Math.abs(top) < 300
    })
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
