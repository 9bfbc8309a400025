import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AR_PATH, apart, colourAt, openAr, ownPhoto, takePhoto, watchCamera } from '#web/testing/ar-photo.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { sees } from '#web/testing/state.ts'

/** A plain wall as a file. */
async function plainWall(width: number, height: number, colour: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('a canvas has a context')
  pen.fillStyle = colour
  pen.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob()], 'wall.png', { type: 'image/png' })
}

test("uses a visitor's own photo as the wall, on a phone", async () => {
  const { states } = watchCamera()
  await openPage(AR_PATH)
  await openAr()
  await ownPhoto.upload(await plainWall(900, 600, '#d8d0c0'))
  await sees(page.getByRole('img', { name: 'Your own wall' }))
  await expect.poll(states).toEqual(['ended'])
  const photo = await takePhoto()
  expect([photo.canvas.width, photo.canvas.height]).toEqual([900, 600])
  expect(apart(colourAt(photo, 0.05, 0.1), [216, 208, 192])).toBeLessThan(6)
  expect(apart(colourAt(photo, 0.5, 0.5), [216, 208, 192])).toBeGreaterThan(40)
})
