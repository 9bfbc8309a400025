const WIDTH = 280
const HEIGHT = 64
const MARGIN = 3
const MAX_POINTS = 90

function toPoints(prices: readonly number[]): string {
  const step = Math.max(1, Math.ceil(prices.length / MAX_POINTS))
  const shown = prices.filter((_, index) => index % step === 0 || index === prices.length - 1)
  const [low, high] = [Math.min(...shown), Math.max(...shown)]
  const range = high - low || 1
  return shown
    .map((price, index) => {
      const x = (index / (shown.length - 1)) * WIDTH
      const y = MARGIN + (1 - (price - low) / range) * (HEIGHT - 2 * MARGIN)
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
}

export function Sparkline({ prices, name }: { prices: readonly number[] | undefined; name: string }) {
  if (!prices || prices.length < 2) return null
  const points = toPoints(prices)
  return (
    <svg
      role="img"
      aria-label={`Price of ${name} over the last seven days`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-16 w-full text-(--accent)"
    >
      <polygon points={`0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}`} className="fill-current opacity-10" />
      <polyline
        points={points}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
