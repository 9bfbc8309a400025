import { type ReactNode, useState } from 'react'
import { isErasedReview } from '#contract/reviews/erased-review.ts'
import type { AdminReview } from '#contract/reviews/reviews.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { Stars } from '#web/platform/ui/lodge/stars.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { StatusBadge } from '../kit/status-badge.tsx'
import { ReviewTextForm } from './review-text-form.tsx'
import { useChangeReview } from './use-reviews.ts'

type Editing = 'reply' | 'removal' | null

export function ReviewRow({ review }: { review: AdminReview }) {
  const { id, stars, text, name, lodgeName, reference, createdAt, reply, removedReason } = review
  const [editing, setEditing] = useState<Editing>(null)
  const close = () => setEditing(null)
  const change = useChangeReview(review, close)
  return (
    <li className="rounded-picture border border-line bg-surface p-4 sm:p-5">
      <article aria-label={`Review ${id}`}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stars stars={stars} />
          <span className="font-medium">{name}</span>
          {removedReason !== null && <StatusBadge status="removed" />}
        </p>
        <p className="mt-1 text-sm text-muted">
          {lodgeName}, {reference}, {formatInstant(createdAt)}
        </p>
        <p dir="auto" className="mt-3 max-w-prose whitespace-pre-line">
          {text}
        </p>
        {reply !== null && <Note title="Your answer">{reply}</Note>}
        {removedReason !== null && <Note title="Removed. The reason shown">{removedReason}</Note>}
        {editing === null && !isErasedReview(review) && (
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={() => setEditing('reply')}>{reply === null ? 'Answer' : 'Change answer'}</Button>
            {removedReason === null ? (
              <Button variant="plain" onClick={() => setEditing('removal')}>
                Remove
              </Button>
            ) : (
              <Button
                variant="plain"
                disabled={change.isPending}
                onClick={() => change.mutate({ removedReason: null })}
              >
                Restore
              </Button>
            )}
          </div>
        )}
        {editing === 'reply' && (
          <ReviewTextForm
            label="Your answer"
            hint="Everyone sees it below the review."
            button="Save answer"
            initial={reply ?? ''}
            max={5000}
            isEmptyAllowed={reply !== null}
            isPending={change.isPending}
            onSave={(reply) => change.mutate({ reply })}
            onClose={close}
          />
        )}
        {editing === 'removal' && (
          <ReviewTextForm
            label="Reason"
            hint="Everyone sees it in place of the review, which no longer counts. A low rating is not a reason."
            button="Remove review"
            initial=""
            max={500}
            isPending={change.isPending}
            onSave={(removedReason) => change.mutate({ removedReason })}
            onClose={close}
          />
        )}
      </article>
    </li>
  )
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-4 border-l-2 border-line-strong pl-4">
      <p className="text-sm text-muted">{title}</p>
      <p dir="auto" className="mt-1 max-w-prose whitespace-pre-line">
        {children}
      </p>
    </div>
  )
}
