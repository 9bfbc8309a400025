import { useNavigate, useSearch } from '@tanstack/react-router'
import { withSearch } from '#web/platform/api/with-search.ts'

/** Defaults are left out. */
type RatesSearch = {
  view?: 'month' | undefined
  /** Defaults to the first lodge. */
  lodge?: string | undefined
  /** `YYYY-MM`: the month, or the first of twelve. Defaults to this month. */
  month?: string | undefined
}

/** Invalid parts are dropped. The page parses, so that no other page loads this code. */
function parseRatesSearch({ view, lodge, month }: Record<string, unknown>): RatesSearch {
  return {
    view: view === 'month' ? view : undefined,
    lodge: typeof lodge === 'string' ? lodge : undefined,
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(String(month)) ? String(month) : undefined,
  }
}

export type RatesView = 'year' | 'month'

export type RatesAddress = { view: RatesView; lodge: string; month: string }

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
        // A lodge's own page always names it in the address.
        lodge: lodge === first && !('part' in before) ? undefined : lodge,
        month: month === thisMonth ? undefined : month,
      })),
      resetScroll: false,
    })
  }
  return { address, go }
}
