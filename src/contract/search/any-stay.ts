/** Stays that a search looks for anywhere in a month: a weekend is Friday to Sunday, a week any seven nights. */
export const anyStays = ['weekend', 'week'] as const

/** One of them, and its month as `YYYY-MM`. */
export type MonthStay = { month: string; any: (typeof anyStays)[number] }
