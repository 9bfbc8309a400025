import type { DateRange, Stay } from '#contract/platform/dates.ts'

/** The guest's own nights are free for a change of the same stay. */
export function withoutStay(taken: readonly DateRange[], { checkIn, checkOut }: Stay): DateRange[] {
  return taken.flatMap(({ from, to }) =>
    [
      { from, to: to < checkIn ? to : checkIn },
      { from: from > checkOut ? from : checkOut, to },
    ].filter((rest) => rest.from < rest.to),
  )
}
