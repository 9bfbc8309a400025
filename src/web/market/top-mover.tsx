import { changeOf, orderByMovement } from '#contract/lodge-order.ts'
import type { Lodge } from '#contract/lodges.ts'
import type { CryptoData } from '#contract/market.ts'
import { formatPercent } from '#contract/market-format.ts'

type TopMoverProps = { lodges: readonly Lodge[] | undefined; market: CryptoData | undefined; isDemo: boolean }

/** Names today's strongest mover under the hero's buttons. */
export function TopMover({ lodges, market, isDemo }: TopMoverProps) {
  const first = lodges && orderByMovement(lodges, market).find((lodge) => changeOf(lodge, market) !== null)
  const change = first ? changeOf(first, market) : null
  if (!first || change === null) return null
  return (
    <p className="text-sm text-text/85">
      Brightest today: <span className="font-medium text-text">{first.name}</span>,{' '}
      <span className="tabular">{formatPercent(change)}</span>
      {isDemo && ' (Demo market data)'}
    </p>
  )
}
