import { createHash, randomBytes } from 'node:crypto'
import { inArray, like } from 'drizzle-orm'
import type { Picture, UploadedImage } from '#contract/lodges/lodges.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { isDiskFull } from '#server/platform/database/errors.ts'
import { uploadedPictures } from '#server/platform/database/tables/lodges.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import type { KindOfUpload } from '#server/platform/uploads/sweep-orphans.ts'
import type { OpenedFile, UploadFile, UploadStore } from '#server/platform/uploads/upload-store.ts'
import type { DrawPictures } from './draw-pictures.ts'

const STORED_NAME = /^[0-9a-f]{32}(-\d{1,4}\.avif|\.webp)$/

/** The same picture is stored once. */
export async function storePicture(
  context: Context,
  store: UploadStore,
  pictures: DrawPictures,
  bytes: Buffer,
): Promise<UploadedImage> {
  requireAdmin(context)
  const { webp, narrower, ...known } = await pictures.draw(bytes)
  const name = await findName(context, webp)
  const files = narrower.map(({ width, avif }): UploadFile => [`${name}-${width}.avif`, avif])
  await refuseWhenFull(() => store.write([...files, [`${name}.webp`, webp]]))
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

/** Half hash, half random: a name that the sweep may delete never comes again. */
async function findName(context: Context, webp: Buffer): Promise<string> {
  const half = createHash('sha256').update(webp).digest('hex').slice(0, 16)
  const [known] = await context.db
    .select({ src: uploadedPictures.src })
    .from(uploadedPictures)
    .where(like(uploadedPictures.src, `/uploads/${half}%`))
  return known ? toName(known.src) : half + randomBytes(8).toString('hex')
}

const toName = (src: string): string => src.slice('/uploads/'.length, -'.webp'.length)

/** Fails with `storage_full` when the disk is full. */
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

/** Null for an unknown name. */
export const openUpload = async (
  store: UploadStore,
  name: string,
  range?: string,
): Promise<OpenedFile | null> => (STORED_NAME.test(name) ? store.read(name, range) : null)

export const lodgePictures: KindOfUpload = {
  name: 'pictures of lodges',
  isOwn: (path) => STORED_NAME.test(path),
  findKnown: async ({ db }, paths) => {
    const rows = await db.select({ src: uploadedPictures.src }).from(uploadedPictures)
    const names = new Set(rows.map(({ src }) => toName(src)))
    return new Set(paths.filter((path) => names.has(path.slice(0, 32))))
  },
}

export async function uploadsAmong(context: Context, addresses: string[]): Promise<Map<string, Picture>> {
  const ours = addresses.filter((src) => src.startsWith('/uploads/'))
  if (ours.length === 0) return new Map()
  const rows = await context.db.select().from(uploadedPictures).where(inArray(uploadedPictures.src, ours))
  return new Map(rows.map(({ createdAt: _, ...known }) => [known.src, { ...known, alt: '', neon: false }]))
}
