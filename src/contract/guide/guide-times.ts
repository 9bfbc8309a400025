import { instantIn } from '../platform/dates.ts'

const OPENS_HOURS_BEFORE = 24

type StayTimes = {
  checkIn: string
  checkOut: string
  checkInFrom: string
  checkOutUntil: string
  timeZone: string
}

/** Milliseconds. At `closesAt` itself the guide is closed. */
export type GuideTimes = { opensAt: number; checkInAt: number; closesAt: number }

export function guideTimes(stay: StayTimes): GuideTimes {
  const checkInAt = instantIn(stay.timeZone, stay.checkIn, stay.checkInFrom)
  return {
    opensAt: checkInAt - OPENS_HOURS_BEFORE * 3_600_000,
    checkInAt,
    closesAt: instantIn(stay.timeZone, stay.checkOut, stay.checkOutUntil),
  }
}
