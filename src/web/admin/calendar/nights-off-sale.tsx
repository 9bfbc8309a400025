import { type DateRange, daysBetween } from '#contract/platform/dates.ts'
import { pluralize } from '#contract/platform/pluralize.ts'

type NightsOffSaleProps = {
  /** Null for all lodges. */
  lodgeSlug: string | null
  /** Half-open; null where no night is closed. */
  range: DateRange | null
  /** How many lodges there are. */
  lodges: number
}

/** 'Takes 16 nights off sale', before an event or a closure is saved. */
export function NightsOffSale({ lodgeSlug, range, lodges }: NightsOffSaleProps) {
  if (!range || lodges === 0) return null
  const nights = daysBetween(range.from, range.to) * (lodgeSlug === null ? lodges : 1)
  return (
    <p role="status" className="text-sm text-ember">
      {`Takes ${pluralize(nights, 'night')} off sale${lodgeSlug === null ? `, at all ${lodges} lodges` : ''}`}
    </p>
  )
}
