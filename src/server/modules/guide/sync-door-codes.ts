import { and, eq, inArray, isNull } from 'drizzle-orm'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { acquireLease } from '#server/platform/database/leases.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { stayDoorCodes, stayGuides } from '#server/platform/database/tables/guide.ts'
import type { Events } from '#server/platform/events.ts'
import type { LockCode, LockGateway } from '#server/platform/gateways/locks/lock-gateway.ts'
import { type BackgroundWork, every, logFailure } from '#server/platform/jobs/every.ts'
import { claimDue, timeIn, timeOfNextTry } from '#server/platform/jobs/queue.ts'
import { withinTime } from '#server/platform/limits/within-time.ts'
import { departuresToPlan, planCleaningCode } from './cleaning-codes.ts'
import { type DoorCodeRow, planDoorCode, staysToPlan } from './door-codes.ts'

export const DOOR_CODES_EVERY_MS = 60_000
const LEASE_MS = 50_000
/** Changes that come together are handled together. */
const GATHER_MS = 1000
const BATCH = 20
const CLAIM_MS = 2 * 60_000
/** The provider has not chosen the digits yet. */
const DIGITS_RETRY_MS = 60_000
const LONGEST_WAIT_MS = 3_600_000
/** The longest time that a guest's page waits for calls under way. */
const LONGEST_WAIT_FOR_CALLS_MS = 5000
/** The provider has the digits but has not brought the code to the lock yet. */
const DELIVERY_CHECK_MS = 30 * 60_000

/** Runs soon after each change and once a minute. */
export function sweepDoorCodes(
  context: Context,
  locks: LockGateway | null,
  events: Events,
): BackgroundWork | null {
  if (!locks) return null
  const what = 'the sweep of door codes'
  const { first, stop } = every(context, DOOR_CODES_EVERY_MS, what, async () => {
    if (await acquireLease(context, 'door-codes', LEASE_MS)) await syncDoorCodes(context, locks)
  })
  let gathering: NodeJS.Timeout | undefined
  const soon = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined
      syncDoorCodes(context, locks).catch(logFailure(context, what))
    }, GATHER_MS).unref()
  }
  const changes = ['booking_changed', 'payments_changed', 'guide_changed'] as const
  const unsubscribe = changes.map((change) => events.on(change, soon))
  return {
    first,
    stop: () => {
      stop()
      clearTimeout(gathering)
      for (const off of unsubscribe) off()
    },
  }
}

export async function syncDoorCodes(context: Context, locks: LockGateway): Promise<void> {
  for (const id of await staysToPlan(context, locks)) await planDoorCode(context, locks, id)
  for (const id of await departuresToPlan(context, locks)) await planCleaningCode(context, locks, id)
  await callDue(context, locks)
}

/** Waits some seconds when this process is making the code already. */
export async function syncDoorCode(context: Context, locks: LockGateway, bookingId: number): Promise<void> {
  await planDoorCode(context, locks, bookingId)
  const isMade = (await callDue(context, locks, bookingId)) > 0
  if (isMade || !(await isMissing(context, bookingId))) return
  await withinTime(() => calls.get(locks), LONGEST_WAIT_FOR_CALLS_MS).catch(() => undefined)
}

async function isMissing({ db }: Context, bookingId: number): Promise<boolean> {
  const { bookingId: stay, purpose, isWanted, code } = stayDoorCodes
  const isOfStay = and(eq(stay, bookingId), eq(purpose, 'stay'))
  return (await db.$count(stayDoorCodes, and(isOfStay, eq(isWanted, true), isNull(code)))) > 0
}

const calls = new WeakMap<LockGateway, Promise<void>>()

/** Returns how many codes this instance claimed. */
function callDue(context: Context, locks: LockGateway, bookingId?: number): Promise<number> {
  const own = callClaimed(context, locks, bookingId)
  calls.set(
    locks,
    Promise.allSettled([calls.get(locks), own]).then(() => undefined),
  )
  return own
}

async function callClaimed(context: Context, locks: LockGateway, bookingId?: number): Promise<number> {
  const claimed = await claim(context, bookingId)
  for (const row of claimed)
    await callFor(context, locks, row).catch((error: Error) => postpone(context, row, error))
  return claimed.length
}

type DueCode = DoorCodeRow & { reference: string; digits: string | null }

async function claim(context: Context, bookingId?: number): Promise<DueCode[]> {
  const where = bookingId === undefined ? undefined : eq(stayDoorCodes.bookingId, bookingId)
  const claimed = await claimDue(context, stayDoorCodes, { batch: BATCH, claimMs: CLAIM_MS, where })
  const ids = claimed.map((row) => row.bookingId)
  const stays = await context.db
    .select({ id: bookings.id, reference: bookings.reference, digits: stayGuides.doorCode })
    .from(bookings)
    .leftJoin(stayGuides, eq(stayGuides.bookingId, bookings.id))
    .where(inArray(bookings.id, ids))
  return claimed.flatMap((row) =>
    stays
      .filter(({ id }) => id === row.bookingId)
      .map(({ reference, digits }) => ({ ...row, reference, digits })),
  )
}

async function callFor(context: Context, locks: LockGateway, row: DueCode): Promise<void> {
  // Each row has a name of its own, so that removing a stay's earlier code does not remove the present one.
  const name = `${row.purpose === 'stay' ? 'Stay' : 'Cleaning'} ${row.reference} ${row.id}`
  const { id, externalId, deviceId } = row
  const code = row.code ?? (row.purpose === 'stay' ? row.digits : null)
  if (!row.isWanted) {
    // Another provider's code is out of reach. It ends with the stay.
    if (row.provider === locks.provider) await locks.removeCode({ id: externalId, deviceId, name })
    await forget(context, id)
    return
  }
  const period = { from: row.startsAt, until: row.endsAt }
  const known = externalId && (await locks.changePeriod(externalId, period)) ? externalId : null
  const made = known
    ? await locks.readCode(known)
    : await locks.createCode({ deviceId, name, code, ...period })
  await store(context, row, made)
}

/** A row that is wanted again meanwhile stays and gets a new code at the lock. */
async function forget(context: Context, id: number): Promise<void> {
  const own = eq(stayDoorCodes.id, id)
  await context.db.delete(stayDoorCodes).where(and(own, eq(stayDoorCodes.isWanted, false)))
  await context.db
    .update(stayDoorCodes)
    .set({ externalId: null, nextTryAt: isoNow(context.clock) })
    .where(own)
}

/** A row that changed meanwhile stays due. */
async function store(context: Context, { id, nextTryAt }: DueCode, made: LockCode | null): Promise<void> {
  const code = made?.code ?? null
  await context.db
    .update(stayDoorCodes)
    .set({ externalId: made?.id ?? null, code })
    .where(eq(stayDoorCodes.id, id))
  const again = code === null ? DIGITS_RETRY_MS : made?.isAtLock ? null : DELIVERY_CHECK_MS
  await context.db
    .update(stayDoorCodes)
    .set({ nextTryAt: again === null ? null : timeIn(context, again), tries: 0, lastError: null })
    .where(and(eq(stayDoorCodes.id, id), eq(stayDoorCodes.nextTryAt, nextTryAt ?? '')))
}

/**
 * Doubles the wait after each failure, up to an hour. A code to be removed is given up once its period has
 * ended.
 */
async function postpone(context: Context, row: DueCode, error: Error): Promise<void> {
  const { id, bookingId, tries } = row
  context.log.warn({ bookingId, tries, error: error.message }, 'a door code could not be brought to the lock')
  const own = eq(stayDoorCodes.id, id)
  if (!row.isWanted && Date.parse(row.endsAt) < context.clock.now()) {
    await context.db.delete(stayDoorCodes).where(own)
    return
  }
  await context.db
    .update(stayDoorCodes)
    .set({
      nextTryAt: timeOfNextTry(context, tries, LONGEST_WAIT_MS),
      lastError: error.message.slice(0, 300),
    })
    .where(and(own, eq(stayDoorCodes.nextTryAt, row.nextTryAt ?? '')))
}
