import { createHash, randomBytes } from 'node:crypto'
import type { ReadStream } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { Picture, UploadedImage } from '#contract/lodges/lodges.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { isDiskFull } from '#server/platform/database/errors.ts'
import { uploadedPictures } from '#server/platform/database/tables/lodges.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import type { DrawPictures } from './draw-pictures.ts'

const STORED_NAME = /^[0-9a-f]{32}(-\d{1,4}\.avif|\.webp)$/

export const uploadsFolder = (config: Config): string =>
  config.UPLOADS_DIR ?? join(config.DATA_DIR, 'uploads')

/** Pictures of cleanings, in the folder of uploads; `/uploads/` does not serve them. */
export const CLEANING_FOLDER = 'cleaning'

/** Stores a picture under its content's hash; the same picture is stored once. Returns its address. */
export async function storePicture(
  context: Context,
  pictures: DrawPictures,
  bytes: Buffer,
): Promise<UploadedImage> {
  requireAdmin(context)
  const { webp, narrower, ...known } = await pictures.draw(bytes)
  const name = createHash('sha256').update(webp).digest('hex').slice(0, 32)
  const folder = uploadsFolder(context.config)
  const files = narrower.map(({ width, avif }): NamedFile => [`${name}-${width}.avif`, avif])
  await storeFiles(folder, [...files, [`${name}.webp`, webp]])
  const src = `/uploads/${name}.webp`
  const { width, height } = known
  const widths = narrower.map((step) => step.width)
  await refuseWhenFull(() =>
    inTransaction(context, async (inner) => {
      const row = { src, ...known, widths, createdAt: isoNow(inner.clock) }
      await inner.db.insert(uploadedPictures).values(row).onConflictDoNothing()
      await recordChange(inner, { action: 'upload', subject: `image ${src}`, after: { width, height } })
    }),
  )
  return { url: src, width, height }
}

type NamedFile = [name: string, bytes: Buffer]

/** Writes all files of one picture or, when the disk has no room for them, none; the folder is made when it is missing. */
export async function storeFiles(folder: string, files: readonly NamedFile[]): Promise<void> {
  await refuseWhenFull(async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeTogether(folder, files)
  })
}

/** Fails with `storage_full` when `store` finds the disk full. */
export async function refuseWhenFull<T>(store: () => Promise<T>): Promise<T> {
  try {
    return await store()
  } catch (error) {
    if (!isDiskFull(error)) throw error
    const refusal = failure(
      'storage_full',
      'The picture was not saved, because the server’s disk is full. Please try again when there is room.',
    )
    refusal.cause = error
    throw refusal
  }
}

/** Writes one file so that nobody reads half of it. */
export const writeWhole = (folder: string, name: string, bytes: Buffer): Promise<void> =>
  writeTogether(folder, [[name, bytes]])

/**
 * Writes to temporary files and renames them, so that nobody reads half a picture. Their names are random: the same picture may
 * come twice at once, and two containers have the same process ids.
 */
async function writeTogether(folder: string, files: readonly NamedFile[]): Promise<void> {
  const parts = files.map(([name, bytes]) => {
    const aside = join(folder, `.${name}.${randomBytes(6).toString('hex')}`)
    return { aside, path: join(folder, name), bytes }
  })
  try {
    for (const { aside, bytes } of parts) await writeFile(aside, bytes, { mode: 0o600 })
    for (const { aside, path } of parts) await rename(aside, path)
  } catch (error) {
    for (const { aside } of parts) await rm(aside, { force: true })
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
