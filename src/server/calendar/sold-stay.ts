import type { DateRange } from '#contract/dates.ts'

/** A stay or closure in a channel's calendar; half-open dates at the lodge. */
export type SoldStay = DateRange & { uid: string }

/** Of one channel. */
export const MAX_STAYS = 5000
export const MAX_UID_LENGTH = 500
