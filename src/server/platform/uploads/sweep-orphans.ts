import type { Context } from '../context.ts'
import { acquireLease } from '../database/leases.ts'
import type { Host, Job } from '../module.ts'
import { type UploadStore, uploadStore } from './upload-store.ts'

const EVERY_MS = 6 * 3_600_000
const LEASE_MS = EVERY_MS - 60_000
/** An upload writes its files before its row. */
const YOUNGEST_MS = 24 * 3_600_000

export type KindOfUpload = {
  name: string
  isOwn: (path: string) => boolean
  findKnown: (context: Context, paths: string[]) => Promise<Set<string>>
}

export const sweepJob = (kind: KindOfUpload): Job => ({
  name: `deleting ${kind.name} that nothing names`,
  everyMs: EVERY_MS,
  run: async ({ context, services }: Host) => {
    if (await acquireLease(context, `sweep of ${kind.name}`, LEASE_MS))
      await sweepOrphans(context, services.get(uploadStore), kind)
  },
})

/** Deletes nothing when most files are unknown: the database is the wrong one, or not restored yet. */
export async function sweepOrphans(context: Context, store: UploadStore, kind: KindOfUpload): Promise<void> {
  const files = (await store.list()).filter(({ path }) => kind.isOwn(path))
  const oldest = context.clock.now() - YOUNGEST_MS
  const paths = files.filter(({ changedAt }) => changedAt < oldest).map(({ path }) => path)
  if (paths.length === 0) return
  const known = await kind.findKnown(context, paths)
  const orphans = paths.filter((path) => !known.has(path))
  if (orphans.length * 2 > files.length) {
    const counts = { files: files.length, unknown: orphans.length, place: store.place }
    context.log.warn(counts, `the database does not know most ${kind.name}: none was deleted`)
    return
  }
  for (const path of orphans) await store.delete(path)
  if (orphans.length > 0)
    context.log.info({ count: orphans.length }, `deleted ${kind.name} that nothing names`)
}
