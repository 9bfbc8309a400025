import { useNavigate, useSearch } from '@tanstack/react-router'
import { withSearch } from '#web/platform/api/with-search.ts'

/** The rate calendar in a query string; what is at its default is left out: twelve months of the first lodge from this month on. */
type RatesSearch = {
  view?: 'month' | undefined
  /** Slug of the lodge whose twelve months are shown. */
  lodge?: string | undefined
  /** `YYYY-MM`: the month, or the first of the twelve. */
  month?: string | undefined
}

/** Reads whatever a link says; a part that makes no sense is dropped. The page reads it, so that no other page loads it. */
function parseRatesSearch({ view, lodge, month }: Record<string, unknown>): RatesSearch {
  return {
    view: view === 'month' ? view : undefined,
    lodge: typeof lodge === 'string' ? lodge : undefined,
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(String(month)) ? String(month) : undefined,
  }
}

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
      search: withSearch((before) => ({
        ...before,
        view: view === 'month' ? view : undefined,
        // On a lodge's own page the address names it always.
        lodge: lodge === first && !('part' in before) ? undefined : lodge,
        month: month === thisMonth ? undefined : month,
      })),
      resetScroll: false,
    })
  }
  return { address, go }
}
