export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="none" aria-hidden="true">
      <path
        d="M3 28 16 4l13 24"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M10.4 20h11.2" stroke="var(--color-ember)" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  )
}
