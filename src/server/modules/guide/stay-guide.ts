import { and, eq } from 'drizzle-orm'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { isGuidePaid } from '#contract/bookings/paid-stay.ts'
import type { LodgeGuide, StaffStayGuide, StayGuide } from '#contract/guide/guide.ts'
import { type GuideTimes, guideTimes } from '#contract/guide/guide-times.ts'
import type { Context } from '#server/platform/context.ts'
import { stayDoorCodes } from '#server/platform/database/tables/guide.ts'
import { failure } from '#server/platform/failure.ts'
import type { LockGateway } from '#server/platform/gateways/locks/lock-gateway.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { waitsForArrivalForm } from '../bookings/arrival/arrival-form.ts'
import { readOwnBooking } from '../bookings/bookings.ts'
import { everPaidInFull } from '../bookings/emails/paid-in-full.ts'
import { readBookingRecord } from '../bookings/lists/admin-bookings.ts'
import { findLock } from './door-codes.ts'
import { findGuide } from './lodge-guide.ts'
import { syncDoorCode } from './sync-door-codes.ts'

/** Fails with `not_found` unless the stay is confirmed. */
export async function readStayGuide(
  context: Context,
  locks: LockGateway | null,
  { reference, key }: { reference: string; key: string },
): Promise<StayGuide> {
  return composeGuide(context, locks, await readOwnBooking(context, reference, key))
}

/** Staff see the door code before the guest may read it. */
export async function readGuideForStaff(
  context: Context,
  locks: LockGateway | null,
  id: number,
): Promise<StaffStayGuide> {
  requireAdmin(context)
  const stay = await readBookingRecord(context, id)
  const guide = await composeGuide(context, locks, stay)
  const times = guideTimes(stay)
  const { doorCode } = await findGuide(context, stay.lodgeSlug)
  // A code that nobody needs yet is not made at the lock.
  const code = doorCode ?? (locks && (await storedCode(context, locks, id)))
  return { guide, doorCode: code ? withTimes(code, times) : null }
}

async function composeGuide(
  context: Context,
  locks: LockGateway | null,
  stay: BookingWithMoney,
): Promise<StayGuide> {
  if (stay.status !== 'confirmed') throw failure('not_found', 'A stay has a guide once it is confirmed')
  const guide = await findGuide(context, stay.lodgeSlug)
  const times = guideTimes(stay)
  const isPaid = isGuidePaid(stay.money, (await everPaidInFull(context, [stay.id])).has(stay.id))
  const now = context.clock.now()
  const isOpen = isPaid && times.opensAt <= now && now < times.closesAt
  const waitsForForm = await waitsForArrivalForm(context, stay.id)
  return {
    address: guide.address,
    directions: guide.directions,
    rules: guide.rules,
    contact: guide.contact,
    checkInFrom: stay.checkInFrom,
    checkOutUntil: stay.checkOutUntil,
    timeZone: stay.timeZone,
    opensAt: new Date(times.opensAt).toISOString(),
    closesAt: new Date(times.closesAt).toISOString(),
    isPaid,
    wifi: isOpen && guide.wifiName ? { name: guide.wifiName, password: guide.wifiPassword } : null,
    doorCode: isOpen && !waitsForForm ? await findDoorCode(context, locks, { stay, guide, times }) : null,
    ...(waitsForForm ? { waitsForArrivalForm: true as const } : {}),
    hasDoorCode:
      guide.doorCode !== null || (locks !== null && findLock(locks, stay.lodgeSlug, guide) !== null),
  }
}

type OpenStay = { stay: BookingWithMoney; guide: LodgeGuide; times: GuideTimes }

async function findDoorCode(
  context: Context,
  locks: LockGateway | null,
  { stay, guide, times }: OpenStay,
): Promise<StayGuide['doorCode']> {
  const code = guide.doorCode ?? (locks && (await codeOfStay(context, locks, stay.id)))
  if (!code) return null
  return withTimes(code, times)
}

const withTimes = (code: string, times: GuideTimes) => ({
  code,
  from: new Date(times.checkInAt).toISOString(),
  until: new Date(times.closesAt).toISOString(),
})

/** A stay that was booked or paid just now has no code yet, so it is made here. */
async function codeOfStay(context: Context, locks: LockGateway, bookingId: number): Promise<string | null> {
  const known = await storedCode(context, locks, bookingId)
  if (known) return known
  await syncDoorCode(context, locks, bookingId)
  return storedCode(context, locks, bookingId)
}

async function storedCode(context: Context, locks: LockGateway, bookingId: number): Promise<string | null> {
  const [stored] = await context.db
    .select({ code: stayDoorCodes.code })
    .from(stayDoorCodes)
    .where(
      and(
        eq(stayDoorCodes.bookingId, bookingId),
        eq(stayDoorCodes.purpose, 'stay'),
        eq(stayDoorCodes.isWanted, true),
        eq(stayDoorCodes.provider, locks.provider),
      ),
    )
  return stored?.code ?? null
}
