import { formatDollars } from '#contract/money.ts'
import { DAY1_DISCOUNT, type Quote } from '#contract/quote.ts'

/** A price line by line: the nights, the discount by its name, the total. */
export function PriceLines({ quote }: { quote: Quote }) {
  const nights = quote.nights === 1 ? '1 night' : `${quote.nights} nights`
  return (
    <dl
      aria-label="Price"
      aria-live="polite"
      className="grid grid-cols-[1fr_auto] gap-y-2 border-t border-line pt-4"
    >
      <dt className="text-muted">
        {formatDollars(quote.nightlyPrice)} × {nights}
      </dt>
      <dd className="text-right font-mono">{formatDollars(quote.subtotal)}</dd>
      {quote.discount > 0 && (
        <>
          <dt className="text-up">Day 1 Investor discount ({DAY1_DISCOUNT * 100}%)</dt>
          <dd className="text-right font-mono text-up">-{formatDollars(quote.discount)}</dd>
        </>
      )}
      <dt className="font-medium">Total</dt>
      <dd className="text-right font-mono font-medium">{formatDollars(quote.total)}</dd>
    </dl>
  )
}
