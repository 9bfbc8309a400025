import { useNavigate, useSearch } from '@tanstack/react-router'
import { addDays } from '#contract/platform/dates.ts'
import { useMedia } from '#web/admin/kit/use-media.ts'
import { withSearch } from '#web/platform/api/with-search.ts'
import { type DayChoice, parseTimelineSearch } from './timeline-search.ts'

/** `lodge` is null for all. */
export type TimelineAddress = { from: string; days: DayChoice; lodge: string | null }

const DAYS_BEFORE_TODAY = 2

/** A phone starts with a week, other screens with a month. */
export function useTimelineAddress(slugs: readonly string[], today: string) {
  const search = parseTimelineSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const isWide = useMedia('(width >= 48rem)')
  const usualDays: DayChoice = isWide ? 30 : 7
  const usualFrom = addDays(today, isWide ? -DAYS_BEFORE_TODAY : 0)
  const address: TimelineAddress = {
    from: search.from ?? usualFrom,
    days: search.days ?? usualDays,
    lodge: slugs.find((slug) => slug === search.lodge) ?? null,
  }
  const go = (change: Partial<TimelineAddress>) => {
    const { from, days, lodge } = { ...address, ...change }
    void navigate({
      to: '.',
      search: withSearch({
        from: from === usualFrom ? undefined : from,
        days: days === usualDays ? undefined : days,
        lodge: lodge ?? undefined,
      }),
      replace: true,
      resetScroll: false,
    })
  }
  return { address, go, usualFrom }
}
