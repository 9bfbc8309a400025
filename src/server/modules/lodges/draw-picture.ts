import sharp from 'sharp'
import { failure } from '#server/platform/failure.ts'

const LONGEST_EDGE = 2560
const MAX_PIXELS = 40_000_000
/** A JPEG or PNG of several scans is held in memory as a whole. */
const MAX_PROGRESSIVE_PIXELS = 25_000_000
/** The AVIF decoder needs 17 bytes a pixel: 100 million pixels took 1.7 GB and a minute and a half. */
const MAX_AVIF_PIXELS = 16_000_000
const WEBP_QUALITY = 82
/** A narrower upload ends with its own width. */
const WIDEST = 1536
const WIDTHS = [480, 720, 960, WIDEST] as const
const AVIF = { quality: 52, effort: 2 } as const
const signatures = [
  { kind: 'JPEG', begins: /^\xff\xd8\xff/ },
  { kind: 'PNG', begins: /^\x89PNG\r\n/ },
  { kind: 'WebP', begins: /^RIFF.{4}WEBP/s },
  { kind: 'AVIF', begins: /^.{4}ftyp.*avi[fs]/s },
]
const REFUSED = 'Please choose a JPEG, PNG, WebP or AVIF picture'

export type RedrawnPicture = { webp: Buffer; width: number; height: number }

export type DrawnPicture = RedrawnPicture & {
  /** `#rrggbb`. */
  color: string
  /** A tiny data URI to show while the picture loads. */
  placeholder: string
  narrower: { width: number; avif: Buffer }[]
}

/**
 * Upright, at most 2560 px, in several widths, without metadata. Fails with `unsupported_media` or
 * `too_large`.
 */
export async function drawPicture(bytes: Buffer): Promise<DrawnPicture> {
  const { webp, width, height } = await redraw(bytes)
  const narrower: DrawnPicture['narrower'] = []
  // One width after another, so that uploads do not slow readers.
  for (const narrow of listWidths(width))
    narrower.push({ width: narrow, avif: await sharp(webp).resize(narrow).avif(AVIF).toBuffer() })
  return { webp, width, height, narrower, ...(await findColors(webp)) }
}

/** Upright, at most 2560 px, without metadata. Fails with `unsupported_media` or `too_large`. */
export async function redraw(bytes: Buffer): Promise<RedrawnPicture> {
  await refuseUnreadable(bytes)
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(LONGEST_EDGE, LONGEST_EDGE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { webp: data, width: info.width, height: info.height }
  } catch (error) {
    throw damaged(bytes, error)
  }
}

const detectKind = (bytes: Buffer) =>
  signatures.find(({ begins }) => begins.test(bytes.toString('latin1', 0, 32)))?.kind

/** Reads only the head of the file, which has no pixels. */
async function refuseUnreadable(bytes: Buffer): Promise<void> {
  const kind = detectKind(bytes)
  if (!kind) throw failure('unsupported_media', REFUSED)
  const { width, height, isProgressive } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw damaged(bytes, error)
    })
  const pixels = width * height
  const maxPixels = kind === 'AVIF' ? MAX_AVIF_PIXELS : isProgressive ? MAX_PROGRESSIVE_PIXELS : MAX_PIXELS
  if (pixels <= maxPixels) return
  const name = isProgressive ? `progressive ${kind}` : kind
  throw failure(
    'too_large',
    `This picture has ${Math.ceil(pixels / 100_000) / 10} million pixels. ${article(name)} ${name} may have at most ${maxPixels / 1_000_000} million.`,
  )
}

const article = (name: string): string => (name.startsWith('A') ? 'An' : 'A')

function damaged(bytes: Buffer, error: unknown) {
  const reason = error instanceof Error ? error.message : ''
  const state = isCutOff(bytes, reason) ? 'cut off' : 'damaged'
  return failure(
    'unsupported_media',
    `The file of this picture is ${state}. Please save or download it again.`,
  )
}

/** The decoder says it for a JPEG, the last chunk for a PNG, the stated lengths for WebP and AVIF. */
function isCutOff(bytes: Buffer, reason: string): boolean {
  const kind = detectKind(bytes)
  if (kind === 'PNG') return !bytes.includes('IEND')
  if (kind === 'WebP') return bytes.readUInt32LE(4) + 8 > bytes.length
  if (kind === 'AVIF') return endOfBoxes(bytes) > bytes.length
  return /premature end/i.test(reason)
}

/** ISO/IEC 14496-12, section 4.2. */
function endOfBoxes(bytes: Buffer): number {
  let end = 0
  while (end + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(end)
    if (size < 8) return bytes.length
    end += size
  }
  return end === bytes.length ? end : end + 8
}

function listWidths(width: number): number[] {
  const widest = Math.min(width, WIDEST)
  return [...WIDTHS.filter((step) => step < widest), widest]
}

async function findColors(webp: Buffer): Promise<{ color: string; placeholder: string }> {
  const small = sharp(webp).resize(12, 12, { fit: 'inside' }).flatten()
  const { dominant } = await sharp(await small.clone().png().toBuffer()).stats()
  const channels = [dominant.r, dominant.g, dominant.b]
  const color = `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
  const blur = await small.webp({ quality: 40 }).toBuffer()
  return { color, placeholder: `data:image/webp;base64,${blur.toString('base64')}` }
}
