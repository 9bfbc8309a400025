import clsx from 'clsx'
import { formatPercent } from '#contract/market/market-format.ts'
import { Icon } from '#web/platform/ui/icon.tsx'

type PriceChangeProps = { change: number | null; ticker?: string | null; className?: string }

export function PriceChange({ change, ticker, className }: PriceChangeProps) {
  if (change === null || !Number.isFinite(change)) return null
  const percent = formatPercent(change)
  const isUp = percent.startsWith('+')
  return (
    <span className={clsx('price-change', isUp ? 'text-up' : 'text-down', className)}>
      {ticker && <span className="text-muted">{ticker}</span>}
      <Icon name={isUp ? 'up' : 'down'} />
      <span className="sr-only">{isUp ? 'up ' : 'down '}</span>
      <span>{`${percent} 24h`}</span>
    </span>
  )
}
