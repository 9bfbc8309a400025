import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aVisitor } from './visitor.ts'

const { visit } = aVisitor()

const toast = (page: Page) => page.getByRole('region').getByRole('listitem')

/** A login that is refused says so in a toast. The page's clock goes as the test winds it. */
async function aRefusedVisitor(): Promise<Page> {
  const page = await visit({ path: '/admin/login', before: (fresh) => fresh.clock.install() })
  await page.route('**/api/admin/login', (route) =>
    route.fulfill({
      status: 401,
      json: { title: 'Unauthorized', status: 401, detail: 'Invalid credentials' },
    }),
  )
  await page.getByLabel('Email').fill('someone@example.com')
  await page.getByLabel('Password').fill('not this one')
  await beRefused(page)
  return page
}

/** From here the page's time goes as the test winds it and no further: a busy machine is no slow hand. */
async function standStill(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
}

async function beRefused(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign In' }).click()
  await toast(page).filter({ hasText: 'Login Failed' }).waitFor()
}

test('a toast leaves after five seconds', async () => {
  const page = await aRefusedVisitor()
  await standStill(page)
  // Radix stops its clock while the pointer or the focus is on the toast; here both are elsewhere.
  await page.clock.fastForward(3500)
  await toast(page).waitFor()
  await page.clock.fastForward(1500)
  await toast(page).waitFor({ state: 'detached' })
})

test('a toast is there once, for the eye and for the ear', async () => {
  const page = await aRefusedVisitor()
  expect(await page.getByText('Login Failed', { exact: true }).count()).toBe(1)
  expect(
    await page.locator('[aria-live="assertive"]').getByText('Login Failed', { exact: true }).count(),
  ).toBe(1)
})

test('one toast is on the screen at a time', async () => {
  const page = await aRefusedVisitor()
  await beRefused(page)
  expect(await toast(page).count()).toBe(1)
})

test('a toast is swiped away to the right from fifty pixels on', async () => {
  const page = await aRefusedVisitor()
  const swipe = async (pixels: number) => {
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

test('an icon tells its name after 700 ms, and its neighbour at once', async () => {
  const page = await visit({ path: '/browse?tour=xrp-lodge', before: (fresh) => fresh.clock.install() })
  const name = page.getByRole('tooltip')
  const reset = page.getByRole('button', { name: 'Reset view' })
  await reset.waitFor()
  await standStill(page)
  await reset.hover()
  await page.clock.fastForward(600)
  expect(await name.count()).toBe(0)
  await page.clock.fastForward(200)
  await name.filter({ hasText: 'Reset view' }).waitFor()
  const neighbour = await page.getByRole('button', { name: 'Turn left' }).boundingBox()
  if (!neighbour) throw new Error('there is no neighbour')
  // In steps, as a hand moves: the first may still be on its way to the name itself.
  await page.mouse.move(neighbour.x + 22, neighbour.y + 22, { steps: 8 })
  await page.mouse.move(neighbour.x + 12, neighbour.y + 22, { steps: 4 })
  // The clock stands still: whatever comes now did not wait.
  await name.filter({ hasText: 'Turn left' }).waitFor()
})
