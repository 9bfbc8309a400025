import { createHash, randomBytes } from 'node:crypto'
import type { ReadStream } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { Picture, UploadedImage } from '#contract/lodges.ts'
import { recordChange } from '../auth/audit.ts'
import { requireAdmin } from '../auth/sessions.ts'
import { isoNow } from '../clock.ts'
import type { Config } from '../config.ts'
import { type Context, inTransaction } from '../context.ts'
import { uploadedPictures } from '../database/tables/lodges.ts'
import { drawPicture } from './draw-picture.ts'

const STORED_NAME = /^[0-9a-f]{32}(-\d{1,4}\.avif|\.webp)$/

export const uploadsFolder = (config: Config): string =>
  config.UPLOADS_DIR ?? join(config.DATA_DIR, 'uploads')

/** Pictures of cleanings, in the folder of uploads; `/uploads/` does not serve them. */
export const CLEANING_FOLDER = 'cleaning'

/** Stores a picture under its content's hash; the same picture is stored once. Returns its address. */
export async function storePicture(context: Context, bytes: Buffer): Promise<UploadedImage> {
  requireAdmin(context)
  const { webp, narrower, ...known } = await drawPicture(bytes)
  const name = createHash('sha256').update(webp).digest('hex').slice(0, 32)
  const folder = uploadsFolder(context.config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const { width, avif } of narrower) await writeWhole(folder, `${name}-${width}.avif`, avif)
  await writeWhole(folder, `${name}.webp`, webp)
  const src = `/uploads/${name}.webp`
  const { width, height } = known
  const widths = narrower.map((step) => step.width)
  await inTransaction(context, async (inner) => {
    const row = { src, ...known, widths, createdAt: isoNow(inner.clock) }
    await inner.db.insert(uploadedPictures).values(row).onConflictDoNothing()
    await recordChange(inner, { action: 'upload', subject: `image ${src}`, after: { width, height } })
  })
  return { url: src, width, height }
}

/**
 * Writes to a temporary file and renames it, so that nobody reads half a picture. Its name is random: the same picture may come
 * twice at once, and two containers have the same process ids.
 */
export async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  const aside = join(folder, `.${name}.${randomBytes(6).toString('hex')}`)
  try {
    await writeFile(aside, bytes, { mode: 0o600 })
    await rename(aside, join(folder, name))
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/** Opens a picture to be sent as it is read, because many slow readers of whole pictures would fill memory. Null for an unknown name. */
export async function openUpload(
  config: Config,
  name: string,
): Promise<{ bytes: number; stream: ReadStream } | null> {
  if (!STORED_NAME.test(name)) return null
  const file = await open(join(uploadsFolder(config), name)).catch(() => null)
  if (!file) return null
  const { size } = await file.stat()
  return { bytes: size, stream: file.createReadStream() }
}

/** The stored data of these addresses' uploads. */
export async function uploadsAmong(context: Context, addresses: string[]): Promise<Map<string, Picture>> {
  const ours = addresses.filter((src) => src.startsWith('/uploads/'))
  if (ours.length === 0) return new Map()
  const rows = await context.db.select().from(uploadedPictures).where(inArray(uploadedPictures.src, ours))
  return new Map(rows.map(({ createdAt: _, ...known }) => [known.src, { ...known, alt: '', neon: false }]))
}
