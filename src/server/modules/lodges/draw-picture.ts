import sharp from 'sharp'
import { failure } from '#server/platform/failure.ts'

const LONGEST_EDGE = 2560
const MAX_PIXELS = 100_000_000
const WEBP_QUALITY = 82
/** Widths of the pictures; a narrower upload ends with its own. */
const WIDEST = 1536
const WIDTHS = [480, 720, 960, WIDEST] as const
const AVIF = { quality: 52, effort: 2 } as const
const accepted = new Set(['jpeg', 'png', 'webp', 'heif'])
const REFUSED = 'Please choose a JPEG, PNG, WebP or AVIF picture'

export type DrawnPicture = {
  webp: Buffer
  width: number
  height: number
  /** Dominant colour, `#rrggbb`. */
  color: string
  /** Tiny data URI shown while the picture loads. */
  placeholder: string
  narrower: { width: number; avif: Buffer }[]
}

/**
 * Re-encodes a picture: upright, at most 2560 px, in several widths, without metadata. Fails with `unsupported_media`.
 */
export async function drawPicture(bytes: Buffer): Promise<DrawnPicture> {
  const { webp, width, height } = await redraw(bytes)
  const narrower: DrawnPicture['narrower'] = []
  // One width after another, so that uploads do not slow readers.
  for (const narrow of widthsOf(width))
    narrower.push({ width: narrow, avif: await sharp(webp).resize(narrow).avif(AVIF).toBuffer() })
  return { webp, width, height, narrower, ...(await impression(webp)) }
}

/** Re-encodes a picture: upright, at most 2560 px, without metadata. Fails with `unsupported_media`. */
export async function redraw(bytes: Buffer): Promise<{ webp: Buffer; width: number; height: number }> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  try {
    const { format } = await picture.metadata()
    if (!format || !accepted.has(format)) throw failure('unsupported_media', REFUSED)
    const { data, info } = await picture
      .rotate()
      .resize(LONGEST_EDGE, LONGEST_EDGE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { webp: data, width: info.width, height: info.height }
  } catch {
    throw failure('unsupported_media', REFUSED)
  }
}

function widthsOf(width: number): number[] {
  const widest = Math.min(width, WIDEST)
  return [...WIDTHS.filter((step) => step < widest), widest]
}

/** Dominant colour and blurred placeholder. */
async function impression(webp: Buffer): Promise<{ color: string; placeholder: string }> {
  const small = sharp(webp).resize(12, 12, { fit: 'inside' }).flatten()
  const { dominant } = await sharp(await small.clone().png().toBuffer()).stats()
  const channels = [dominant.r, dominant.g, dominant.b]
  const color = `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
  const blur = await small.webp({ quality: 40 }).toBuffer()
  return { color, placeholder: `data:image/webp;base64,${blur.toString('base64')}` }
}
