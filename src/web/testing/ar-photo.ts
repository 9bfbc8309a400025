import { expect, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { sees } from './state.ts'

/** The address of an artwork that can be seen on a wall. */
export const AR_PATH = '/art-gallery?piece=ledger-currents'

export const capture = page.getByRole('button', { name: 'Capture Photo' })
export const ownPhoto = page.getByLabelText('Your photo')

export type Photo = OffscreenCanvasRenderingContext2D

/** Camera streams of the test. */
export function watchCamera() {
  const streams: MediaStream[] = []
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  const opened = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (requested) => {
    const stream = await open(requested)
    streams.push(stream)
    return stream
  })
  const states = () => streams.flatMap((stream) => stream.getTracks().map(({ readyState }) => readyState))
  return { opened, states }
}

/** Opens the artwork on the camera's picture. */
export async function openAr(): Promise<void> {
  await commands.allow(['camera'])
  await page.getByRole('button', { name: 'AR Preview' }).click()
  await sees(page.getByText('AR Mode Activated').first())
  await sees(page.getByTestId('ar-artwork'))
}

/** Takes a photo and returns its pixels. */
export async function takePhoto(): Promise<Photo> {
  await capture.click()
  await sees(page.getByText('AR Photo Captured!').first())
  const link = (await page.getByRole('link', { name: 'Download photo' }).findElement()) as HTMLAnchorElement
  expect(link.download).toMatch(/\.jpg$/)
  const photo = await createImageBitmap(await (await fetch(link.href)).blob())
  const pen = new OffscreenCanvas(photo.width, photo.height).getContext('2d')
  if (!pen) throw new Error('a canvas has a context')
  pen.drawImage(photo, 0, 0)
  await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  return pen
}

/** Mean colour of a part of a photo, given in shares of its width and height. */
export function colourAt(photo: Photo, x: number, y: number): number[] {
  const { width, height } = photo.canvas
  const side = Math.round(Math.min(width, height) * 0.06)
  const { data } = photo.getImageData(
    Math.round(x * width - side / 2),
    Math.round(y * height - side / 2),
    side,
    side,
  )
  const mean = (channel: number) =>
    data.reduce((sum, value, at) => (at % 4 === channel ? sum + value : sum), 0) / (side * side)
  return [mean(0), mean(1), mean(2)]
}

export const apart = (a: number[], b: number[]) =>
  Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)))
