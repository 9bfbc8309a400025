import { useNavigate, useSearch } from '@tanstack/react-router'
import { withSearch } from '#web/platform/api/with-search.ts'
import { parseRatesSearch } from './rates-search.ts'

export type RatesView = 'year' | 'month'

/** What of the calendar is shown, as the page's address says. */
export type RatesAddress = { view: RatesView; lodge: string; month: string }

/** The view, lodge and month in the page's address, and the way to others. */
export function useRatesAddress(slugs: readonly string[], thisMonth: string) {
  const search = parseRatesSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const first = slugs[0] ?? ''
  const address: RatesAddress = {
    view: search.view ?? 'year',
    lodge: slugs.find((slug) => slug === search.lodge) ?? first,
    month: search.month ?? thisMonth,
  }
  const go = (change: Partial<RatesAddress>) => {
    const { view, lodge, month } = { ...address, ...change }
    void navigate({
      to: '.',
      search: withSearch({
        view: view === 'month' ? view : undefined,
        lodge: lodge === first ? undefined : lodge,
        month: month === thisMonth ? undefined : month,
      }),
      resetScroll: false,
    })
  }
  return { address, go }
}
