import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { formatCents } from '#contract/money.ts'
import type { Quote } from '#contract/quote.ts'

type PriceLinesProps = {
  price: Pick<Quote, 'lines' | 'taxCents' | 'totalCents'>
  /** Whether the lines are shown from the start. */
  isOpen?: boolean
}

/** What a stay costs, all in; what it is made of is one press away. */
export function PriceLines({ price, isOpen: isFirstOpen = false }: PriceLinesProps) {
  const { lines, taxCents, totalCents } = price
  const [isOpen, setOpen] = useState(isFirstOpen)
  const id = useId()
  return (
    <section aria-label="Price" aria-live="polite" className="border-t border-line pt-4">
      <p className="flex justify-between gap-4 font-medium">
        <span>Total{taxCents > 0 && <span className="font-normal text-muted">, taxes included</span>}</span>
        <span className="font-mono">{formatCents(totalCents)}</span>
      </p>
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
      <dl id={id} hidden={!isOpen} className="text-sm">
        {lines.map(({ kind, name, cents }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none moves by itself
          <div key={place} className="flex justify-between gap-4 py-1">
            <dt className={kind === 'discount' ? 'text-up' : 'text-muted'}>{name}</dt>
            <dd className={kind === 'discount' ? 'font-mono text-up' : 'font-mono'}>{formatCents(cents)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
