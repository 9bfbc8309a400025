import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { deferred } from '../src/server/testing/deferred.ts'
import { launchOptions } from './launch.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

test.use({
  launchOptions: launchOptions('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'),
})

/** Records every camera stream of the page, so that a test can check that it was stopped. */
const watchCamera = async (page: Page) => {
  await page.addInitScript(() => {
    const streams: MediaStream[] = []
    Object.assign(window, { streams })
    const devices = navigator.mediaDevices
    if (!devices) return
    const original = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async (wanted) => {
      Object.assign(window, { wanted })
      const stream = await original(wanted)
      streams.push(stream)
      return stream
    }
  })
}

const trackStates = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { streams: MediaStream[] }).streams.flatMap((stream) =>
      stream.getTracks().map((track) => track.readyState),
    ),
  )

const path = '/art-gallery?piece=ledger-currents'
const camera = { permissions: ['camera'] }

async function openAr(page: Page) {
  await page.getByRole('button', { name: 'AR Preview' }).click()
  await page.getByText('AR Mode Activated').waitFor()
  await page.getByTestId('ar-artwork').waitFor()
}

/** Takes a photo and downloads it. */
async function photoOf(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: 'Capture Photo' }).click()
  await page.getByText('AR Photo Captured!').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download photo' }).click(),
  ])
  const parts: Buffer[] = []
  for await (const part of await download.createReadStream()) parts.push(part as Buffer)
  await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  return Buffer.concat(parts)
}

/** Mean colour of a part of a photo, given in shares of its width and height. */
async function colourAt(photo: Buffer, x: number, y: number): Promise<number[]> {
  const { width = 0, height = 0 } = await sharp(photo).metadata()
  const side = Math.round(Math.min(width, height) * 0.06)
  const part = await sharp(photo)
    .extract({
      left: Math.round(x * width - side / 2),
      top: Math.round(y * height - side / 2),
      width: side,
      height: side,
    })
    .png()
    .toBuffer()
  const { channels } = await sharp(part).stats()
  return channels.slice(0, 3).map(({ mean }) => mean)
}

const apart = (a: number[], b: number[]) => Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)))

test('requests the rear camera, and stops it on every way out', async ({ visit }) => {
  const page = await visit({ path, context: camera, before: watchCamera })
  await openAr(page)
  const wanted = await page.evaluate(() => (window as unknown as { wanted: MediaStreamConstraints }).wanted)
  expect(wanted).toMatchObject({ audio: false, video: { facingMode: { ideal: 'environment' } } })
  await expect.poll(() => trackStates(page)).toEqual(['live'])
  await page.getByRole('button', { name: 'Exit AR' }).click()
  await expect.poll(() => trackStates(page)).toEqual(['ended'])
  await openAr(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => trackStates(page)).toEqual(['ended', 'ended'])
  await openAr(page)
  await page.goBack().catch(() => undefined)
  await page.goForward().catch(() => undefined)
  await page.goto(path)
  await openAr(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => trackStates(page)).toEqual(['ended'])
  await page.getByRole('button', { name: 'Start Camera' }).click()
  await page.getByTestId('ar-artwork').waitFor()
  await page.evaluate(() => {
    history.replaceState(history.state, '', '/art-gallery')
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  })
  await expect.poll(() => trackStates(page)).toEqual(['ended', 'ended'])
})

test('keys, buttons and drags place an artwork inside the frame', async ({ visit }) => {
  const page = await visit({ path, context: camera })
  await openAr(page)
  const placement = page.getByRole('status', { name: 'Placement' })
  const reads = (text: string) => expect.poll(() => placement.textContent()).toBe(text)
  await reads('50% across, 50% down · 1.0× · 0°')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await reads('52% across, 48% down · 1.0× · 0°')
  for (let press = 0; press < 12; press++) await page.keyboard.press('Shift+ArrowLeft')
  await reads('10% across, 48% down · 1.0× · 0°')
  for (let press = 0; press < 7; press++) await page.getByRole('button', { name: 'Smaller' }).click()
  await page.getByRole('button', { name: 'Rotate right' }).click()
  await reads('10% across, 48% down · 0.5× · 15°')
  await page.getByRole('button', { name: 'Reset placement' }).click()
  const frame = (await page.getByTestId('ar-frame').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2)
  await page.mouse.down()
  await page.mouse.move(frame.x + frame.width * 0.7, frame.y + frame.height * 0.3, { steps: 5 })
  await page.mouse.up()
  await reads('70% across, 30% down · 1.0× · 0°')
  await expect.poll(() => page.url()).toContain('piece=ledger-currents')
})

test("a photo has the camera's resolution, with the artwork where it was placed", async ({ visit }) => {
  const page = await visit({ path, context: camera })
  await openAr(page)
  await page.getByLabel('Camera view').waitFor()
  for (let press = 0; press < 4; press++) await page.keyboard.press('Shift+ArrowLeft')
  const left = await photoOf(page)
  for (let press = 0; press < 8; press++) await page.keyboard.press('Shift+ArrowRight')
  const right = await photoOf(page)
  const video = await page.getByLabel('Camera view').evaluate((element) => {
    const { videoWidth, videoHeight } = element as HTMLVideoElement
    return { width: videoWidth, height: videoHeight }
  })
  const size = await sharp(left).metadata()
  expect({ width: size.width, height: size.height }).toEqual(video)
  // The fake camera draws a moving dial in the middle of one plain colour, so only the artwork makes the
  // sides differ.
  const [leftOn, leftOff] = [await colourAt(left, 0.1, 0.5), await colourAt(right, 0.1, 0.5)]
  const [rightOn, rightOff] = [await colourAt(right, 0.9, 0.5), await colourAt(left, 0.9, 0.5)]
  expect(apart(leftOn, leftOff)).toBeGreaterThan(40)
  expect(apart(rightOn, rightOff)).toBeGreaterThan(40)
  expect(apart(leftOff, rightOff)).toBeLessThan(20)
})

test('shows a message and a room as the wall when the camera is refused', async ({ visit }) => {
  const page = await visit({
    path,
    before: async (page) => {
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
      })
    },
  })
  await page.getByRole('button', { name: 'AR Preview' }).click()
  await page.getByText('Camera Access Failed').waitFor()
  await page.getByText('Please allow camera access to use AR preview').waitFor()
  await page.getByRole('img', { name: 'Fireplace of XRP Lodge' }).waitFor()
  await expect(page.getByLabel('Camera view')).toHaveCount(0)
  // The artwork hangs over the fireplace or the bed, never in front of a window.
  const reads = (text: string) =>
    expect.poll(() => page.getByRole('status', { name: 'Placement' }).textContent()).toBe(text)
  await reads('56% across, 21% down · 0.5× · 0°')
  await page.getByRole('button', { name: 'Bedroom of Ethereum Lodge' }).click()
  await reads('81% across, 12% down · 0.5× · 0°')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Reset placement' }).click()
  await reads('81% across, 12% down · 0.5× · 0°')
  const photo = await photoOf(page)
  expect((await sharp(photo).metadata()).width).toBeGreaterThan(1000)
})

test('a photo is taken of a wall that is loaded', async ({ visit }) => {
  const room = deferred()
  const page = await visit({ path, context: camera })
  await page.route('**/ethereum-lodge/bedroom.webp', async (route) => {
    await room.promise
    await route.continue()
  })
  await openAr(page)
  const capture = page.getByRole('button', { name: 'Capture Photo' })
  await expect(capture).toBeEnabled()
  await page.getByRole('button', { name: 'Bedroom of Ethereum Lodge' }).click()
  await expect(capture).toBeDisabled()
  room.resolve()
  expect((await sharp(await photoOf(page)).metadata()).width).toBeGreaterThan(1000)
})

test("uses a visitor's own photo as the wall, on a phone", async ({ visit }) => {
  const page = await visit({ path, context: { ...phone, ...camera }, before: watchCamera })
  await openAr(page)
  const wall = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#d8d0c0' } })
    .png()
    .toBuffer()
  await page.getByLabel('Your photo').setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: wall })
  await page.getByRole('img', { name: 'Your own wall' }).waitFor()
  await expect.poll(() => trackStates(page)).toEqual(['ended'])
  const photo = await photoOf(page)
  const { width, height } = await sharp(photo).metadata()
  expect([width, height]).toEqual([900, 600])
  expect(apart(await colourAt(photo, 0.05, 0.1), [216, 208, 192])).toBeLessThan(6)
  expect(apart(await colourAt(photo, 0.5, 0.5), [216, 208, 192])).toBeGreaterThan(40)
})

test('keeps the wall, with a message, when a photo cannot be read', async ({ visit }) => {
  const page = await visit({ path, context: camera, before: watchCamera })
  await openAr(page)
  const photo = { name: 'wall.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') }
  const refused = page.getByText('This photo cannot be read').waitFor()
  await page.getByLabel('Your photo').setInputFiles(photo)
  await refused
  await page.getByLabel('Camera view').waitFor()
  expect(await trackStates(page)).toEqual(['live'])
  await page.getByRole('button', { name: 'Capture Photo' }).click()
  await page.getByText('AR Photo Captured!').waitFor()
})

test('a notch of the wheel is one step of the size', async ({ visit }) => {
  const page = await visit({ path, context: camera })
  await openAr(page)
  await page.getByTestId('ar-artwork').hover()
  await page.mouse.wheel(0, -100)
  const placement = page.getByRole('status', { name: 'Placement' })
  await expect.poll(() => placement.textContent()).toBe('50% across, 50% down · 1.1× · 0°')
})
