import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { inArray } from 'drizzle-orm'
import type { Cleaning, OneCleaning } from '#contract/cleaning/day.ts'
import { recordChange } from '#server/platform/audit.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { cleanings } from '#server/platform/database/tables/cleanings.ts'
import { Failure, failure } from '#server/platform/failure.ts'
import { logFailure } from '#server/platform/jobs/every.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import type { KindOfUpload } from '#server/platform/uploads/sweep-orphans.ts'
import type { UploadStore } from '#server/platform/uploads/upload-store.ts'
import type { DrawPictures } from '../lodges/draw-pictures.ts'
import { refuseWhenFull } from '../lodges/uploaded-pictures.ts'
import { findCleaning, lockCleaning, matchesCleaning } from './change-cleaning.ts'

/** `/uploads/` does not serve this folder. */
const pathTo = (name: string): string => `cleaning/${name}.webp`

/** Replaces an earlier picture. Fails with `not_found` or `storage_full`, and like `redraw`. */
export async function storeCleaningPicture(
  context: Context,
  store: UploadStore,
  which: OneCleaning,
  pictures: DrawPictures,
  bytes: Buffer,
): Promise<Cleaning> {
  requireAdmin(context)
  await findCleaning(context, which)
  const { webp } = await pictures.redraw(bytes)
  const name = randomBytes(16).toString('hex')
  await refuseWhenFull(() => store.write([[pathTo(name), webp]]))
  try {
    return await refuseWhenFull(() => setCleaningPicture(context, store, which, name))
  } catch (error) {
    // After a lost connection, the row may name the file.
    if (error instanceof Failure) await deleteFile(context, store, name)
    throw error
  }
}

/** Null removes the picture. Fails with `not_found` when no stay ends there that day. */
export async function setCleaningPicture(
  context: Context,
  store: UploadStore,
  which: OneCleaning,
  picture: string | null,
): Promise<Cleaning> {
  requireAdmin(context)
  const { lodgeSlug, date } = which
  const { before, after } = await inTransaction(context, async (inner) => {
    // Of two uploads at once, the second deletes the first one's file.
    await lockCleaning(inner, which)
    const before = await findPicture(inner, which)
    await inner.db.update(cleanings).set({ picture }).where(matchesCleaning(which))
    const action = picture ? 'add a picture to' : 'remove the picture of'
    await recordChange(inner, { action, subject: `cleaning ${lodgeSlug} ${date}` })
    return { before, after: await findCleaning(inner, which) }
  })
  if (before) await deleteFile(context, store, before)
  return after
}

/** Returns WebP. Fails with `not_found` without a picture. */
export async function readCleaningPicture(
  context: Context,
  store: UploadStore,
  which: OneCleaning,
): Promise<Buffer> {
  requireAdmin(context)
  const name = await findPicture(context, which)
  const picture = name && (await store.read(pathTo(name)))
  if (!picture) throw failure('not_found', 'There is no picture at this address')
  return buffer(picture.stream)
}

/** The change itself is made, so a file that cannot be deleted now is left to the sweep. */
const deleteFile = (context: Context, store: UploadStore, name: string): Promise<void> =>
  store.delete(pathTo(name)).catch(logFailure(context, 'deleting the picture of a cleaning'))

export const cleaningPictures: KindOfUpload = {
  name: 'pictures of cleanings',
  isOwn: (path) => /^cleaning\/[0-9a-f]{32}\.webp$/.test(path),
  findKnown: async ({ db }, paths) => {
    const names = paths.map((path) => path.slice('cleaning/'.length, -'.webp'.length))
    const rows = await db
      .select({ picture: cleanings.picture })
      .from(cleanings)
      .where(inArray(cleanings.picture, names))
    return new Set(rows.flatMap(({ picture }) => (picture ? [pathTo(picture)] : [])))
  },
}

async function findPicture(context: Context, which: OneCleaning): Promise<string | null> {
  const [row] = await context.db
    .select({ picture: cleanings.picture })
    .from(cleanings)
    .where(matchesCleaning(which))
  return row?.picture ?? null
}
