import { expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { isGone, sees } from '#web/testing/state.ts'
import { drawNothing, findTour, panoramaReady, sceneShown, view } from '#web/testing/tour-view.ts'

const canvas = page.css('canvas[role=img]')
const opacity = () => expect.poll(() => getComputedStyle(canvas.element()).opacity)

test('has a neon slider where the neon is a layer of its own', async () => {
  drawNothing()
  await openPage('/browse?tour=xrp-lodge')
  const room = findTour('XRP Lodge')
  await panoramaReady()
  await sees(room.getByText(/^(Glowing|Dimmed) with XRP/))
  await room.getByRole('slider', { name: 'Mood' }).fill('10')
  await isGone(room.getByText(/^(Glowing|Dimmed) with XRP/))
})

test('shows ordinary pictures without WebGL', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await openPage('/browse?tour=xrp-lodge')
  const room = findTour('XRP Lodge')
  await sees(page.css('[data-testid=tour-view][data-stage=picture]'))
  await room.getByRole('button', { name: 'Entrance' }).click()
  await sceneShown('interior')
  await room.getByRole('slider', { name: 'Zoom' }).fill('3')
  await room.getByRole('button', { name: 'Turn left' }).click()
  await expect.poll(view).toMatchObject({ stage: 'picture', zoom: '3', rotation: '345' })
})

test('shows its panoramas without AVIF', async () => {
  const decode = window.createImageBitmap
  vi.spyOn(window, 'createImageBitmap').mockImplementation((source: ImageBitmapSource, ...how: unknown[]) =>
    source instanceof Blob && source.type === 'image/avif'
      ? Promise.reject(new Error('no AVIF'))
      : decode(source, ...(how as [])),
  )
  await openPage('/browse?tour=xrp-lodge')
  await panoramaReady()
  await expect.poll(view).toMatchObject({ stage: 'panorama' })
})

test('shows the blurred picture of a scene while its panorama loads', async () => {
  await commands.holdRequests('**/panoramas/**')
  await openPage('/browse?tour=xrp-lodge&scene=interior')
  await sees(page.getByText('Opening the view…'))
  await opacity().toBe('0')
  expect(getComputedStyle(page.getByTestId('tour-view').element()).backgroundImage).toContain(
    'url("data:image/',
  )
  await commands.freeRequests()
  await panoramaReady()
  await opacity().toBe('1')
  await isGone(page.getByText('Opening the view…'))
})

test('shows the blurred picture of the next scene, not the last one, while its panorama loads', async () => {
  await commands.holdRequests('**/panoramas/*/interior*')
  await openPage('/browse?tour=xrp-lodge')
  await panoramaReady()
  await opacity().toBe('1')
  await findTour('XRP Lodge').getByRole('button', { name: 'Entrance' }).click()
  await sceneShown('interior')
  await opacity().toBe('0')
  await commands.freeRequests()
  await panoramaReady()
  await opacity().toBe('1')
})

test('shows ordinary pictures after a lost WebGL context', async () => {
  await openPage('/browse?tour=xrp-lodge')
  await panoramaReady()
  document
    .querySelector<HTMLCanvasElement>('canvas[data-ready]')
    ?.getContext('webgl2')
    ?.getExtension('WEBGL_lose_context')
    ?.loseContext()
  await sees(page.css('[data-testid=tour-view][data-stage=picture]'))
})
