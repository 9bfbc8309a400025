import type { UnreadEvent } from '#contract/calendar/calendar.ts'
import type { DateRange } from '#contract/platform/dates.ts'

/** A stay or closure in a channel's calendar; half-open dates at the lodge. */
export type SoldStay = DateRange & { uid: string }

/**
 * The stays of a calendar, and its events that could not be read with certainty. Of the UIDs in `partial` nights may be missing:
 * those that were closed before stay closed.
 */
export type CalendarContent = { stays: SoldStay[]; unread: UnreadEvent[]; partial: string[] }

/** Of one channel. */
export const MAX_STAYS = 5000
export const MAX_UID_LENGTH = 500
