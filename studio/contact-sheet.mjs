// npm run pictures -- --sheet: every still of every lodge on one sheet, a row a lodge, to be looked at side by side.
import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { lodges, stillOf } from './lodges.mjs'

const SHEET = 'studio/contact-sheet.webp'
const TILE = { width: 384, height: 256 }
/** The home page's pictures: a column each. */
const FRAMES = {
  upright: { width: 144, height: 256, file: 480 },
  wide: { width: 455, height: 256, file: 1440 },
}

/** Writes studio/contact-sheet.webp from the pictures as the site serves them. */
export async function writeContactSheet() {
  const columns = ['exterior', 'daylight', ...Object.values(stillOf)]
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
  let width = columns.length * TILE.width
  for (const [frame, tile] of Object.entries(FRAMES)) {
    for (const [row, { slug }] of lodges.entries())
      layers.push({ input: await lit(slug, frame, tile), left: width, top: row * TILE.height })
    width += tile.width
  }
  const size = { width, height: lodges.length * TILE.height }
  await sharp({ create: { ...size, channels: 3, background: 'black' } })
    .composite(layers)
    .webp({ quality: 72, effort: 5 })
    .toFile(SHEET)
}

/** The exterior as the home page frames it, with its neon. */
async function lit(slug, frame, { width, height, file }) {
  const [unlit, neon] = ['unlit', 'neon'].map((layer) =>
    sharp(`public/pictures/${slug}/exterior-${frame}-${layer}-${file}.avif`).resize(width, height),
  )
  return unlit.composite([{ input: await neon.toBuffer(), blend: 'screen' }]).toBuffer()
}
