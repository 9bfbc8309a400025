import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { deferred } from '../src/server/testing/deferred.ts'
import { launchOptions } from './launch.ts'
import { expect, test } from './test.ts'

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
async function takePhoto(page: Page): Promise<Buffer> {
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

test('requests the rear camera, and stops it on every way out', async ({ visit }) => {
  const page = await visit({ path, context: camera, before: watchCamera })
  await openAr(page)
  const requested = await page.evaluate(
    () => (window as unknown as { wanted: MediaStreamConstraints }).wanted,
  )
  expect(requested).toMatchObject({ audio: false, video: { facingMode: { ideal: 'environment' } } })
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
  expect((await sharp(await takePhoto(page)).metadata()).width).toBeGreaterThan(1000)
})
