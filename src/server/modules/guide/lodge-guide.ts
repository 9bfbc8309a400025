import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { LodgeGuide, LodgeGuideRecord, VersionedGuide } from '#contract/guide/guide.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodgeGuides, stayDoorCodes } from '#server/platform/database/tables/guide.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { failure } from '#server/platform/failure.ts'
import type { LockGateway } from '#server/platform/gateways/locks/lock-gateway.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { lockLodges } from '../lodges/lock-lodges.ts'

/** An unwritten guide is empty but for the lodge's house rules. Fails with `not_found`. */
export async function findGuide(context: Context, slug: string): Promise<VersionedGuide> {
  const [found] = await context.db
    .select({ guide: lodgeGuides, houseRules: lodges.houseRules })
    .from(lodges)
    .leftJoin(lodgeGuides, eq(lodgeGuides.lodgeSlug, lodges.slug))
    .where(eq(lodges.slug, slug))
  if (!found) throw failure('not_found', 'Lodge Not Found')
  if (!found.guide) return { ...emptyGuide, rules: found.houseRules }
  const { lodgeSlug: _slug, updatedAt: _at, ...guide } = found.guide
  return guide
}

const emptyGuide: VersionedGuide = {
  address: '',
  directions: '',
  wifiName: '',
  wifiPassword: '',
  rules: [],
  contact: '',
  doorCode: null,
  lockDeviceId: null,
  version: 0,
}

/** Fails with `not_found`. */
export async function readLodgeGuide(
  context: Context,
  locks: LockGateway | null,
  slug: string,
): Promise<LodgeGuideRecord> {
  requireAdmin(context)
  const guide = await findGuide(context, slug)
  return { ...guide, lockProvider: locks?.provider ?? null, lockError: await lastLockError(context, slug) }
}

async function lastLockError(context: Context, slug: string): Promise<string | null> {
  const [failed] = await context.db
    .select({ lastError: stayDoorCodes.lastError })
    .from(stayDoorCodes)
    .innerJoin(bookings, eq(bookings.id, stayDoorCodes.bookingId))
    .where(and(eq(bookings.lodgeSlug, slug), isNotNull(stayDoorCodes.lastError)))
    .orderBy(desc(stayDoorCodes.id))
    .limit(1)
  return failed?.lastError ?? null
}

type GuideEdit = Omit<LodgeGuide, 'lockDeviceId'> & {
  lockDeviceId?: string | null | undefined
  version?: number | undefined
}

/**
 * A stale `version` is a `conflict` with the `current` guide and its `version`, unless the two are the same.
 * Fails with `not_found`. The audit trail says that secrets changed, not what they are.
 */
export async function changeLodgeGuide(
  context: Context,
  locks: LockGateway | null,
  slug: string,
  { version, ...edit }: GuideEdit,
): Promise<LodgeGuideRecord> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    await lockLodges(inner, [slug])
    const { version: latest, ...current } = await findGuide(inner, slug)
    const { lockDeviceId = current.lockDeviceId } = edit
    const guide = { ...edit, lockDeviceId }
    if (version !== undefined && version !== latest) {
      if (isDeepStrictEqual(guide, current)) return readLodgeGuide(inner, locks, slug)
      throw failure(
        'conflict',
        'Someone else has changed this guide meanwhile. Please look at their changes first.',
        { version: latest, current },
      )
    }
    await storeGuide(inner, slug, current, guide)
    inner.emit({ type: 'guide_changed' })
    return readLodgeGuide(inner, locks, slug)
  })
}

async function storeGuide(
  context: Context,
  slug: string,
  before: LodgeGuide,
  after: LodgeGuide,
): Promise<void> {
  const row = { ...after, updatedAt: isoNow(context.clock) }
  await context.db
    .insert(lodgeGuides)
    .values({ lodgeSlug: slug, ...row })
    .onConflictDoUpdate({
      target: lodgeGuides.lodgeSlug,
      set: { ...row, version: sql`${lodgeGuides.version} + 1` },
    })
  await recordChange(context, {
    action: 'set guide',
    subject: `lodge ${slug}`,
    before: withoutSecrets(before, before),
    after: withoutSecrets(after, before),
  })
}

function withoutSecrets(guide: LodgeGuide, before: LodgeGuide): LodgeGuide {
  const masked = (name: 'wifiPassword' | 'doorCode') =>
    guide[name] && (guide[name] === before[name] ? 'set' : 'changed')
  return { ...guide, wifiPassword: masked('wifiPassword') ?? '', doorCode: masked('doorCode') }
}
