import type { MouseEvent } from 'react'
import { formatDollars } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { LodgeFilter, PriceRange } from '#contract/search/lodge-filter.ts'
import { Icon } from '#web/platform/ui/icon.tsx'
import { shownRange } from './shown-range.ts'

type FilterChipsProps = {
  filter: LodgeFilter
  bounds: PriceRange
  onChange: (change: Partial<LodgeFilter>) => void
  onLastRemoved: () => void
}

type Chip = { key: string; label: string; without: Partial<LodgeFilter> }

function listChips(filter: LodgeFilter, bounds: PriceRange): Chip[] {
  const { searchTerm, priceRange, maxGuests, features } = filter
  const chips: Chip[] = []
  if (searchTerm.trim() !== '')
    chips.push({ key: 'search', label: `"${searchTerm.trim()}"`, without: { searchTerm: '' } })
  if (priceRange.min > bounds.min || priceRange.max < bounds.max) {
    const { min, max } = shownRange(priceRange, bounds)
    const label = `${formatDollars(min)} - ${formatDollars(max)}`
    chips.push({ key: 'price', label, without: { priceRange: bounds } })
  }
  if (maxGuests !== null)
    chips.push({
      key: 'guests',
      label: pluralize(maxGuests, 'Guest'),
      without: { maxGuests: null },
    })
  for (const feature of features) {
    const others = features.filter((chosen) => chosen !== feature)
    chips.push({ key: `feature ${feature}`, label: feature, without: { features: others } })
  }
  return chips
}

export default function FilterChips({ filter, bounds, onChange, onLastRemoved }: FilterChipsProps) {
  const chips = listChips(filter, bounds)
  if (chips.length === 0) return null
  const remove = ({ currentTarget }: MouseEvent, { without }: Chip) => {
    const item = currentTarget.closest('li')
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
    if (neighbour) neighbour.querySelector('button')?.focus()
    else onLastRemoved()
    onChange(without)
  }
  return (
    <ul aria-label="Active filters" className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={chip.key}>
          <button
            type="button"
            aria-label={`Remove filter ${chip.label}`}
            onClick={(event) => remove(event, chip)}
            className="flex min-h-8 items-center gap-1.5 tabular rounded-full border border-line-strong/40 bg-raised px-3 text-sm hover:border-line-strong"
          >
            {chip.label}
            <Icon name="close" className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  )
}
