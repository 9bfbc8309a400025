import clsx from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { formatPercent } from '#contract/market-format.ts'

/** A coin's change: a green arrow up, a red arrow down, or nothing without a figure. */
export function PriceChange({ change, className }: { change: number | null; className?: string }) {
  if (change === null || !Number.isFinite(change)) return null
  const isUp = formatPercent(change).startsWith('+')
  const Arrow = isUp ? ArrowUp : ArrowDown
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 text-sm tabular',
        isUp ? 'text-up' : 'text-down',
        className,
      )}
    >
      <Arrow size={14} strokeWidth={2.5} aria-hidden="true" />
      <span className="sr-only">{isUp ? 'up ' : 'down '}</span>
      <span>{`${formatPercent(change)} 24h`}</span>
    </span>
  )
}
