/** A weekend is Friday to Sunday, a week any seven nights. */
export const anyStays = ['weekend', 'week'] as const

export type MonthStay = { month: string; any: (typeof anyStays)[number] }
