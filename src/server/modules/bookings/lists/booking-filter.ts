import { and, eq, gt, gte, ilike, inArray, isNotNull, lt, lte, or, type SQL } from 'drizzle-orm'
import type { BookingFilter, BookingNeed, BookingStage } from '#contract/bookings/staff-bookings.ts'
import { holdingStatuses, MAX_NIGHTS } from '#contract/bookings/stay-rules.ts'
import { addDays } from '#contract/platform/dates.ts'
import { folded, trimmed } from '#contract/platform/trimmed.ts'
import { isUnpaid } from '#server/modules/payments/owed.ts'
import { containing } from '#server/platform/database/containing.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { searchedDates } from './search-date.ts'

type Named = ReadonlyMap<string, { name: string }>

/** Undefined for an empty filter. `today` is a date in UTC. */
export function matching(filter: BookingFilter, named: Named, today: string): SQL | undefined {
  const { status, lodge, from, to, need, stage, search } = filter
  return and(
    status ? eq(bookings.status, status) : undefined,
    lodge ? eq(bookings.lodgeSlug, lodge) : undefined,
    from ? and(gt(bookings.checkOut, from), gt(bookings.checkIn, addDays(from, -MAX_NIGHTS - 1))) : undefined,
    to ? lt(bookings.checkIn, to) : undefined,
    need ? needing[need](today) : undefined,
    stage ? inStage[stage](today) : undefined,
    search ? found(trimmed(search), named, today) : undefined,
  )
}

const needing: Record<BookingNeed, (today: string) => SQL | undefined> = {
  unpaid: () => isUnpaid,
  arriving: (today) =>
    and(
      inArray(bookings.status, [...holdingStatuses]),
      gte(bookings.checkIn, today),
      lt(bookings.checkIn, addDays(today, 7)),
    ),
  change: () => isNotNull(bookings.changeRequest),
}

const inStage: Record<BookingStage, (today: string) => SQL | undefined> = {
  answer: () => or(eq(bookings.status, 'requested'), isNotNull(bookings.changeRequest)),
  upcoming: (today) => and(inArray(bookings.status, coming), gt(bookings.checkIn, today)),
  staying: (today) =>
    and(eq(bookings.status, 'confirmed'), lte(bookings.checkIn, today), gte(bookings.checkOut, today)),
  past: (today) => and(eq(bookings.status, 'confirmed'), lt(bookings.checkOut, today)),
  cancelled: () => inArray(bookings.status, ['cancelled', 'declined']),
}

const coming = ['confirmed', 'awaiting_payment'] as const

function found(text: string, named: Named, today: string): SQL | undefined {
  const like = containing(text)
  const lodges = [...named].filter(([, { name }]) => folded(name).includes(folded(text)))
  const slugs = lodges.map(([slug]) => slug)
  const dates = searchedDates(text, today)
  return or(
    ilike(bookings.guestName, like),
    // Older names were stored before names were composed (NFC).
    ilike(bookings.guestName, like.normalize('NFD')),
    ilike(bookings.guestEmail, like),
    ilike(bookings.reference, like),
    ilike(bookings.guestPhone, like),
    slugs.length > 0 ? inArray(bookings.lodgeSlug, slugs) : undefined,
    ...dates.map(touches),
  )
}

const touches = (date: string): SQL | undefined =>
  and(
    lte(bookings.checkIn, date),
    gte(bookings.checkOut, date),
    gte(bookings.checkIn, addDays(date, -MAX_NIGHTS)),
  )
