import type { DateRange } from '#contract/platform/dates.ts'
import { DAY_MS, dayNumber, instantAt, type Lodge, lodgeDate, type Moment } from './event-times.ts'
import { type ForeignEvent, type Span, shifted } from './foreign-event.ts'
import { ruleDays } from './repetition.ts'

const toDayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS

/**
 * Leaves out stays that the event excludes or that `exceptions` replace. An uncertain exception replaces
 * none.
 */
export function occurrencesIn(
  event: ForeignEvent,
  exceptions: readonly ForeignEvent[],
  range: DateRange,
  lodge: Lodge,
): Span[] {
  const { span, series, extra } = event
  const replaced = exceptions.filter(isCertain).flatMap((exception) => exception.replaced ?? [])
  const isExcluded = excluder([...event.excluded, ...replaced], lodge)
  const found = [...(span ? [span] : []), ...extra]
  if (span)
    for (const { rule, isOver } of series)
      for (const day of ruleDays(rule, dayNumber(span.start), ...window(span, range))) {
        const wall = span.start.wall + (day - dayNumber(span.start)) * DAY_MS
        const one = shifted(span, { ...span.start, wall })
        if (isOver(one.start)) break
        found.push(one)
      }
  const left = found.filter(({ start }) => !isExcluded(start))
  return [...left, ...exceptions.flatMap((exception) => movedWith(exception, left))]
}

const isCertain = ({ problems, doubts }: ForeignEvent): boolean => problems.length + doubts.length === 0

/** The days that a stay may begin on, with one more on each side for other zones. */
function window({ start, end }: Span, range: DateRange): [from: number, to: number] {
  const length =
    end && 'wall' in end
      ? dayNumber(end) - dayNumber(start)
      : (end?.days ?? 0) + Math.ceil((end?.ms ?? 0) / DAY_MS)
  return [toDayNumber(range.from) - Math.max(length, 1) - 1, toDayNumber(range.to) + 1]
}

/** RANGE=THISANDFUTURE also moves the stays that follow, by as much. */
function movedWith(
  { span, replaced, replacesLater, isCancelled }: ForeignEvent,
  stays: readonly Span[],
): Span[] {
  if (!span || !replaced || !replacesLater || isCancelled) return []
  const moved = span.start.wall - replaced.wall
  return stays
    .filter(({ start }) => instantAt(start) > instantAt(replaced))
    .map(({ start }) => shifted(span, { ...span.start, wall: start.wall + moved }))
}

/** A date excludes all stays that begin on it. */
function excluder(excluded: readonly Moment[], lodge: Lodge): (start: Moment) => boolean {
  const dates = new Set(excluded.filter(({ isDate }) => isDate).map(({ wall }) => wall))
  const instants = new Set(excluded.filter(({ isDate }) => !isDate).map(instantAt))
  const datesOfTimes = new Set(excluded.filter(({ isDate }) => !isDate).map((one) => lodgeDate(one, lodge)))
  return (start) =>
    start.isDate
      ? dates.has(start.wall) || datesOfTimes.has(lodgeDate(start, lodge))
      : dates.has(dayNumber(start) * DAY_MS) || instants.has(instantAt(start))
}
