import { and, desc, eq, gte, inArray, lte, type SQL } from 'drizzle-orm'
import { isGuidePaid } from '#contract/bookings/paid-stay.ts'
import type { StayMoney } from '#contract/bookings/stay-money.ts'
import { MAX_NIGHTS } from '#contract/bookings/stay-rules.ts'
import { guideTimes } from '#contract/guide/guide-times.ts'
import { addDays, dateIn } from '#contract/platform/dates.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodgeGuides, stayDoorCodes, stayGuides } from '#server/platform/database/tables/guide.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import type { LockGateway } from '#server/platform/gateways/locks/lock-gateway.ts'
import { notePaidInFull } from '../bookings/emails/paid-in-full.ts'
import { withMoney } from '../payments/stay-ledger.ts'

/** A lock has room for few codes, so a stay's code is made three days before check-in. */
const MADE_MS_BEFORE = 72 * 3_600_000
const MADE_DAYS_BEFORE = 4

export type DoorCodeRow = typeof stayDoorCodes.$inferSelect
type CodeHolder = Pick<DoorCodeRow, 'bookingId' | 'purpose'>
export type WantedCode = { deviceId: string; startsAt: string; endsAt: string }
type StayOfCode = Awaited<ReturnType<typeof readStays>>[number]

export async function staysToPlan(context: Context, locks: LockGateway): Promise<number[]> {
  const today = dateIn('UTC', context.clock.now())
  const near = context.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, 'confirmed'),
        gte(bookings.checkIn, addDays(today, -MAX_NIGHTS - 2)),
        lte(bookings.checkIn, addDays(today, MADE_DAYS_BEFORE)),
      ),
    )
  const withCode = context.db
    .select({ id: stayDoorCodes.bookingId })
    .from(stayDoorCodes)
    .where(and(eq(stayDoorCodes.isWanted, true), eq(stayDoorCodes.purpose, 'stay')))
  const stays = await readStays(context, inArray(bookings.id, near.union(withCode)))
  return stays.filter((stay) => planChange(context, locks, stay) !== null).map(({ id }) => id)
}

/** Only stores what the code should be. The provider is called afterwards. */
export function planDoorCode(context: Context, locks: LockGateway, bookingId: number): Promise<void> {
  return inTransaction(context, async (inner) => {
    await inner.db
      .select({ id: bookings.id })
      .from(bookings)
      .where(eq(bookings.id, bookingId))
      .for('no key update')
    const [stay] = await readStays(inner, eq(bookings.id, bookingId))
    const change = stay && planChange(inner, locks, stay)
    if (!change) return
    if (change.wanted) await notePaidInFull(inner, stay)
    await writeChange(inner, locks, { bookingId, purpose: 'stay' }, change)
  })
}

export async function writeChange(
  context: Context,
  locks: LockGateway,
  holder: CodeHolder,
  { active, wanted }: Change,
): Promise<void> {
  const due = { nextTryAt: isoNow(context.clock), tries: 0, lastError: null }
  const isSameLock = active?.deviceId === wanted?.deviceId && active?.provider === locks.provider
  if (active && wanted && isSameLock) await setCode(context, active.id, { ...wanted, ...due })
  else if (active) await endCode(context, active, due)
  if (wanted && !isSameLock) await beginCode(context, locks, holder, { ...wanted, ...due })
}

type CodeFields = Partial<typeof stayDoorCodes.$inferInsert>

const setCode = ({ db }: Context, id: number, fields: CodeFields) =>
  db.update(stayDoorCodes).set(fields).where(eq(stayDoorCodes.id, id))

/** Marks the code for removal at the lock. The guest's next code gets the same digits. */
async function endCode(context: Context, { id, bookingId, purpose, code }: DoorCodeRow, due: CodeFields) {
  await setCode(context, id, { isWanted: false, ...due })
  if (code === null || purpose !== 'stay') return
  await context.db
    .insert(stayGuides)
    .values({ bookingId, doorCode: code })
    .onConflictDoUpdate({ target: stayGuides.bookingId, set: { doorCode: code } })
}

/** Reuses a code whose removal is still due, because a lock refuses the same digits twice. */
async function beginCode(
  context: Context,
  { provider }: LockGateway,
  holder: CodeHolder,
  fields: WantedCode & CodeFields,
) {
  const own = and(
    eq(stayDoorCodes.bookingId, holder.bookingId),
    eq(stayDoorCodes.purpose, holder.purpose),
    eq(stayDoorCodes.provider, provider),
    eq(stayDoorCodes.deviceId, fields.deviceId),
  )
  const [leaving] = await context.db
    .select({ id: stayDoorCodes.id })
    .from(stayDoorCodes)
    .where(own)
    .orderBy(desc(stayDoorCodes.id))
  if (leaving) await setCode(context, leaving.id, { isWanted: true, ...fields })
  else await context.db.insert(stayDoorCodes).values({ ...holder, provider, ...fields })
}

async function readStays(context: Context, which: SQL | undefined) {
  const found = await context.db
    .select({
      booking: bookings,
      timeZone: lodges.timeZone,
      guide: lodgeGuides,
      active: stayDoorCodes,
      paidAt: stayGuides.paidAt,
    })
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .leftJoin(lodgeGuides, eq(lodgeGuides.lodgeSlug, bookings.lodgeSlug))
    .leftJoin(stayGuides, eq(stayGuides.bookingId, bookings.id))
    .leftJoin(stayDoorCodes, isActiveCode('stay'))
    .where(which)
  return withMoney(
    context,
    found.map(({ booking, ...rest }) => ({ ...booking, ...rest })),
  )
}

/** Joins at most one code: a booking has one wanted code for each purpose. */
export const isActiveCode = (purpose: DoorCodeRow['purpose']) =>
  and(
    eq(stayDoorCodes.bookingId, bookings.id),
    eq(stayDoorCodes.purpose, purpose),
    eq(stayDoorCodes.isWanted, true),
  )

export type Change = { active: DoorCodeRow | null; wanted: WantedCode | null }

/** Null when the code is right. */
function planChange(context: Context, locks: LockGateway, stay: StayOfCode): Change | null {
  return compareCode(locks, stay.active, wantedCode(context, locks, stay))
}

export function compareCode(
  locks: LockGateway,
  active: DoorCodeRow | null,
  wanted: WantedCode | null,
): Change | null {
  if (!active && !wanted) return null
  const isRight =
    active?.provider === locks.provider &&
    active.deviceId === wanted?.deviceId &&
    active.startsAt === wanted.startsAt &&
    active.endsAt === wanted.endsAt
  return isRight ? null : { active, wanted }
}

type CodedStay = Parameters<typeof guideTimes>[0] & {
  status: string
  lodgeSlug: string
  money: StayMoney
  paidAt: string | null
  guide: { doorCode: string | null; lockDeviceId: string | null } | null
}

/** Null for a lodge without a lock. In the sandbox, each lodge has a lock of its own. */
export const findLock = (
  locks: LockGateway,
  lodgeSlug: string,
  guide: { lockDeviceId: string | null } | null,
): string | null => (locks.provider === 'sandbox' ? lodgeSlug : (guide?.lockDeviceId ?? null))

function wantedCode({ clock }: Context, locks: LockGateway, stay: CodedStay): WantedCode | null {
  const deviceId = findLock(locks, stay.lodgeSlug, stay.guide)
  if (stay.status !== 'confirmed' || stay.guide?.doorCode || !deviceId) return null
  if (!isGuidePaid(stay.money, stay.paidAt !== null)) return null
  const { checkInAt, closesAt } = guideTimes(stay)
  if (clock.now() < checkInAt - MADE_MS_BEFORE || clock.now() >= closesAt) return null
  return { deviceId, startsAt: new Date(checkInAt).toISOString(), endsAt: new Date(closesAt).toISOString() }
}
