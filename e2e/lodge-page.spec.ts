import { expect, test } from './test.ts'
import { isHydrated, phone } from './visit.ts'

test('opens a picture over the whole screen, with arrow keys to the others', async ({ visit }) => {
  const page = await visit({ path: '/lodge/pepe-lodge' })
  const opener = page.getByRole('button', { name: /^Enlarge: / }).nth(2)
  await opener.click()
  const viewer = page.getByRole('dialog', { name: 'Pictures of PEPE Lodge' })
  await viewer.getByText('3 / 5').waitFor()
  await viewer.locator(':focus').waitFor()
  await page.keyboard.press('ArrowRight')
  await viewer.getByText('4 / 5').waitFor()
  await viewer.getByRole('button', { name: 'Next' }).click()
  await viewer.getByRole('button', { name: 'Next' }).click()
  await viewer.getByText('1 / 5').waitFor()
  await viewer.getByRole('button', { name: 'Previous' }).click()
  await viewer.getByText('5 / 5').waitFor()
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
  await page.waitForFunction((button) => button === document.activeElement, await opener.elementHandle())
})

test('Back closes an open picture, and closing it otherwise leaves no entry in the history', async ({
  visit,
}) => {
  const page = await visit({ path: '/browse' })
  await page.goto('/lodge/pepe-lodge#reviews')
  await page.waitForFunction(isHydrated)
  const opener = page.getByRole('button', { name: /^Enlarge: / }).first()
  const viewer = page.getByRole('dialog', { name: 'Pictures of PEPE Lodge' })
  const place = () => page.evaluate(() => scrollY)
  for (const close of ['back', 'key', 'button'] as const) {
    await opener.click()
    await viewer.getByText('1 / 5').waitFor()
    const before = await place()
    if (close === 'back') await page.goBack()
    if (close === 'key') await page.keyboard.press('Escape')
    if (close === 'button') await viewer.getByRole('button', { name: 'Close' }).click()
    await viewer.waitFor({ state: 'detached' })
    expect(await place()).toBe(before)
    expect(new URL(page.url()).pathname).toBe('/lodge/pepe-lodge')
  }
  await page.goBack()
  await page.waitForURL('**/browse')
})

test('the page below an open picture does not scroll', async ({ visit }) => {
  const page = await visit({ path: '/lodge/pepe-lodge' })
  await page
    .getByRole('button', { name: /^Enlarge: / })
    .first()
    .click()
  const viewer = page.getByRole('dialog', { name: 'Pictures of PEPE Lodge' })
  await viewer.getByText('1 / 5').waitFor()
  await page.mouse.move(600, 400)
  for (let notch = 0; notch < 5; notch++) await page.mouse.wheel(0, 300)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('its rooms glow like its exterior, also over the whole screen', async ({ visit }) => {
  const page = await visit({
    path: '/lodge/xrp-lodge',
    // The glow stays what the server has drawn.
    before: async (fresh) => {
      await fresh.route('**/api/crypto*', (route) => route.abort('connectionreset'))
    },
  })
  const glowsIn = (frame: ReturnType<typeof page.getByRole>) =>
    frame.getByTestId('neon').evaluateAll((layers) => layers.map((layer) => layer.style.opacity))
  const tiles = page.getByRole('button', { name: /^Enlarge: / })
  await expect.poll(async () => new Set(await glowsIn(tiles)).size).toBe(1)
  const glows = await glowsIn(tiles)
  expect(glows).toHaveLength(5)
  await tiles.nth(2).click()
  const viewer = page.getByRole('dialog', { name: 'Pictures of XRP Lodge' })
  await expect.poll(() => glowsIn(viewer)).toEqual(glows.slice(0, 1))
  const layer = viewer.getByTestId('neon')
  await expect
    .poll(() => layer.evaluate((image: HTMLImageElement) => image.naturalWidth && image.currentSrc))
    .toContain('/pictures/xrp-lodge/bedroom-neon-')
})

for (const [failure, files] of [
  ['AVIF cannot be read', '**/*.avif'],
  ['the layer under the neon fails', '**/*-unlit-*.avif'],
  ['the layer of the neon fails', '**/*-neon-*.avif'],
] as const)
  test(`shows the finished picture where ${failure}, without a mark for the neon`, async ({ visit }) => {
    const page = await visit({
      path: '/lodge/xrp-lodge',
      before: async (fresh) => {
        await fresh.route(files, (route) => route.fulfill({ body: 'no picture' }))
      },
    })
    const picture = page.getByRole('button', { name: /^Enlarge: / }).first()
    const shown = picture.getByRole('img')
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth && image.currentSrc))
      .toContain('/pictures/xrp-lodge/exterior.webp')
    await expect(picture.locator('img[srcset], img[data-failed]')).toHaveCount(0)
  })

test('shows the same view by day beside the story', async ({ visit }) => {
  const page = await visit({ path: '/lodge/mew-lodge' })
  const figure = page.getByRole('figure').filter({ hasText: 'The same view by day' })
  const picture = figure.getByRole('img', { name: /^The same A-frame by day: .*palms/ })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

test('opens the fireplace over the whole screen', async ({ visit }) => {
  const page = await visit({ path: '/lodge/xrp-lodge', context: phone })
  await page.getByRole('button', { name: 'View Full Screen' }).tap()
  const viewer = page.getByRole('dialog', { name: 'The fireplace of XRP Lodge' })
  await viewer.getByRole('button', { name: 'Close' }).tap()
  await viewer.waitFor({ state: 'detached' })
})

test("burns in the lodge's own hearth, also over the whole screen, where it is the same fire", async ({
  visit,
}) => {
  const page = await visit({ path: '/lodge/mew-lodge' })
  const fire = page.getByRole('region', { name: 'Digital Fireplace' })
  await fire.scrollIntoViewIfNeeded()
  await fire.getByRole('img', { name: /^Iron stove/ }).waitFor()
  await fire.getByRole('combobox', { name: 'Fireplace theme' }).selectOption('arctic ice')
  await page.getByRole('button', { name: 'View Full Screen' }).click()
  const viewer = page.getByRole('dialog', { name: 'The fireplace of MEW Lodge' })
  const isLit = () =>
    viewer.locator('canvas[width="400"]').evaluate((canvas) => {
      const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, 400, 300).data ?? []
      return pixels.some((value, at) => at % 4 === 2 && value > 150)
    })
  await expect.poll(isLit).toBe(true)
  await viewer.getByRole('button', { name: 'Pause' }).click()
  await viewer.getByRole('button', { name: 'Play' }).waitFor()
  expect(await viewer.locator('video').count()).toBe(0)
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
  await fire.getByRole('button', { name: 'Play' }).waitFor()
  await page.getByRole('button', { name: 'View Full Screen' }).click()
  await viewer.getByRole('button', { name: 'Play' }).click()
  await page.keyboard.press('Escape')
  await fire.getByRole('button', { name: 'Pause' }).waitFor()
})

test('offers three similar lodges', async ({ visit }) => {
  const page = await visit({ path: '/lodge/doge-lodge' })
  const others = page.getByRole('region', { name: 'You may also like' })
  await others.getByRole('link').first().waitFor()
  await expect(others.getByRole('link')).toHaveCount(3)
  await expect(others.getByText('DOGE Lodge')).toHaveCount(0)
  await others.getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname !== '/lodge/doge-lodge')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

const PICTURES_ARE = /renderings? of the lodge as designed/

test('says beside the pictures and in the viewer that they are renderings', async ({ visit }) => {
  const page = await visit({ path: '/lodge/pepe-lodge', context: phone })
  await page.getByText('Pictures are renderings of the lodge as designed.').waitFor()
  await expect(page.getByRole('button', { name: /rendering/i })).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Enlarge: / })
    .first()
    .tap()
  const viewer = page.getByRole('dialog', { name: 'Pictures of PEPE Lodge' })
  await viewer.getByText('Rendering', { exact: true }).waitFor()
})

test("calls no picture of an owner's own a rendering", async ({ visit }) => {
  const own = '/uploads/house.webp'
  const page = await visit({
    path: '/lodge/bonk-lodge',
    before: async (fresh) => {
      await fresh.route('**/api/lodges/bonk-lodge', async (route) => {
        const lodge = await (await route.fetch()).json()
        await route.fulfill({
          json: { ...lodge, exteriorImage: own, interiorImages: [own], fireplaceImage: null },
        })
      })
    },
  })
  await expect(page.getByText(PICTURES_ARE)).toHaveCount(0)
  await page.getByRole('button', { name: 'All 2 pictures' }).click()
  const viewer = page.getByRole('dialog', { name: 'Pictures of Bonk Lodge' })
  await viewer.getByText('1 / 2').waitFor()
  await expect(viewer.getByText('Rendering', { exact: true })).toHaveCount(0)
})
