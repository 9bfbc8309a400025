import type { UnreadEvent } from '#contract/calendar/calendar.ts'
import type { DateRange } from '#contract/platform/dates.ts'

/** A stay or closure in a channel's calendar, with half-open dates at the lodge. */
export type SoldStay = DateRange & { uid: string }

/**
 * `unread` events could not be read with certainty. The UIDs in `partial` may miss nights, so nights that
 * they closed before stay closed.
 */
export type CalendarContent = { stays: SoldStay[]; unread: UnreadEvent[]; partial: string[] }

export const MAX_STAYS = 5000
export const MAX_UID_LENGTH = 500
