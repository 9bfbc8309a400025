import sharp from 'sharp'
import { type Color, encode } from './color.ts'

/** What a program draws on: nominal units (the print's own pixels) and the pixels it is worked at. */
export type Sheet = {
  /** Nominal size; programs think in these units whatever the working size is. */
  width: number
  height: number
  /** Working pixels for each nominal unit. */
  scale: number
  seed: number
}

/** Linear-light RGB, three floats a pixel. */
export type Raster = { width: number; height: number; data: Float32Array }

export type Program = (sheet: Sheet) => Raster | Promise<Raster>

export function blank(sheet: Sheet): Raster {
  const width = Math.round(sheet.width * sheet.scale)
  const height = Math.round(sheet.height * sheet.scale)
  return { width, height, data: new Float32Array(width * height * 3) }
}

/** Colours every pixel from its nominal place. */
export function shade(sheet: Sheet, at: (x: number, y: number) => Color): Raster {
  const raster = blank(sheet)
  let index = 0
  for (let row = 0; row < raster.height; row++) {
    for (let column = 0; column < raster.width; column++) {
      const [r, g, b] = at((column + 0.5) / sheet.scale, (row + 0.5) / sheet.scale)
      raster.data[index++] = r
      raster.data[index++] = g
      raster.data[index++] = b
    }
  }
  return raster
}

const DECODED = Float32Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)

/** Draws SVG content, given in nominal units, at the working size. */
export async function vector(sheet: Sheet, content: string): Promise<Raster> {
  const raster = blank(sheet)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${raster.width}" height="${raster.height}" ` +
    `viewBox="0 0 ${sheet.width} ${sheet.height}" preserveAspectRatio="none">${content}</svg>`
  const bytes = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#000' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  for (let index = 0; index < raster.data.length; index++) raster.data[index] = DECODED[bytes[index]]
  return raster
}

/** Adds light to a pixel's four neighbours by their share of it: a dot that may lie between pixels. */
export function addLight(raster: Raster, x: number, y: number, r: number, g: number, b: number) {
  const left = Math.floor(x - 0.5)
  const top = Math.floor(y - 0.5)
  if (left < 0 || top < 0 || left >= raster.width - 1 || top >= raster.height - 1) return
  const across = x - 0.5 - left
  const down = y - 0.5 - top
  for (let corner = 0; corner < 4; corner++) {
    const share = (corner & 1 ? across : 1 - across) * (corner & 2 ? down : 1 - down)
    const index = ((top + (corner >> 1)) * raster.width + left + (corner & 1)) * 3
    raster.data[index] += r * share
    raster.data[index + 1] += g * share
    raster.data[index + 2] += b * share
  }
}

/** Averages `by` × `by` pixels in linear light: the anti-aliasing of everything drawn at twice the size. */
export function reduced(raster: Raster, by: number): Raster {
  if (by === 1) return raster
  const width = Math.floor(raster.width / by)
  const height = Math.floor(raster.height / by)
  const data = new Float32Array(width * height * 3)
  for (let index = 0; index < data.length; index++) {
    const channel = index % 3
    const column = ((index - channel) / 3) % width
    const row = Math.floor(index / 3 / width)
    let sum = 0
    for (let part = 0; part < by * by; part++) {
      const place = (row * by + Math.floor(part / by)) * raster.width + column * by + (part % by)
      // A highlight brighter than paper must not outweigh its neighbours, or its edge turns jagged.
      sum += Math.min(1, raster.data[place * 3 + channel])
    }
    data[index] = sum / (by * by)
  }
  return { width, height, data }
}

/** 8-bit sRGB bytes. */
export function toBytes(raster: Raster): Buffer {
  const bytes = Buffer.alloc(raster.data.length)
  for (let index = 0; index < bytes.length; index++)
    bytes[index] = Math.round(encode(raster.data[index]) * 255)
  return bytes
}
