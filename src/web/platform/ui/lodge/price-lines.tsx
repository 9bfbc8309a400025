import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { Quote } from '#contract/bookings/quote.ts'
import { formatCents } from '#contract/platform/money.ts'

type Price = Pick<Quote, 'lines' | 'taxCents' | 'totalCents'>

type PriceLinesProps = {
  label?: string
  price: Price
  isOpen?: boolean
  format?: (cents: number) => string
}

export function PriceLines({
  price,
  isOpen = false,
  label = 'Price',
  format = formatCents,
}: PriceLinesProps) {
  const { taxCents, totalCents } = price
  return (
    <section aria-label={label} aria-live="polite" className="border-t border-line pt-4">
      <p className="flex justify-between gap-4 font-medium">
        <span>Total{taxCents > 0 && <span className="font-normal text-muted">, taxes included</span>}</span>
        <span className="tabular">{format(totalCents)}</span>
      </p>
      {isOpen ? <Lines price={price} isOpen format={format} /> : <PriceDetails price={price} />}
    </section>
  )
}

export function PriceDetails({ price }: { price: Price }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="-ml-1 flex min-h-11 items-center gap-1 px-1 text-sm text-muted underline underline-offset-4 hover:text-text"
      >
        Price details
        <ChevronDown size={16} aria-hidden="true" className={isOpen ? 'rotate-180' : undefined} />
      </button>
      <div id={id}>
        <Lines price={price} isOpen={isOpen} />
      </div>
    </div>
  )
}

/** A discount is visible without a press. */
const Lines = ({ price, isOpen, format = formatCents }: Omit<PriceLinesProps, 'label'>) => (
  <dl className="text-sm">
    {price.lines.map(({ name, cents }, index) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and lines do not move
        key={index}
        // A printed page shows a line that is hidden by its class.
        className={`${isOpen || cents < 0 ? 'flex' : 'hidden'} justify-between gap-4 py-1`}
      >
        <dt className={cents < 0 ? 'text-up' : 'text-muted'}>{name}</dt>
        <dd className={cents < 0 ? 'tabular text-up' : 'tabular'}>{format(cents)}</dd>
      </div>
    ))}
  </dl>
)
