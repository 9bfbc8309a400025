import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import type { Visit } from './visit.ts'

const toast = (page: Page) => page.getByRole('region').getByRole('listitem')

/** Opens a sign-in page whose server refuses everybody. The test sets the page's clock. */
async function aVisitorToRefuse(visit: Visit): Promise<Page> {
  const page = await visit({ path: '/admin/login', before: (fresh) => fresh.clock.install() })
  let refusals = 0
  await page.route('**/api/admin/login', (route) =>
    route.fulfill({
      status: 401,
      json: { title: 'Unauthorized', status: 401, detail: `Refusal ${++refusals}` },
    }),
  )
  await page.getByLabel('Email').fill('someone@example.com')
  await page.getByLabel('Password').fill('not this one')
  return page
}

/** Freezes the page's clock; it advances only when the test advances it. */
async function standStill(page: Page): Promise<void> {
  const pause = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
  // On a busy machine that moment may have passed; the clock stands still all the same, and a second try is in time.
  await pause().catch(pause)
}

/** Opens a toast, and with it a frozen clock advances up to 100 ms. */
async function beRefused(page: Page, time = 1): Promise<void> {
  await page.getByRole('button', { name: 'Sign In' }).click()
  const shown = async () => {
    await page.clock.runFor(50)
    return toast(page)
      .filter({ hasText: `Refusal ${time}` })
      .count()
  }
  await expect.poll(shown).toBe(1)
  // The button is free again after the toast.
  await page.clock.runFor(50)
}

/** Opens a toast whose five seconds pass only when the test lets them. */
async function aRefusedVisitor(visit: Visit): Promise<Page> {
  const page = await aVisitorToRefuse(visit)
  await standStill(page)
  await beRefused(page)
  return page
}

test('hides a toast after five seconds', async ({ visit }) => {
  const page = await aRefusedVisitor(visit)
  // Radix stops its timer while the pointer or the focus is on the toast, so both are elsewhere.
  await page.clock.fastForward(4500)
  await toast(page).waitFor()
  await page.clock.fastForward(500)
  await toast(page).waitFor({ state: 'detached' })
})

test('shows and announces a toast once', async ({ visit }) => {
  const page = await aRefusedVisitor(visit)
  await expect(page.getByText('Login Failed', { exact: true })).toHaveCount(1)
  await expect(
    page.locator('[aria-live="assertive"]').getByText('Login Failed', { exact: true }),
  ).toHaveCount(1)
})

test('shows one toast at a time', async ({ visit }) => {
  const page = await aRefusedVisitor(visit)
  await beRefused(page, 2)
  await expect(toast(page)).toHaveCount(1)
})

test('dismisses a toast by a swipe of at least fifty pixels to the right', async ({ visit }) => {
  const page = await aVisitorToRefuse(visit)
  await beRefused(page)
  const swipe = async (pixels: number) => {
    // Waits until it stands still.
    await toast(page).hover()
    const box = await toast(page).boundingBox()
    if (!box) throw new Error('there is no toast to swipe')
    const [x, y] = [box.x + 30, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + pixels / 2, y)
    await page.mouse.move(x + pixels, y)
    await page.mouse.up()
  }
  await swipe(40)
  await swipe(-80)
  await toast(page).waitFor()
  await swipe(60)
  await toast(page).waitFor({ state: 'detached' })
})

test("shows an icon's tooltip after 700 ms, and its neighbour's at once", async ({ visit }) => {
  const page = await visit({ path: '/browse?tour=xrp-lodge', before: (fresh) => fresh.clock.install() })
  const name = page.getByRole('tooltip')
  const reset = page.getByRole('button', { name: 'Reset view' })
  await reset.waitFor()
  await standStill(page)
  await reset.hover()
  await page.clock.fastForward(600)
  await expect(name).toHaveCount(0)
  await page.clock.fastForward(200)
  await name.filter({ hasText: 'Reset view' }).waitFor()
  const neighbour = await page.getByRole('button', { name: 'Turn left' }).boundingBox()
  if (!neighbour) throw new Error('there is no neighbour')
  // The pointer moves in steps, because the tooltip may still be in its way.
  await page.mouse.move(neighbour.x + 22, neighbour.y + 22, { steps: 8 })
  await page.mouse.move(neighbour.x + 12, neighbour.y + 22, { steps: 4 })
  // The clock is frozen, so this tooltip did not wait.
  await name.filter({ hasText: 'Turn left' }).waitFor()
})

/** Dialogs of each kind, by what opens them. */
for (const [path, name] of [
  ['/investor', 'Invest Now'],
  ['/investor', 'Donate'],
  ['/art-gallery', 'Buy'],
  ['/lodge/xrp-lodge', 'All 5 pictures'],
] as const)
  test(`a dialog of ${path} that the keyboard opened by ${name} closes by one Escape, and the focus returns`, async ({
    visit,
  }) => {
    const page = await visit({ path })
    const opener = page.getByRole('button', { name }).first()
    await opener.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.getByRole('dialog').locator(':focus').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect(opener).toBeFocused()
  })

test("the focus returns to 'Invest Now' also from the second step, the card", async ({ visit }) => {
  const page = await visit({ path: '/investor' })
  const opener = page.getByRole('button', { name: 'Invest Now' }).first()
  await opener.press('Enter')
  await page.getByLabel('Name').fill('Ivy Investor')
  await page.getByLabel('Email').fill('ivy@example.com')
  await page.getByRole('button', { name: 'Continue to Payment' }).press('Enter')
  await page.getByRole('form', { name: 'Card payment' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect(opener).toBeFocused()
})

test('coins fall behind the hero until motion is reduced', async ({ visit }) => {
  const page = await visit({ path: '/' })
  const canvas = page.locator('main canvas[aria-hidden=true]').first()
  const isEmpty = () =>
    canvas.evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement
      const pen = (element as HTMLCanvasElement).getContext('2d')
      return !pen?.getImageData(0, 0, width, height).data.some((value) => value > 0)
    })
  await expect.poll(isEmpty).toBe(false)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(isEmpty).toBe(true)
})

test('a primary button has an edge in forced colours', async ({ visit }) => {
  const page = await visit({ path: '/lodge/xrp-lodge', context: { forcedColors: 'active' } })
  const button = page.locator('.button-primary').first()
  const edge = () => button.evaluate((element) => getComputedStyle(element).border)
  await expect.poll(edge).toMatch(/^1px solid rgb\(/)
})
