import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { Facets, LodgeFilter } from '#contract/search/lodge-filter.ts'
import { type Sort, sorts } from '#contract/search/lodge-sort.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField } from '#web/platform/ui/forms/field.tsx'
import { PriceSlider } from './price-slider.tsx'
import type { FilterChange } from './use-filter.ts'

function FilterSection({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(true)
  const content = useId()
  return (
    <section>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={content}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-9 w-full items-center justify-between gap-2 font-medium"
      >
        {title}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className={`transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={content} hidden={!isOpen} className="pt-3">
        {children}
      </div>
    </section>
  )
}

const sortLabels: Record<Sort, string> = {
  'crypto-movement': 'Top Crypto Movers',
  name: 'Name',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  guests: 'Max Guests',
  total: 'Total for your dates',
}

type FilterPanelProps = {
  facets: Facets
  filter: LodgeFilter
  onChange: (change: FilterChange) => void
  isDated: boolean
  shown: number
  onClose: () => void
}

export default function FilterPanel({ facets, filter, onChange, isDated, shown, onClose }: FilterPanelProps) {
  const toggle = (feature: string) =>
    onChange(({ features }) => ({
      features: features.includes(feature)
        ? features.filter((chosen) => chosen !== feature)
        : [...features, feature],
    }))
  return (
    <>
      <div className="grid gap-6 rounded-picture border border-line bg-surface p-5 md:grid-cols-2">
        <GuestsSelect
          most={facets.maxGuests}
          value={filter.maxGuests}
          onChange={(maxGuests) => onChange({ maxGuests })}
        />
        <SelectField
          label="Sort by"
          value={filter.sortBy}
          onChange={(event) => onChange({ sortBy: event.target.value as Sort })}
        >
          {sorts
            .filter((sort) => sort !== 'total' || isDated)
            .map((sort) => (
              <option key={sort} value={sort}>
                {sortLabels[sort]}
              </option>
            ))}
        </SelectField>
        <FilterSection title="Price Range">
          <PriceSlider
            bounds={facets.bounds}
            range={filter.priceRange}
            onChange={(priceRange) => onChange({ priceRange })}
          />
        </FilterSection>
        <FilterSection title="Features">
          <div className="grid max-h-72 gap-1 overflow-y-auto sm:grid-cols-2">
            {facets.features.map((feature) => (
              <label key={feature} className="flex min-h-9 items-center gap-2.5 text-sm">
                <input
                  type="checkbox"
                  className="size-4 shrink-0"
                  checked={filter.features.includes(feature)}
                  onChange={() => toggle(feature)}
                />
                {feature}
              </label>
            ))}
          </div>
        </FilterSection>
      </div>
      <Button variant="primary" className="mt-4 w-full sm:hidden" onClick={onClose}>
        {`Show ${pluralize(shown, 'lodge')}`}
      </Button>
    </>
  )
}

type GuestsSelectProps = { most: number; value: number | null; onChange: (guests: number | null) => void }

function GuestsSelect({ most, value, onChange }: GuestsSelectProps) {
  const choices = Array.from({ length: most }, (_, index) => index + 1)
  // A link may ask for more guests than any lodge takes.
  if (value !== null && value > most) choices.push(value)
  return (
    <SelectField
      label="Guests"
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    >
      <option value="">Any number of guests</option>
      {choices.map((guests) => (
        <option key={guests} value={guests}>
          {pluralize(guests, 'Guest')}
        </option>
      ))}
    </SelectField>
  )
}
