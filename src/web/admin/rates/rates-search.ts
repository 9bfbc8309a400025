/** The rate calendar in a query string; what is at its default is left out: twelve months of the first lodge from this month on. */
type RatesSearch = {
  view?: 'month' | undefined
  /** Slug of the lodge whose twelve months are shown. */
  lodge?: string | undefined
  /** `YYYY-MM`: the month, or the first of the twelve. */
  month?: string | undefined
}

/** Reads whatever a link says; a part that makes no sense is dropped. The page reads it, so that no other page loads it. */
export function parseRatesSearch({ view, lodge, month }: Record<string, unknown>): RatesSearch {
  return {
    view: view === 'month' ? view : undefined,
    lodge: typeof lodge === 'string' ? lodge : undefined,
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(String(month)) ? String(month) : undefined,
  }
}
