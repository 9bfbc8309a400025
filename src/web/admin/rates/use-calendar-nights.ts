import { useMemo } from 'react'
import { MAX_NIGHTS } from '#contract/bookings/stay-rules.ts'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { datesIn } from '#contract/platform/date-lists.ts'
import { addDays, type DateRange, dateIn } from '#contract/platform/dates.ts'
import { useIsPaged } from '../kit/use-lodges.ts'
import { addMonths, datesOfMonths } from './months.ts'
import { type Night, toNight } from './night.ts'
import { useOverrides, usePrefetchOverrides, useTaken } from './use-rates.ts'
import type { RatesAddress } from './use-rates-address.ts'

/** Night by lodge and date, and what the form needs of lodges that are not shown. */
export function useCalendarNights(
  { view, lodge, month }: RatesAddress,
  lodges: readonly OwnersLodge[],
  chosen: readonly string[],
) {
  const isPaged = useIsPaged()
  const isYear = view === 'year'
  const months = isYear ? 12 : 1
  const shown = datesOfMonths(month, months)
  const known = knownDates(month, months)
  const one = useOverrides(known, lodge, isYear)
  const needsAll = !isYear || chosen.some((slug) => slug !== lodge)
  const some = isPaged ? (isYear ? chosen : lodges.map(({ slug }) => slug)) : null
  const all = useOverrides(known, some, needsAll)
  const read = isYear ? one : all
  const steps = [-months, months].map((step) => knownDates(addMonths(month, step), months))
  usePrefetchOverrides(steps, isYear ? lodge : some, read.isSuccess)
  const overrides = (needsAll && all.data) || one.data
  const rows = useMemo(
    () => (isYear ? lodges.filter(({ slug }) => slug === lodge) : lodges),
    [isYear, lodges, lodge],
  )
  const occupancy = useTaken(rows.map(({ slug }) => slug))
  const taken = occupancy.data
  const nights = useMemo(() => {
    const dates = datesIn(datesOfMonths(month, months))
    if (!read.data) return null
    const bySlug = rows.map(({ slug, price, timeZone }): [string, Map<string, Night>] => {
      const today = dateIn(timeZone, Date.now())
      const given = { basePrice: price, taken: taken?.[slug] ?? [], today }
      const override = (date: string) => read.data.get(slug)?.get(date)
      return [
        slug,
        new Map(dates.map((date) => [date, toNight(date, { ...given, override: override(date) })])),
      ]
    })
    return new Map(bySlug)
  }, [read.data, rows, taken, month, months])
  const isComplete = !needsAll || !all.isPending
  return { read, nights, overrides, isComplete, shown, known, hasFailed: occupancy.isLoadingError }
}

/** A stay that begins on the last night shown must be priced too. */
function knownDates(month: string, months: number): DateRange {
  const { from, to } = datesOfMonths(month, months)
  return { from, to: addDays(to, MAX_NIGHTS) }
}
