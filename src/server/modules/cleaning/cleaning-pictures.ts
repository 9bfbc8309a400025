import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cleaning, OneCleaning } from '#contract/cleaning/day.ts'
import { recordChange } from '#server/platform/audit.ts'
import type { Config } from '#server/platform/config.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { cleanings } from '#server/platform/database/tables/cleanings.ts'
import { Failure, failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import type { DrawPictures } from '../lodges/draw-pictures.ts'
import { CLEANING_FOLDER, refuseWhenFull, storeFiles, uploadsFolder } from '../lodges/uploaded-pictures.ts'
import { cleaningOf, lockCleaning, rowOf } from './change-cleaning.ts'

const folderOf = (config: Config): string => join(uploadsFolder(config), CLEANING_FOLDER)

/** Re-encodes and stores the picture of what is broken, in place of an earlier one. */
export async function storeCleaningPicture(
  context: Context,
  which: OneCleaning,
  pictures: DrawPictures,
  bytes: Buffer,
): Promise<Cleaning> {
  requireAdmin(context)
  await cleaningOf(context, which)
  const { webp } = await pictures.redraw(bytes)
  const name = randomBytes(16).toString('hex')
  await storeFiles(folderOf(context.config), [[`${name}.webp`, webp]])
  try {
    return await refuseWhenFull(() => setCleaningPicture(context, which, name))
  } catch (error) {
    // after a lost connection the row may name it
    if (error instanceof Failure) await rm(fileOf(context.config, name), { force: true })
    throw error
  }
}

/** Sets or removes the picture and deletes the file of the one before; fails with `not_found` when no stay ends there that day. */
export async function setCleaningPicture(
  context: Context,
  which: OneCleaning,
  picture: string | null,
): Promise<Cleaning> {
  requireAdmin(context)
  const { lodgeSlug, date } = which
  const { before, after } = await inTransaction(context, async (inner) => {
    // Of two uploads at once the second deletes the first one's file.
    await lockCleaning(inner, which)
    const before = await pictureOf(inner, which)
    await inner.db.update(cleanings).set({ picture }).where(rowOf(which))
    const action = picture ? 'add a picture to' : 'remove the picture of'
    await recordChange(inner, { action, subject: `cleaning ${lodgeSlug} ${date}` })
    return { before, after: await cleaningOf(inner, which) }
  })
  if (before) await rm(fileOf(context.config, before), { force: true })
  return after
}

/** The picture as WebP; fails with `not_found` without one. */
export async function readCleaningPicture(context: Context, which: OneCleaning): Promise<Buffer> {
  requireAdmin(context)
  const name = await pictureOf(context, which)
  const bytes = name && (await readFile(fileOf(context.config, name)).catch(() => null))
  if (!bytes) throw failure('not_found', 'There is no picture at this address')
  return bytes
}

const fileOf = (config: Config, name: string): string => join(folderOf(config), `${name}.webp`)

async function pictureOf(context: Context, which: OneCleaning): Promise<string | null> {
  const [row] = await context.db.select({ picture: cleanings.picture }).from(cleanings).where(rowOf(which))
  return row?.picture ?? null
}
