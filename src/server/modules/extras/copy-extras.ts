import { eq } from 'drizzle-orm'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { extraCopies, type ReplacedExtras } from '#server/platform/database/tables/extras.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { lockLodges } from '../lodges/lock-lodges.ts'
import { findExtras, readExtras, storeExtras } from './extras.ts'

/** Replaces the extras of all given lodges or, with `not_found`, of none. */
export async function copyExtras(
  context: Context,
  slug: string,
  to: readonly string[],
): Promise<{ copied: number; changeId: number }> {
  const admin = requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const others = [...new Set(to)].filter((other) => other !== slug)
    await lockLodges(inner, [slug, ...others])
    const copied = (await readExtras(inner, slug)).map(({ id: _id, ...extra }) => extra)
    const replaced: ReplacedExtras[] = []
    for (const other of others) {
      const before = await findExtras(inner, other)
      const { version } = await storeExtras(inner, other, before, copied)
      replaced.push({ slug: other, extras: before.extras, version })
    }
    const [copy] = await inner.db
      .insert(extraCopies)
      .values({ copiedBy: admin.id, replaced, at: isoNow(inner.clock) })
      .returning({ id: extraCopies.id })
    if (!copy) throw new Error('the copy was not stored')
    return { copied: others.length, changeId: copy.id }
  })
}

/** Fails with `conflict` when the copy is undone already or one of its lodges has changed since. */
export async function undoExtrasCopy(context: Context, changeId: number): Promise<{ changed: number }> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const [copy] = await inner.db.select().from(extraCopies).where(eq(extraCopies.id, changeId)).for('update')
    if (!copy) throw failure('not_found', 'This copy of extras does not exist')
    if (copy.undoneAt) throw failure('conflict', 'This copy is undone already')
    await lockLodges(
      inner,
      copy.replaced.map(({ slug }) => slug),
    )
    for (const { slug, extras, version } of copy.replaced) {
      const now = await findExtras(inner, slug)
      if (now.version !== version)
        throw failure('conflict', 'These extras were changed again since. Please edit them at each lodge.')
      await storeExtras(inner, slug, now, extras, extras)
    }
    await inner.db
      .update(extraCopies)
      .set({ undoneAt: isoNow(inner.clock) })
      .where(eq(extraCopies.id, changeId))
    return { changed: copy.replaced.length }
  })
}
