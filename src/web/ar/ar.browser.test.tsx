import { expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { dragMouse, press } from '../testing/gestures.ts'
import { openPage, PHONE } from '../testing/open-page.tsx'
import { sees } from '../testing/state.ts'

const PATH = '/art-gallery?piece=ledger-currents'
const placement = page.getByRole('status', { name: 'Placement' })
const placed = (words: string) => expect.element(placement).toHaveTextContent(words)
const capture = page.getByRole('button', { name: 'Capture Photo' })
const picture = page.getByLabelText('Your photo')

type Photo = OffscreenCanvasRenderingContext2D

/** Camera streams of the test. */
function watchCamera() {
  const streams: MediaStream[] = []
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  const opened = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (wanted) => {
    const stream = await open(wanted)
    streams.push(stream)
    return stream
  })
  const states = () => streams.flatMap((stream) => stream.getTracks().map(({ readyState }) => readyState))
  return { opened, states }
}

async function openAr(): Promise<void> {
  await commands.allow(['camera'])
  await page.getByRole('button', { name: 'AR Preview' }).click()
  await sees(page.getByText('AR Mode Activated').first())
  await sees(page.getByTestId('ar-artwork'))
}

/** Takes a photo and returns its pixels. */
async function takePhoto(): Promise<Photo> {
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
function colourAt(photo: Photo, x: number, y: number): number[] {
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

const apart = (a: number[], b: number[]) => Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)))

/** A plain wall as a file. */
async function plainWall(width: number, height: number, colour: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('a canvas has a context')
  pen.fillStyle = colour
  pen.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob()], 'wall.png', { type: 'image/png' })
}

test('keys, buttons and drags place an artwork inside the frame', async () => {
  await openPage(PATH)
  await openAr()
  await placed('50% across, 50% down · 1.0× · 0°')
  await press('ArrowRight')
  await press('ArrowUp')
  await placed('52% across, 48% down · 1.0× · 0°')
  for (let presses = 0; presses < 12; presses++) await press('Shift+ArrowLeft')
  await placed('10% across, 48% down · 1.0× · 0°')
  for (let presses = 0; presses < 7; presses++) await page.getByRole('button', { name: 'Smaller' }).click()
  await page.getByRole('button', { name: 'Rotate right' }).click()
  await placed('10% across, 48% down · 0.5× · 15°')
  await page.getByRole('button', { name: 'Reset placement' }).click()
  const { x, y, width, height } = page.getByTestId('ar-frame').element().getBoundingClientRect()
  await dragMouse([x + width / 2, y + height / 2], [x + width * 0.7, y + height * 0.3])
  await placed('70% across, 30% down · 1.0× · 0°')
  expect(location.search).toContain('piece=ledger-currents')
})

test("a photo has the camera's resolution, with the artwork where it was placed", async () => {
  await openPage(PATH)
  await openAr()
  const camera = (await page.getByLabelText('Camera view').findElement()) as unknown as HTMLVideoElement
  for (let presses = 0; presses < 4; presses++) await press('Shift+ArrowLeft')
  const left = await takePhoto()
  for (let presses = 0; presses < 8; presses++) await press('Shift+ArrowRight')
  const right = await takePhoto()
  const { width, height } = left.canvas
  expect({ width, height }).toEqual({ width: camera.videoWidth, height: camera.videoHeight })
  // The fake camera draws a moving dial in the middle of one plain colour, so only the artwork makes the
  // sides differ.
  const [leftOn, leftOff] = [colourAt(left, 0.1, 0.5), colourAt(right, 0.1, 0.5)]
  const [rightOn, rightOff] = [colourAt(right, 0.9, 0.5), colourAt(left, 0.9, 0.5)]
  expect(apart(leftOn, leftOff)).toBeGreaterThan(40)
  expect(apart(rightOn, rightOff)).toBeGreaterThan(40)
  expect(apart(leftOff, rightOff)).toBeLessThan(20)
})

test('shows a message and a room as the wall when the camera is refused', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
    new DOMException('Permission denied', 'NotAllowedError'),
  )
  await openPage(PATH)
  await page.getByRole('button', { name: 'AR Preview' }).click()
  await sees(page.getByText('Camera Access Failed').first())
  await sees(page.getByText('Please allow camera access to use AR preview').first())
  await sees(page.getByRole('img', { name: 'Fireplace of XRP Lodge' }))
  expect(page.getByLabelText('Camera view').length).toBe(0)
  // The artwork hangs over the fireplace or the bed, never in front of a window.
  await placed('56% across, 21% down · 0.5× · 0°')
  await page.getByRole('button', { name: 'Bedroom of Ethereum Lodge' }).click()
  await placed('81% across, 12% down · 0.5× · 0°')
  await press('ArrowDown')
  await page.getByRole('button', { name: 'Reset placement' }).click()
  await placed('81% across, 12% down · 0.5× · 0°')
  expect((await takePhoto()).canvas.width).toBeGreaterThan(1000)
})

test("uses a visitor's own photo as the wall, on a phone", async () => {
  const { states } = watchCamera()
  await openPage(PATH, { size: PHONE })
  await openAr()
  await picture.upload(await plainWall(900, 600, '#d8d0c0'))
  await sees(page.getByRole('img', { name: 'Your own wall' }))
  await expect.poll(states).toEqual(['ended'])
  const photo = await takePhoto()
  expect([photo.canvas.width, photo.canvas.height]).toEqual([900, 600])
  expect(apart(colourAt(photo, 0.05, 0.1), [216, 208, 192])).toBeLessThan(6)
  expect(apart(colourAt(photo, 0.5, 0.5), [216, 208, 192])).toBeGreaterThan(40)
})

test('keeps the wall, with a message, when a photo cannot be read', async () => {
  const { states } = watchCamera()
  await openPage(PATH)
  await openAr()
  await picture.upload(new File(['no picture'], 'wall.heic', { type: 'image/heic' }))
  await sees(page.getByText('This photo cannot be read').first())
  await sees(page.getByLabelText('Camera view'))
  expect(states()).toEqual(['live'])
  await capture.click()
  await sees(page.getByText('AR Photo Captured!').first())
})

test('a notch of the wheel is one step of the size', async () => {
  await openPage(PATH)
  await openAr()
  await page.getByTestId('ar-artwork').hover()
  await commands.moveMouse([{ wheel: -100 }])
  await placed('50% across, 50% down · 1.1× · 0°')
})
