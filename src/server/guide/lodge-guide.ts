import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { LodgeGuide, LodgeGuideRecord } from '#contract/guide.ts'
import { recordChange } from '../auth/audit.ts'
import { requireAdmin } from '../auth/sessions.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { bookings } from '../database/tables/bookings.ts'
import { lodgeGuides, stayDoorCodes } from '../database/tables/guide.ts'
import { lodges } from '../database/tables/lodges.ts'
import { failure } from '../failure.ts'
import type { LockGateway } from '../gateways/locks/lock-gateway.ts'

/** A lodge's guide; until it is written, an empty one with the lodge's house rules. Fails with `not_found`. */
export async function findGuide(context: Context, slug: string): Promise<LodgeGuide> {
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

const emptyGuide: LodgeGuide = {
  address: '',
  directions: '',
  wifiName: '',
  wifiPassword: '',
  rules: [],
  contact: '',
  doorCode: null,
  lockDeviceId: null,
}

/** A lodge's guide for staff; fails with `not_found`. */
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

type GuideEdit = Omit<LodgeGuide, 'lockDeviceId'> & { lockDeviceId?: string | null | undefined }

/** Replaces a lodge's guide; fails with `not_found`. The audit trail says that secrets changed and not what they are. */
export async function changeLodgeGuide(
  context: Context,
  locks: LockGateway | null,
  slug: string,
  edit: GuideEdit,
): Promise<LodgeGuideRecord> {
  requireAdmin(context)
  await inTransaction(context, async (inner) => {
    const before = await findGuide(inner, slug)
    const after: LodgeGuide = { ...edit, lockDeviceId: edit.lockDeviceId ?? null }
    if (edit.lockDeviceId === undefined) after.lockDeviceId = before.lockDeviceId
    const row = { ...after, updatedAt: isoNow(inner.clock) }
    await inner.db
      .insert(lodgeGuides)
      .values({ lodgeSlug: slug, ...row })
      .onConflictDoUpdate({ target: lodgeGuides.lodgeSlug, set: row })
    await recordChange(inner, {
      action: 'set guide',
      subject: `lodge ${slug}`,
      before: withoutSecrets(before, before),
      after: withoutSecrets(after, before),
    })
    inner.emit({ type: 'guide_changed' })
  })
  return readLodgeGuide(context, locks, slug)
}

function withoutSecrets(guide: LodgeGuide, before: LodgeGuide): LodgeGuide {
  const masked = (name: 'wifiPassword' | 'doorCode') =>
    guide[name] && (guide[name] === before[name] ? 'set' : 'changed')
  return { ...guide, wifiPassword: masked('wifiPassword') ?? '', doorCode: masked('doorCode') }
}
