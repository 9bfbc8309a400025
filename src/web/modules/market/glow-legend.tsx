const opacities = [0.3, 0.6, 1]

export function GlowLegend() {
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <svg viewBox="0 0 60 14" className="h-3.5 w-15 text-ember" fill="none" aria-hidden="true">
        {opacities.map((opacity, index) => (
          <path
            key={opacity}
            d={`M${2 + index * 20} 12 ${10 + index * 20} 2l8 10`}
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
