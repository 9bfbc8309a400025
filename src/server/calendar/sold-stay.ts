import type { DateRange } from '#contract/dates.ts'

/** A stay that another channel sold, or a closure it made; half-open dates at the lodge. */
export type SoldStay = DateRange & { uid: string }

/** For one calendar. */
export const MAX_STAYS = 5000
export const MAX_UID_LENGTH = 500
