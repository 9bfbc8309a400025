import { expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import {
  AR_PATH,
  apart,
  capture,
  colourAt,
  openAr,
  ownPhoto,
  takePhoto,
  watchCamera,
} from '#web/testing/ar-photo.ts'
import { dragMouse, press } from '#web/testing/gestures.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { sees } from '#web/testing/state.ts'

const placement = page.getByRole('status', { name: 'Placement' })
const placed = (words: string) => expect.element(placement).toHaveTextContent(words)

test('keys, buttons and drags place an artwork inside the frame', async () => {
  await openPage(AR_PATH)
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
  await openPage(AR_PATH)
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
  await openPage(AR_PATH)
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

test('keeps the wall, with a message, when a photo cannot be read', async () => {
  const { states } = watchCamera()
  await openPage(AR_PATH)
  await openAr()
  await ownPhoto.upload(new File(['no picture'], 'wall.heic', { type: 'image/heic' }))
  await sees(page.getByText('This photo cannot be read').first())
  await sees(page.getByLabelText('Camera view'))
  expect(states()).toEqual(['live'])
  await capture.click()
  await sees(page.getByText('AR Photo Captured!').first())
})

test('a notch of the wheel is one step of the size', async () => {
  await openPage(AR_PATH)
  await openAr()
  await page.getByTestId('ar-artwork').hover()
  await commands.moveMouse([{ wheel: -100 }])
  await placed('50% across, 50% down · 1.1× · 0°')
})
