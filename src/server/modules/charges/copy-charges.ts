import { eq } from 'drizzle-orm'
import type { ChargePart } from '#contract/charges/charges.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { chargeCopies, type ReplacedCharges } from '#server/platform/database/tables/rates.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { lockLodges } from '../lodges/lock-lodges.ts'
import { findCharges, readCharges, storeCharges } from './charges.ts'

type Copy = { to: readonly string[]; parts?: readonly ChargePart[] | undefined }

/** Copies to all lodges or, with `not_found`, to none. */
export async function copyCharges(
  context: Context,
  slug: string,
  { to, parts = ['taxes', 'fees'] }: Copy,
): Promise<{ copied: number; changeId: number }> {
  const admin = requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const others = [...new Set(to)].filter((other) => other !== slug)
    await lockLodges(inner, [slug, ...others])
    const { fees, taxes } = await readCharges(inner, slug)
    const copied = {
      ...(parts.includes('fees') ? { fees } : {}),
      ...(parts.includes('taxes') ? { taxes } : {}),
    }
    const replaced: ReplacedCharges[] = []
    for (const other of others) {
      const { version, ...before } = await findCharges(inner, other)
      await storeCharges(inner, other, { ...before, ...copied })
      replaced.push({ slug: other, ...before, version: version + 1 })
    }
    const [copy] = await inner.db
      .insert(chargeCopies)
      .values({ copiedBy: admin.id, replaced, at: isoNow(inner.clock) })
      .returning({ id: chargeCopies.id })
    if (!copy) throw new Error('the copy was not stored')
    inner.emit({ type: 'lodges_changed' })
    return { copied: others.length, changeId: copy.id }
  })
}

/** Fails with `conflict` when the copy is undone already or one of its lodges has changed since. */
export async function undoCopy(context: Context, changeId: number): Promise<{ changed: number }> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const [copy] = await inner.db
      .select()
      .from(chargeCopies)
      .where(eq(chargeCopies.id, changeId))
      .for('update')
    if (!copy) throw failure('not_found', 'This copy of charges does not exist')
    if (copy.undoneAt) throw failure('conflict', 'This copy is undone already')
    await lockLodges(
      inner,
      copy.replaced.map(({ slug }) => slug),
    )
    for (const { slug, fees, taxes, version } of copy.replaced) {
      if ((await findCharges(inner, slug)).version !== version)
        throw failure('conflict', 'These charges were changed again since. Please edit them at each lodge.')
      await storeCharges(inner, slug, { fees, taxes })
    }
    await inner.db
      .update(chargeCopies)
      .set({ undoneAt: isoNow(inner.clock) })
      .where(eq(chargeCopies.id, changeId))
    inner.emit({ type: 'lodges_changed' })
    return { changed: copy.replaced.length }
  })
}
