import { type DateRange, daysBetween } from '#contract/platform/dates.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { ConfirmButton } from '../kit/confirm-button.tsx'

export type NightsClosed = {
  /** Null for all lodges. */
  lodgeSlug: string | null
  /** Half-open; null where no night is closed. */
  range: DateRange | null
  lodges: number
}

function countNights({ lodgeSlug, range, lodges }: NightsClosed): number {
  return range ? daysBetween(range.from, range.to) * (lodgeSlug === null ? lodges : 1) : 0
}

/** 'Takes 16 nights off sale'. */
export function NightsOffSale(closed: NightsClosed) {
  const nights = countNights(closed)
  if (nights === 0) return null
  const all = closed.lodgeSlug === null ? `, at all ${closed.lodges} lodges` : ''
  return (
    <p role="status" className="text-sm text-ember">
      {`Takes ${pluralize(nights, 'night')} off sale${all}`}
    </p>
  )
}

type SaveNightsProps = {
  closed: NightsClosed
  /** Saving closes nights that were on sale. */
  closesMore: boolean
  label: string
  variant: 'primary' | 'danger'
  isSaving: boolean
  onSave: () => void
}

/** When it closes nights of all lodges, a second press confirms their number. */
export function SaveNights({ closed, closesMore, label, variant, isSaving, onSave }: SaveNightsProps) {
  const nights = countNights(closed)
  const text = isSaving ? 'Saving...' : label
  if (closesMore && closed.lodgeSlug === null && nights > 0)
    return (
      <ConfirmButton
        variant={variant}
        question={`Really take ${pluralize(nights, 'night')} off sale?`}
        disabled={isSaving}
        onConfirm={onSave}
      >
        {text}
      </ConfirmButton>
    )
  return (
    <Button type="submit" variant={variant} disabled={isSaving}>
      {text}
    </Button>
  )
}
