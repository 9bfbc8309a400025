import { encode } from 'uqr'

/** A text as a QR code, dark on light with a quiet zone. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const { data, size } = encode(text, { border: 3 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 rounded-control bg-text"
    >
      <path d={dark.join('')} className="fill-page" />
    </svg>
  )
}
