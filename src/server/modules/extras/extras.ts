import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { EditedExtras, Extra, VersionedExtras } from '#contract/extras/extras.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { lodgeExtras } from '#server/platform/database/tables/extras.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { lockLodges } from '../lodges/lock-lodges.ts'

type EditedExtra = EditedExtras['extras'][number]
type StoredExtras = VersionedExtras & { nextId: number }

/** Fails with `not_found`. */
export async function readExtras(context: Context, slug: string): Promise<Extra[]> {
  return (await findExtras(context, slug)).extras
}

/** The version is 0 before the first change. Fails with `not_found`. */
export async function readVersionedExtras(context: Context, slug: string): Promise<VersionedExtras> {
  requireAdmin(context)
  const { extras, version } = await findExtras(context, slug)
  return { extras, version }
}

export async function findExtras(context: Context, slug: string): Promise<StoredExtras> {
  const { extras, version, nextId } = lodgeExtras
  const [found] = await context.db
    .select({ extras, version, nextId })
    .from(lodges)
    .leftJoin(lodgeExtras, eq(lodgeExtras.lodgeSlug, lodges.slug))
    .where(eq(lodges.slug, slug))
  if (!found) throw failure('not_found', 'Lodge Not Found')
  return { extras: found.extras ?? [], version: found.version ?? 0, nextId: found.nextId ?? 1 }
}

/**
 * Bookings keep the extras they were made with. A stale `version` is a `conflict` with the `current` extras
 * and their `version`, unless they are the same. Fails with `not_found`.
 */
export async function changeExtras(
  context: Context,
  slug: string,
  { version, extras: edited }: EditedExtras & { version?: number | undefined },
): Promise<VersionedExtras> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    await lockLodges(inner, [slug])
    const stored = await findExtras(inner, slug)
    if (version !== undefined && version !== stored.version) {
      if (isSame(edited, stored.extras)) return { extras: stored.extras, version: stored.version }
      throw failure(
        'conflict',
        'Someone else has changed these extras meanwhile. Please look at their changes first.',
        { version: stored.version, current: { extras: stored.extras } },
      )
    }
    return storeExtras(inner, slug, stored, edited)
  })
}

/** True for a retry of a save whose answer was lost. New extras have got ids since. */
const isSame = (edited: readonly EditedExtra[], stored: readonly Extra[]): boolean =>
  edited.length === stored.length &&
  edited.every((extra, index) => {
    const other = stored[index]
    return other && isDeepStrictEqual(withId(extra, extra.id ?? other.id), other)
  })

const withId = ({ id: _id, ...extra }: EditedExtra, id: number): Extra => ({
  id,
  ...extra,
  max: extra.kind === 'per_piece' ? extra.max : 1,
})

/** The lodge is locked. An extra keeps an id that the lodge has, or had `earlier`; others get a new one. */
export async function storeExtras(
  context: Context,
  slug: string,
  stored: StoredExtras,
  edited: readonly EditedExtra[],
  earlier: readonly Extra[] = [],
): Promise<VersionedExtras> {
  let { nextId } = stored
  const known = new Set([...stored.extras, ...earlier].map(({ id }) => id))
  const extras = edited.map((extra) => withId(extra, extra.id && known.has(extra.id) ? extra.id : nextId++))
  const row = { extras, nextId, version: stored.version + 1, updatedAt: isoNow(context.clock) }
  await context.db
    .insert(lodgeExtras)
    .values({ lodgeSlug: slug, ...row })
    .onConflictDoUpdate({ target: lodgeExtras.lodgeSlug, set: row })
  await recordChange(context, {
    action: 'set extras',
    subject: `lodge ${slug}`,
    before: { extras: stored.extras },
    after: { extras },
  })
  context.emit({ type: 'lodges_changed' })
  return { extras, version: row.version }
}
