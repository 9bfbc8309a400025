import { Star } from 'lucide-react'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { pluralize } from '#contract/platform/pluralize.ts'

/** The average of a lodge's reviews and their number, linked to them; '5.0 Rating' without a review. */
export function Rating({ rating }: Pick<Lodge, 'rating'>) {
  const star = <Star size={16} aria-hidden="true" />
  if (!rating) return <span className="flex items-center gap-1.5">{star} 5.0 Rating</span>
  const { average, count } = rating
  return (
    <a href="#reviews" className="flex items-center gap-1.5 underline underline-offset-4">
      {star} <span>{average.toFixed(1)} Rating</span> <span>({pluralize(count, 'review')})</span>
    </a>
  )
}
