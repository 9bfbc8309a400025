import { defineBrowserCommand } from '@vitest/browser-playwright'
import type { BrowserCommandContext } from 'vitest/node'

/** What only the browser's driver can do; the tests call it through `gestures.ts`. */

type Point = readonly [x: number, y: number]
type Media = { reducedMotion?: 'reduce' | null; forcedColors?: 'active' | null }
type Mouse = readonly (Point | 'down' | 'up' | { wheel: number })[]

declare module 'vitest/browser' {
  interface BrowserCommands {
    pressKeys: (keys: string) => Promise<void>
    typeKeys: (text: string) => Promise<void>
    moveMouse: (steps: Mouse) => Promise<void>
    dragFingers: (fingers: readonly (readonly [from: Point, to: Point])[]) => Promise<void>
    tapElement: (selector: string) => Promise<void>
    emulateMedia: (media: Media) => Promise<void>
    holdRequests: (urls: string) => Promise<void>
    spoilRequests: (urls: string) => Promise<void>
    freeRequests: () => Promise<void>
    tidyUp: () => Promise<void>
    allow: (permissions: string[]) => Promise<void>
  }
}

type Command<Args extends unknown[]> = (driver: BrowserCommandContext, ...args: Args) => Promise<void>
const command = <Args extends unknown[]>(run: Command<Args>) => defineBrowserCommand<Args>(run)

/** Of each worker's page what lets its waiting requests go. */
const held = new WeakMap<object, (() => void)[]>()

const OUTSIDE = { x: 1390, y: 1090 }

async function freeRequests(page: BrowserCommandContext['page']): Promise<void> {
  for (const release of held.get(page)?.splice(0) ?? []) release()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

export const browserCommands = {
  pressKeys: command(({ page }, keys: string) => page.keyboard.press(keys)),
  typeKeys: command(({ page }, text: string) => page.keyboard.type(text)),
  moveMouse: command(async ({ page: { mouse } }, steps: Mouse) => {
    for (const step of steps) {
      if (step === 'down') await mouse.down()
      else if (step === 'up') await mouse.up()
      else if ('wheel' in step) await mouse.wheel(0, step.wheel)
      else await mouse.move(step[0], step[1])
    }
  }),
  dragFingers: command(async ({ page, context }, fingers: readonly (readonly [from: Point, to: Point])[]) => {
    const devtools = await context.newCDPSession(page)
    const at = (share: number) =>
      fingers.map(([[x, y], [toX, toY]], id) => ({ x: x + (toX - x) * share, y: y + (toY - y) * share, id }))
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
    for (const share of [0.25, 0.5, 0.75, 1])
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await devtools.detach()
  }),
  tapElement: command(async ({ page, context, iframe }, selector: string) => {
    const element = iframe.locator(selector)
    // Waits until it stands still in view with nothing over it.
    await element.click({ trial: true })
    const box = await element.boundingBox()
    if (!box) throw new Error('the element to tap has no place')
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    const devtools = await context.newCDPSession(page)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await devtools.detach()
  }),
  emulateMedia: command(({ page }, media: Media) => page.emulateMedia(media)),
  holdRequests: command(async ({ page }, urls: string) => {
    const releases = held.get(page) ?? []
    held.set(page, releases)
    await page.route(urls, async (route) => {
      await new Promise<void>((resolve) => releases.push(resolve))
      await route.continue()
    })
  }),
  spoilRequests: command(async ({ page }, urls: string) => {
    await page.route(urls, (route) => route.fulfill({ body: 'no picture' }))
  }),
  freeRequests: command(({ page }) => freeRequests(page)),
  tidyUp: command(async ({ page }) => {
    await freeRequests(page)
    await page.emulateMedia({ reducedMotion: null, forcedColors: null })
    // Beside the tested page: a pointer over the next one could open a tooltip, which takes Escape.
    await page.mouse.move(OUTSIDE.x, OUTSIDE.y)
  }),
  allow: command(({ context }, permissions: string[]) => context.grantPermissions(permissions)),
}
