import { formatStay } from '#contract/platform/dates.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { MonthStay } from '#contract/search/any-stay.ts'
import type { StaySearchParams } from './stay-params.ts'

export const monthName = (month: string): string =>
  new Date(`${month}-01`).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' })

/** 'week in December', for 'Any week in December' and 'a free week in December'. */
export const formatMonthStay = ({ month, any }: MonthStay): string => `${any} in ${monthName(month)}`

export const formatAny = (stay: MonthStay): string => `Any ${formatMonthStay(stay)}`

/** 'Dec 4–7' or 'Any week in December'. */
export const formatWhen = (search: StaySearchParams): string =>
  'month' in search ? formatAny(search) : formatStay(search)

/** 'Dec 4–7 · 2 guests'. */
export const formatSearch = (search: StaySearchParams): string =>
  `${formatWhen(search)} · ${pluralize(search.party, 'guest')}`
