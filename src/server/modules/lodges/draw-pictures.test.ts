import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterEach, expect, inject, test } from 'vitest'
import { drawPictures } from './draw-pictures.ts'

let app = Fastify()
const drawer = (file = inject('pictureWorker'), options = {}) => {
  app = Fastify()
  return drawPictures(app, file, options)
}
afterEach(() => app.close())

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' }, limitInputPixels: false })

/** A program that a child process runs in place of the picture worker. */
async function buildProgram(name: string, text: string): Promise<string> {
  const file = resolve('dist/tests', `${name}.mjs`)
  await writeFile(file, text)
  return file
}

test.each([
  [
    'a JPEG of 108 megapixels',
    plain(12_000, 9000).jpeg(),
    'This picture has 108 million pixels. A JPEG may have at most 40 million.',
  ],
  [
    'a PNG of 41 megapixels',
    plain(8200, 5000).png({ compressionLevel: 1 }),
    'This picture has 41 million pixels. A PNG may have at most 40 million.',
  ],
  [
    'a progressive JPEG of 25.01 megapixels',
    plain(5002, 5000).jpeg({ progressive: true }),
    'This picture has 25.1 million pixels. A progressive JPEG may have at most 25 million.',
  ],
  [
    'an AVIF of 17 megapixels',
    plain(4250, 4000).avif({ effort: 0 }),
    'This picture has 17 million pixels. An AVIF may have at most 16 million.',
  ],
])('%s is refused with its bound', async (_what, picture, words) => {
  const bytes = await picture.toBuffer()
  for (const read of Object.values(drawer()))
    await expect(read(bytes)).rejects.toMatchObject({ code: 'too_large', message: words })
})

test('a JPEG of 40 megapixels and a progressive one of 25 are drawn', async () => {
  const { redraw } = drawer()
  expect(await redraw(await plain(8000, 5000).jpeg().toBuffer())).toMatchObject({ width: 2560, height: 1600 })
  const progressive = await plain(5000, 5000).jpeg({ progressive: true }).toBuffer()
  expect(await redraw(progressive)).toMatchObject({ width: 2560, height: 2560 })
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s that is cut off is called so', async (format) => {
  const bytes = await plain(900, 700).toFormat(format).toBuffer()
  const { draw } = drawer()
  const cutOff = { code: 'unsupported_media', message: expect.stringContaining('is cut off') }
  // Without the last byte of its last chunk a PNG still has all its pixels.
  for (const rest of [bytes.subarray(0, -1), bytes.subarray(0, bytes.length / 2), bytes.subarray(0, 40)])
    if (format !== 'png' || rest.length < bytes.length - 20)
      await expect(draw(rest)).rejects.toMatchObject(cutOff)
})

test('a damaged picture and another file are refused as such', async () => {
  const { draw } = drawer()
  const bytes = await plain(900, 700).png().toBuffer()
  bytes.fill(0, 60, bytes.length - 20)
  await expect(draw(bytes)).rejects.toMatchObject({ message: expect.stringContaining('is damaged') })
  for (const other of ['GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '', 'II*\0'])
    await expect(draw(Buffer.from(other))).rejects.toMatchObject({
      code: 'unsupported_media',
      message: 'Please choose a JPEG, PNG, WebP or AVIF picture',
    })
})

test('pictures are drawn one after the other', async () => {
  const counts = await buildProgram(
    'counting-pictures',
    `process.once('message', () => setTimeout(() => process.send({ drawn: [begun, performance.timeOrigin + performance.now()] }, () => process.exit()), 50))
     const begun = performance.timeOrigin + performance.now()`,
  )
  const { draw } = drawer(counts)
  const times = (await Promise.all(
    Array.from({ length: 4 }, () => draw(Buffer.alloc(1))),
  )) as unknown as number[][]
  for (const [index, [begun = 0]] of times.entries())
    expect(begun).toBeGreaterThanOrEqual(times[index - 1]?.[1] ?? 0)
})

test('a picture that takes too long is refused, and the next one is drawn', async () => {
  const stuck = await buildProgram(
    'stuck-pictures',
    `process.once('message', ({ bytes }) => { if (bytes[0] === 1) for (;;); process.send({ drawn: 'done' }, () => process.exit()) })`,
  )
  const { draw } = drawer(stuck, { timeoutMs: 2000 })
  await expect(draw(Buffer.from([1]))).rejects.toMatchObject({
    code: 'too_large',
    message: expect.stringContaining('takes too long'),
  })
  expect(await draw(Buffer.from([2]))).toBe('done')
})

test('a process that ends fails its picture alone', async () => {
  const ends = await buildProgram(
    'ending-pictures',
    `process.once('message', ({ bytes }) => { if (bytes[0] === 1) process.exit(1); process.send({ drawn: 'done' }, () => process.exit()) })`,
  )
  const { draw } = drawer(ends)
  await expect(draw(Buffer.from([1]))).rejects.toThrow('ended')
  expect(await draw(Buffer.from([2]))).toBe('done')
})
