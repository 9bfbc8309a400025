import { expect, test } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { press } from '#web/testing/gestures.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { isGone, sees } from '#web/testing/state.ts'

const tiles = page.getByRole('button', { name: /^Enlarge: / })
const findViewer = (lodge: string) => page.getByRole('dialog', { name: `Pictures of ${lodge}` })
const readSource = (picture: Locator) => {
  const image = picture.element() as HTMLImageElement
  return image.naturalWidth && image.currentSrc
}

test('names the rating as our own and says who answers until guests have', async () => {
  await openPage('/lodge/pepe-lodge', {
    network: (network) =>
      network.answer('GET /api/host', { name: 'Mira', photos: 'in spring', replyMinutes: 100 }),
  })
  await sees(page.getByText('5.0 Rating'))
  await sees(page.getByText('Our own standard; no guest reviews yet'))
  const host = page.getByRole('region', { name: 'Your host' })
  for (const words of ['Hosted by Mira', 'Usually replies within 2 hours', 'Direct: no service fee'])
    await sees(host.getByText(words))
  await sees(host.getByText('Photographs replace the renderings: in spring'))
})

test('opens a picture over the whole screen, with arrow keys to the others', async () => {
  await openPage('/lodge/pepe-lodge')
  const opener = tiles.nth(2)
  await opener.click()
  const viewer = findViewer('PEPE Lodge')
  await sees(viewer.getByText('3 / 5'))
  await expect.element(viewer.css(':focus')).toBeInTheDocument()
  await press('ArrowRight')
  await sees(viewer.getByText('4 / 5'))
  await viewer.getByRole('button', { name: 'Next' }).click()
  await viewer.getByRole('button', { name: 'Next' }).click()
  await sees(viewer.getByText('1 / 5'))
  await viewer.getByRole('button', { name: 'Previous' }).click()
  await sees(viewer.getByText('5 / 5'))
  await press('Escape')
  await isGone(viewer)
  await expect.element(opener).toHaveFocus()
})

test('Back closes an open picture, and closing it otherwise leaves no entry in the history', async () => {
  const { router } = await openPage('/browse')
  router.history.push('/lodge/pepe-lodge#reviews')
  const viewer = findViewer('PEPE Lodge')
  for (const close of ['back', 'key', 'button'] as const) {
    await tiles.first().click()
    await sees(viewer.getByText('1 / 5'))
    const before = scrollY
    if (close === 'back') history.back()
    if (close === 'key') await press('Escape')
    if (close === 'button') await viewer.getByRole('button', { name: 'Close' }).click()
    await isGone(viewer)
    expect(scrollY).toBe(before)
    expect(location.pathname).toBe('/lodge/pepe-lodge')
    await expect.poll(() => 'sheet' in history.state).toBe(false)
  }
  history.back()
  await expect.poll(() => location.pathname).toBe('/browse')
})

test('the page below an open picture does not scroll', async () => {
  await openPage('/lodge/pepe-lodge')
  await tiles.first().click()
  const viewer = findViewer('PEPE Lodge')
  await sees(viewer.getByText('1 / 5'))
  await commands.moveMouse([[600, 400], ...Array.from({ length: 5 }, () => ({ wheel: 300 }))])
  await press('PageDown')
  await press('Escape')
  await isGone(viewer)
  expect(scrollY).toBe(0)
})

test('its rooms glow like its exterior, also over the whole screen', async () => {
  await openPage('/lodge/xrp-lodge')
  const glowsIn = (frame: Locator) =>
    frame
      .getByTestId('neon')
      .elements()
      .map((layer) => layer.style.opacity)
  await expect.poll(() => new Set(glowsIn(tiles)).size).toBe(1)
  const glows = glowsIn(tiles)
  expect(glows).toHaveLength(5)
  await tiles.nth(2).click()
  const viewer = findViewer('XRP Lodge')
  await expect.poll(() => glowsIn(viewer)).toEqual(glows.slice(0, 1))
  await expect
    .poll(() => readSource(viewer.getByTestId('neon')))
    .toContain('/pictures/xrp-lodge/bedroom-neon-')
})

test.each([
  ['AVIF cannot be read', '**/*.avif'],
  ['the layer under the neon fails', '**/*-unlit-*.avif'],
  ['the layer of the neon fails', '**/*-neon-*.avif'],
])('shows the finished picture where %s, without a mark for the neon', async (_failure, files) => {
  await commands.spoilRequests(files)
  await openPage('/lodge/xrp-lodge')
  const picture = tiles.first()
  await expect.poll(() => readSource(picture.getByRole('img'))).toContain('/pictures/xrp-lodge/exterior.webp')
  await expect.poll(() => picture.css('img[srcset], img[data-failed]').length).toBe(0)
})

test('shows the same view by day beside the story', async () => {
  await openPage('/lodge/mew-lodge')
  const figure = page.getByRole('figure').filter({ hasText: 'The same view by day' })
  const picture = figure.getByRole('img', { name: /^The same A-frame by day: .*palms/ })
  const element = await picture.findElement()
  element.scrollIntoView()
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0)
})

test("burns in the lodge's own hearth, also over the whole screen, where it is the same fire", async () => {
  await openPage('/lodge/mew-lodge')
  const fire = page.getByRole('region', { name: 'Digital Fireplace' })
  const element = await fire.findElement()
  element.scrollIntoView()
  await sees(fire.getByRole('img', { name: /^Iron stove/ }))
  await fire.getByRole('combobox', { name: 'Fireplace theme' }).selectOptions('arctic ice')
  const whole = page.getByRole('button', { name: 'View Full Screen' })
  await whole.click()
  const viewer = page.getByRole('dialog', { name: 'The fireplace of MEW Lodge' })
  const isLit = () => {
    const canvas = viewer.css('canvas[width="400"]').element() as unknown as HTMLCanvasElement
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, 400, 300).data ?? []
    return pixels.some((value, at) => at % 4 === 2 && value > 150)
  }
  await expect.poll(isLit).toBe(true)
  await viewer.getByRole('button', { name: 'Pause' }).click()
  await sees(viewer.getByRole('button', { name: 'Play' }))
  expect(viewer.css('video').length).toBe(0)
  await press('Escape')
  await isGone(viewer)
  await sees(fire.getByRole('button', { name: 'Play' }))
  await whole.click()
  await viewer.getByRole('button', { name: 'Play' }).click()
  await press('Escape')
  await sees(fire.getByRole('button', { name: 'Pause' }))
})

test('offers three similar lodges', async () => {
  await openPage('/lodge/doge-lodge')
  const others = page.getByRole('region', { name: 'You may also like' })
  await expect.poll(() => others.getByRole('link').length).toBe(3)
  await isGone(others.getByText('DOGE Lodge'))
  await others.getByRole('link').first().click()
  await expect.poll(() => location.pathname).not.toBe('/lodge/doge-lodge')
  await sees(page.getByRole('heading', { level: 1 }))
})

test("calls no picture of an owner's own a rendering", async () => {
  const own = '/uploads/house.webp'
  await openPage('/lodge/bonk-lodge', {
    network: (network) =>
      network.change('GET /api/lodges/{slug}', (lodge) => ({
        ...lodge,
        exteriorImage: own,
        interiorImages: [own],
        fireplaceImage: null,
      })),
  })
  await sees(page.getByRole('heading', { level: 1 }))
  await isGone(page.getByText(/renderings? of the lodge as designed/))
  await page.getByRole('button', { name: 'All 2 pictures' }).click()
  const viewer = findViewer('Bonk Lodge')
  await sees(viewer.getByText('1 / 2'))
  await isGone(viewer.getByText('Rendering', { exact: true }))
})

test('the first picture of a lodge is as high as the others beside it', async () => {
  await openPage('/lodge/xrp-lodge')
  const measureBottom = (place: number) => {
    const tile = page
      .getByRole('button', { name: /^Enlarge/ })
      .nth(place)
      .element()
    return (tile.querySelector('img') ?? tile).getBoundingClientRect().bottom
  }
  await expect.poll(() => Math.abs(measureBottom(0) - measureBottom(4))).toBeLessThan(0.5)
})
