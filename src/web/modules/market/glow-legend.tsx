/** How bright each roof of the drawing is. */
const steps = [0.3, 0.6, 1]

/** Explains why the roofs of the cards differ. */
export function GlowLegend() {
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <svg viewBox="0 0 60 14" className="h-3.5 w-15 text-ember" fill="none" aria-hidden="true">
        {steps.map((opacity, place) => (
          <path
            key={opacity}
            d={`M${2 + place * 20} 12 ${10 + place * 20} 2l8 10`}
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            opacity={opacity}
          />
        ))}
      </svg>
      Roof lights follow each coin’s day
    </p>
  )
}
