import type { Review } from '#contract/reviews/reviews.ts'
import { Stars } from '#web/platform/ui/lodge/stars.tsx'

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** 'November 2026' from '2026-11'. */
function monthInWords(month: string): string {
  const [year, number] = month.split('-')
  return `${monthNames[Number(number) - 1] ?? ''} ${year}`
}

export function ReviewEntry({ review }: { review: Review }) {
  const { stars, text, name, month, reply, removedReason } = review
  if (removedReason !== null || stars === null)
    return (
      <article className="rounded-picture border border-line p-5 text-muted">
        <p>
          A review of a stay in {monthInWords(month)} was removed. The reason: <bdi>{removedReason}</bdi>
        </p>
      </article>
    )
  return (
    <article className="rounded-picture border border-line bg-surface p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars stars={stars} />
        <span className="font-medium">{name}</span>
        <span className="text-sm text-muted">{monthInWords(month)}</span>
      </p>
      <p dir="auto" className="mt-3 max-w-prose leading-relaxed whitespace-pre-line">
        {text}
      </p>
      {reply && (
        <div className="mt-4 border-l-2 border-line-strong pl-4">
          <p className="text-sm text-muted">Answer of the owner</p>
          <p dir="auto" className="mt-1 max-w-prose whitespace-pre-line">
            {reply}
          </p>
        </div>
      )}
    </article>
  )
}
