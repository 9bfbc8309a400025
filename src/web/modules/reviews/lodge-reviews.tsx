import { useQuery } from '@tanstack/react-query'
import { pluralize } from '#contract/platform/pluralize.ts'
import { MAX_STARS, REVIEW_DAYS } from '#contract/reviews/review-rules.ts'
import type { LodgeReviews as Reviews } from '#contract/reviews/reviews.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { lodgeReviewsQuery } from './lodge-reviews-query.ts'
import { ReviewEntry } from './review-entry.tsx'

const FIRST_SHOWN = 6

export function LodgeReviews({ slug }: { slug: string }) {
  const { data, isError, refetch } = useQuery(lodgeReviewsQuery(useCall(), slug))
  return (
    <section id="reviews" aria-labelledby="reviews-heading">
      <h2 id="reviews-heading" className="text-3xl">
        Reviews
      </h2>
      {data ? (
        <Written data={data} />
      ) : isError ? (
        <p role="alert" className="mt-4 text-danger">
          The reviews could not be loaded.{' '}
          <button type="button" className="underline underline-offset-4" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      ) : (
        <div role="status" aria-label="Loading reviews" className="placeholder mt-5 h-40 rounded-picture" />
      )}
      <Verification />
    </section>
  )
}

function Written({ data: { average, count, reviews } }: { data: Reviews }) {
  const rest = reviews.slice(FIRST_SHOWN)
  return (
    <>
      {average === null ? (
        <EmptyList className="mt-4">No guest has written a review yet.</EmptyList>
      ) : (
        <Summary average={average} count={count} reviews={reviews} />
      )}
      <div className="mt-6 grid gap-4">
        {reviews.slice(0, FIRST_SHOWN).map((review) => (
          <ReviewEntry key={review.id} review={review} />
        ))}
      </div>
      {rest.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-11 py-2.5">Show all {reviews.length} reviews</summary>
          <div className="mt-4 grid gap-4">
            {rest.map((review) => (
              <ReviewEntry key={review.id} review={review} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}

function Summary({
  average,
  count,
  reviews,
}: {
  average: number
  count: number
  reviews: Reviews['reviews']
}) {
  const steps = Array.from({ length: MAX_STARS }, (_, index) => MAX_STARS - index)
  return (
    <div className="mt-5 grid items-center gap-x-12 gap-y-5 sm:grid-cols-[auto_minmax(0,20rem)] sm:justify-start">
      <p>
        <span className="block tabular text-5xl">{average.toFixed(1)}</span>
        <span className="block text-sm text-muted">
          of {MAX_STARS} stars, {pluralize(count, 'review')}
        </span>
      </p>
      <ul aria-label="Reviews by stars" className="grid gap-1.5 text-sm">
        {steps.map((stars) => {
          const found = reviews.filter((review) => review.stars === stars).length
          return (
            <li key={stars} className="grid grid-cols-[4rem_1fr_2rem] items-center gap-3">
              <span>{pluralize(stars, 'star')}</span>
              <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-raised">
                <span className="block h-full bg-ember" style={{ width: `${(found / count) * 100}%` }} />
              </span>
              <span className="text-right tabular text-muted">{found}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Verification() {
  return (
    <div className="mt-6 max-w-prose text-sm text-muted">
      <h3 className="font-sans text-sm font-semibold text-text">How reviews are verified</h3>
      <p className="mt-1">
        Only guests with a confirmed stay can write one, with the link of their booking, once for each stay,
        from check-out on for {REVIEW_DAYS} days. We show all reviews, good and bad, the newest first, and
        change none. Where one has to be removed, the reason stands in its place.
      </p>
    </div>
  )
}
