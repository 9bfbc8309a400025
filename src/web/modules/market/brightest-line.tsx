import { Link } from '@tanstack/react-router'
import type { Lodge } from '#contract/lodges/lodges.ts'

/** 'up 6.95 %', 'unchanged' or 'down only 0.40 %', for the lodge that leads. */
export function movementInWords(change: number): string {
  const percent = Math.abs(change).toFixed(2)
  if (percent === '0.00') return 'unchanged'
  return `${change > 0 ? 'up' : 'down only'} ${percent} %`
}

type BrightestLineProps = {
  lodge: Pick<Lodge, 'name' | 'slug'> | undefined
  /** In percent; null without a figure. */
  change: number | null
  isDemo: boolean
  staySearch: { checkIn?: string | undefined; checkOut?: string | undefined; party?: number | undefined }
}

export function BrightestLine({ lodge, change, isDemo, staySearch }: BrightestLineProps) {
  if (!lodge || change === null) return null
  return (
    <p className="text-sm text-text/90">
      <Link
        to="/lodge/$slug"
        params={{ slug: lodge.slug }}
        search={staySearch}
        className="inline-block py-1 tabular underline decoration-line-strong underline-offset-4 hover:decoration-ember"
      >
        {`Brightest tonight: ${lodge.name}, `}
        <span className="whitespace-nowrap">{movementInWords(change)}</span>. Its roof glows with its coin.
      </Link>
      {isDemo && <span> (Demo market data)</span>}
    </p>
  )
}
