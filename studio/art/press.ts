import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { finished } from './finish.ts'
import type { Piece } from './piece.ts'
import { type Raster, reduced, toBytes } from './sheet.ts'

const WIDTHS = [480, 960, 1600] as const

/** What a page needs to know of a picture to keep its place, show it early and pick a file. */
export type Picture = {
  src: string
  alt: string
  width: number
  height: number
  color: string
  placeholder: string
  widths: readonly number[]
}

/** Draws, reduces and finishes a piece; `size` below 1 gives a small proof of the same picture. */
export async function printed(piece: Piece, size = 1): Promise<Raster> {
  const oversample = piece.oversample ?? 2
  const [width, height] = piece.size
  const drawn = await piece.draw({ width, height, scale: size * oversample, seed: piece.seed })
  return finished(reduced(drawn, oversample), piece.seed, piece.finish)
}

const image = (raster: Raster) =>
  sharp(toBytes(raster), { raw: { width: raster.width, height: raster.height, channels: 3 } })

/** Writes the files the site serves: AVIF in three widths (never enlarged) and one WebP. */
export async function publish(piece: Piece, raster: Raster, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const width of WIDTHS) {
    const file = join(folder, `${piece.slug}-${width}.avif`)
    await image(raster)
      .resize({ width, withoutEnlargement: true })
      .avif({ quality: 54, effort: 5 })
      .toFile(file)
  }
  await image(raster)
    .webp({ quality: 78, effort: 5 })
    .toFile(join(folder, `${piece.slug}.webp`))
}

/** A lossless proof to look at, outside the repository. */
export async function proof(piece: Piece, raster: Raster, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await image(raster)
    .png({ compressionLevel: 3 })
    .toFile(join(folder, `${piece.slug}.png`))
}

/** Reads a published print back, so the manifest is complete even when only one piece was drawn anew. */
export async function described(piece: Piece, folder: string): Promise<Picture> {
  const print = sharp(join(folder, `${piece.slug}.webp`))
  const { width, height } = await print.metadata()
  const mean = await print.clone().resize(1, 1).removeAlpha().raw().toBuffer()
  const small = await print
    .clone()
    .resize(8, 8, { fit: 'inside' })
    .webp({ quality: 10, effort: 6 })
    .toBuffer()
  return {
    src: `/art/${piece.slug}.webp`,
    alt: piece.alt,
    width,
    height,
    color: `#${mean.toString('hex')}`,
    placeholder: `data:image/webp;base64,${small.toString('base64')}`,
    widths: WIDTHS,
  }
}
