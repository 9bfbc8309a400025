// Developed pictures become the files that the site serves: AVIF in the pages' widths, one WebP, layers for the glow.
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { despeckle } from './despeckle.mjs'

export const WIDTHS = [480, 720, 960, 1536]
/** The exterior also fills whole screens. */
export const EXTERIOR_WIDTHS = [...WIDTHS, 2560]
/** A picture by day stands in the text, nowhere larger. */
export const DAYLIGHT_WIDTHS = [480, 720, 960]
// Qualities of AVIF files; on a fine screen a lower one is not seen.
const STILL_QUALITIES = [54, 50, 46, 42, 38]
const FINE_SCREEN_QUALITY = 42
/** The home page's two pictures, by width. */
const FRAMED_QUALITY = {
  upright: { 480: 48, 720: 42, 1080: 38 },
  wide: { 1440: 48, 1920: 46, 2560: 40 },
}
/** Width and quality of the stills for a browser that cannot read AVIF. */
const FALLBACK = { width: 1152, options: { quality: 68, effort: 5 } }
const PANORAMA_BYTES = 450_000
/** What a card's picture may weigh: the smallest width. */
const CARD_BYTES = 15_000

const age = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

const opened = (path, mirror) => (mirror ? sharp(path).flop() : sharp(path))

async function pixels(path, mirror, width) {
  const { data, info } = await opened(path, mirror)
    .resize(width)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, info }
}

/** The light that screened over the unlit picture gives the finished one: 1 - (1 - finished) / (1 - unlit). */
async function neonLayer(finishedPath, unlitPath, mirror, width) {
  const finished = await pixels(finishedPath, mirror, width)
  const unlit = await pixels(unlitPath, mirror, width)
  const layer = Buffer.alloc(finished.data.length)
  for (let i = 0; i < layer.length; i++) {
    const room = 255 - unlit.data[i]
    const light = room < 4 ? 0 : 255 * (1 - (255 - finished.data[i]) / room)
    layer[i] = light < 3 ? 0 : Math.min(255, Math.round(light)) // below 3: grain, not light
  }
  const { width: w, height, channels } = finished.info
  return sharp(layer, { raw: { width: w, height, channels } })
}

/** True when any of the files is older than what it is made of. */
function stale(outputs, sources) {
  const newest = Math.max(...sources.map(age))
  return outputs.some((path) => age(path) < newest)
}

const avif = (image, path, quality) =>
  image.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toFile(path)

/** Writes a picture within its budget, at the best quality that fits. */
async function withinBudget(image, path, qualities, bytes) {
  for (const quality of qualities) {
    const { size } = await avif(image.clone(), path, quality)
    if (size <= bytes) return
  }
}

/**
 * Writes one still: `base`.webp and, without an unlit picture, `base`-480.avif … With one both layers take the place of all but the
 * smallest, which lists of small pictures show.
 */
export async function writeStill(base, finished, unlit, mirror, widths = WIDTHS) {
  const layers = unlit ? widths.flatMap((w) => [`${base}-unlit-${w}.avif`, `${base}-neon-${w}.avif`]) : []
  const whole = unlit ? widths.slice(0, 1) : widths
  const names = [`${base}.webp`, ...whole.map((w) => `${base}-${w}.avif`), ...layers]
  if (!stale(names, [finished, ...(unlit ? [unlit] : [])])) return
  mkdirSync(dirname(base), { recursive: true })
  const fallbackWidth = Math.min(FALLBACK.width, widths.at(-1))
  await opened(finished, mirror).resize(fallbackWidth).webp(FALLBACK.options).toFile(`${base}.webp`)
  const write = (picture, layer, width) => {
    const budget = width === widths[0] ? CARD_BYTES : Number.POSITIVE_INFINITY
    return withinBudget(
      opened(picture, mirror).resize(width),
      `${base}${layer}-${width}.avif`,
      width > WIDTHS.at(-1) ? [FINE_SCREEN_QUALITY] : STILL_QUALITIES,
      budget,
    )
  }
  for (const width of whole) await write(finished, '', width)
  if (!unlit) return
  for (const width of widths) {
    await write(unlit, '-unlit', width)
    await avif(await neonLayer(finished, unlit, mirror, width), `${base}-neon-${width}.avif`, 45)
  }
  for (const width of widths.slice(1)) rmSync(`${base}-${width}.avif`, { force: true })
}

/** Writes both layers of the exterior as the home page frames it: `wide`, or `upright` for a screen held upright. */
export async function writeFramed(base, frame, finished, unlit, mirror) {
  const file = (layer, width) => `${base}-${frame}${layer}-${width}.avif`
  for (const [width, quality] of Object.entries(FRAMED_QUALITY[frame])) {
    if (!stale([file('-unlit', width), file('-neon', width)], [finished, unlit])) continue
    await avif(opened(unlit, mirror).resize(Number(width)), file('-unlit', width), quality)
    await avif(await neonLayer(finished, unlit, mirror, Number(width)), file('-neon', width), quality)
  }
}

export async function writePanorama(path, source, mirror) {
  if (!stale([path], [source])) return
  mkdirSync(dirname(path), { recursive: true })
  await withinBudget(opened(source, mirror).resize(3072, 1536), path, [54, 51, 48, 42, 36], PANORAMA_BYTES)
}

/** The neon of a panorama: mostly black, so its full width costs little. */
export async function writePanoramaNeon(path, finished, unlit, mirror) {
  if (!stale([path], [finished, unlit])) return
  mkdirSync(dirname(path), { recursive: true })
  const layer = await neonLayer(finished, unlit, mirror, 3072)
  const { data, info } = await layer.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  despeckle(data, width, height, channels)
  await avif(sharp(data, { raw: { width, height, channels } }), path, 46)
}

/** For browsers that cannot read AVIF: a smaller WebP beside a panorama's layer. */
export async function writePanoramaFallback(path) {
  const fallback = path.replace(/avif$/, 'webp')
  if (!stale([fallback], [path])) return
  await sharp(path).resize(1792, 896).webp({ quality: 46, effort: 5 }).toFile(fallback)
}

/** What a page draws while the picture loads: its mean colour and a 12-pixel preview. */
export async function preview(path) {
  const { channels } = await sharp(path).removeAlpha().stats()
  const color = `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`
  for (const [width, quality] of [
    [12, 20],
    [12, 1],
    [10, 1],
    [8, 1],
    [6, 1],
  ]) {
    const tiny = await sharp(path).resize(width).webp({ quality, effort: 6 }).toBuffer()
    const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
    if (placeholder.length <= 150) return { color, placeholder }
  }
  throw new Error(`No small enough preview of ${path}`)
}
