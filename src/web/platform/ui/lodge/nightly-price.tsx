import type { Lodge } from '#contract/lodges/lodges.ts'
import { formatDollars } from '#contract/platform/money.ts'

type NightlyPriceProps = {
  lodge: Pick<Lodge, 'price' | 'priceFrom' | 'hasOnePrice'>
  className: string
}

export function NightlyPrice({ lodge, className }: NightlyPriceProps) {
  const { price, priceFrom, hasOnePrice } = lodge
  return (
    <>
      {priceFrom !== null && !hasOnePrice && <span>from </span>}
      <span className={className}>{formatDollars(priceFrom ?? price)}</span>
    </>
  )
}
