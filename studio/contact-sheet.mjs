// npm run pictures -- --sheet: every still of every lodge on one sheet, a row a lodge, to be looked at side by side.
import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { roomStills } from './develop.mjs'
import { lodges } from './lodges.mjs'

const SHEET = 'studio/contact-sheet.webp'
const TILE = { width: 384, height: 256 }
const UPRIGHT_TILE = { width: 144, height: 256 }

/** Writes studio/contact-sheet.webp from the pictures as the site serves them. */
export async function writeContactSheet() {
  const columns = ['exterior', 'daylight', ...Object.keys(roomStills)]
  const tiles = lodges.flatMap(({ slug }, row) =>
    columns.map((picture, column) => ({ path: `public/pictures/${slug}/${picture}.webp`, row, column })),
  )
  const layers = await Promise.all(
    tiles
      .filter(({ path }) => existsSync(path))
      .map(async ({ path, row, column }) => ({
        input: await sharp(path).resize(TILE).toBuffer(),
        left: column * TILE.width,
        top: row * TILE.height,
      })),
  )
  const uprights = await Promise.all(
    lodges.map(async ({ slug }, row) => ({
      input: await upright(`public/pictures/${slug}/exterior-upright`),
      left: columns.length * TILE.width,
      top: row * TILE.height,
    })),
  )
  const size = {
    width: columns.length * TILE.width + UPRIGHT_TILE.width,
    height: lodges.length * TILE.height,
  }
  await sharp({ create: { ...size, channels: 3, background: 'black' } })
    .composite([...layers, ...uprights])
    .webp({ quality: 72, effort: 5 })
    .toFile(SHEET)
}

/** The exterior for a phone held upright, with its neon. */
async function upright(base) {
  const neon = await sharp(`${base}-neon-480.avif`).resize(UPRIGHT_TILE).toBuffer()
  return sharp(`${base}-unlit-480.avif`)
    .resize(UPRIGHT_TILE)
    .composite([{ input: neon, blend: 'screen' }])
    .toBuffer()
}
