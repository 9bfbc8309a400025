import { instantIn } from '../platform/dates.ts'

/** How long before check-in the secrets of a guide open, in exact hours. */
const OPENS_HOURS_BEFORE = 24

type StayTimes = {
  checkIn: string
  checkOut: string
  /** HH:MM, lodge time. */
  checkInFrom: string
  checkOutUntil: string
  timeZone: string
}

/** Instants in milliseconds; `closesAt` is the check-out and no longer open. */
export type GuideTimes = { opensAt: number; checkInAt: number; closesAt: number }

/** When the secrets of a stay's guide open and close. */
export function guideTimes(stay: StayTimes): GuideTimes {
  const checkInAt = instantIn(stay.timeZone, stay.checkIn, stay.checkInFrom)
  return {
    opensAt: checkInAt - OPENS_HOURS_BEFORE * 3_600_000,
    checkInAt,
    closesAt: instantIn(stay.timeZone, stay.checkOut, stay.checkOutUntil),
  }
}
