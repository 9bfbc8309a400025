import { Star } from 'lucide-react'
import { MAX_STARS } from '#contract/reviews/review-rules.ts'

export function Stars({ stars }: { stars: number }) {
  return (
    <span role="img" aria-label={`${stars} of ${MAX_STARS} stars`} className="inline-flex gap-0.5 text-ember">
      {Array.from({ length: MAX_STARS }, (_, index) => (
        <Star
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
          key={index}
          size={16}
          aria-hidden="true"
          className={index < stars ? 'fill-current' : 'text-line-strong'}
        />
      ))}
    </span>
  )
}
