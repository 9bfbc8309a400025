import { isDeepStrictEqual } from 'node:util'
import { asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Charges, VersionedCharges } from '#contract/charges/charges.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { lodgeCharges } from '#server/platform/database/tables/rates.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { lockLodges } from '../lodges/lock-lodges.ts'

/** Fails with `not_found`. */
export async function readCharges(context: Context, slug: string): Promise<Charges> {
  const { fees, taxes } = await findCharges(context, slug)
  return { fees, taxes }
}

/** The version is 0 before the first change. Fails with `not_found`. */
export function readVersionedCharges(context: Context, slug: string): Promise<VersionedCharges> {
  requireAdmin(context)
  return findCharges(context, slug)
}

export async function findCharges(context: Context, slug: string): Promise<VersionedCharges> {
  const { fees, taxes, version } = lodgeCharges
  const [found] = await context.db
    .select({ fees, taxes, version })
    .from(lodges)
    .leftJoin(lodgeCharges, eq(lodgeCharges.lodgeSlug, lodges.slug))
    .where(eq(lodges.slug, slug))
  if (!found) throw failure('not_found', 'Lodge Not Found')
  return { fees: found.fees ?? [], taxes: found.taxes ?? [], version: found.version ?? 0 }
}

/**
 * Bookings keep the charges they were made with. A stale `version` is a `conflict` with the `current` charges
 * and their `version`, unless they are the same. Fails with `not_found`.
 */
export async function changeCharges(
  context: Context,
  slug: string,
  { version, ...charges }: Charges & { version?: number | undefined },
): Promise<VersionedCharges> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    await lockLodges(inner, [slug])
    const { version: latest, ...current } = await findCharges(inner, slug)
    if (version !== undefined && version !== latest) {
      if (isDeepStrictEqual(charges, current)) return { ...current, version: latest }
      throw failure(
        'conflict',
        'Someone else has changed these charges meanwhile. Please look at their changes first.',
        { version: latest, current },
      )
    }
    await storeCharges(inner, slug, charges)
    inner.emit({ type: 'lodges_changed' })
    return { ...charges, version: latest + 1 }
  })
}

export async function storeCharges(context: Context, slug: string, charges: Charges): Promise<void> {
  const before = await readCharges(context, slug)
  const row = { ...charges, updatedAt: isoNow(context.clock) }
  await context.db
    .insert(lodgeCharges)
    .values({ lodgeSlug: slug, ...row })
    .onConflictDoUpdate({
      target: lodgeCharges.lodgeSlug,
      set: { ...row, version: sql`${lodgeCharges.version} + 1` },
    })
  await recordChange(context, { action: 'set charges', subject: `lodge ${slug}`, before, after: charges })
}

export async function listUntaxed(context: Context): Promise<{ slug: string; name: string }[]> {
  requireAdmin(context)
  return context.db
    .select({ slug: lodges.slug, name: lodges.name })
    .from(lodges)
    .leftJoin(lodgeCharges, eq(lodgeCharges.lodgeSlug, lodges.slug))
    .where(or(isNull(lodgeCharges.lodgeSlug), eq(sql`jsonb_array_length(${lodgeCharges.taxes})`, 0)))
    .orderBy(asc(lodges.id))
}
