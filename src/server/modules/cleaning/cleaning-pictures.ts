import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { inArray } from 'drizzle-orm'
import type { Cleaning, OneCleaning } from '#contract/cleaning/day.ts'
import { recordChange } from '#server/platform/audit.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { cleanings } from '#server/platform/database/tables/cleanings.ts'
import { Failure, failure } from '#server/platform/failure.ts'
import { logFailure } from '#server/platform/jobs/regularly.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import type { KindOfUpload } from '#server/platform/uploads/sweep-orphans.ts'
import type { UploadStore } from '#server/platform/uploads/upload-store.ts'
import type { DrawPictures } from '../lodges/draw-pictures.ts'
import { refuseWhenFull } from '../lodges/uploaded-pictures.ts'
import { findCleaning, lockCleaning, matchesCleaning } from './change-cleaning.ts'

/** `/uploads/` does not serve this folder. */
const pathTo = (name: string): string => `cleaning/${name}.webp`

/** Re-encodes and stores the picture of what is broken, in place of an earlier one. */
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
    // after a lost connection the row may name it
    if (error instanceof Failure) await deleteFile(context, store, name)
    throw error
  }
}

/** Sets or removes the picture and deletes the file of the one before; fails with `not_found` when no stay ends there that day. */
export async function setCleaningPicture(
  context: Context,
  store: UploadStore,
  which: OneCleaning,
  picture: string | null,
): Promise<Cleaning> {
  requireAdmin(context)
  const { lodgeSlug, date } = which
  const { before, after } = await inTransaction(context, async (inner) => {
    // Of two uploads at once the second deletes the first one's file.
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

/** The picture as WebP; fails with `not_found` without one. */
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

/** What cannot be deleted now is left to the sweep: the change itself is made. */
const deleteFile = (context: Context, store: UploadStore, name: string): Promise<void> =>
  store.delete(pathTo(name)).catch(logFailure(context, 'deleting the picture of a cleaning'))

/** The files of the cleanings' pictures, for the sweep. */
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
