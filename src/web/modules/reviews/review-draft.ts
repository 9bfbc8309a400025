import { useState } from 'react'
import { readDraft, saveDraft } from '#web/platform/ui/forms/form-draft.ts'

export type ReviewDraft = { stars: number | null; text: string; name: string }

export const draftName = (reference: string): string => `review-${reference}`

/** This tab keeps the draft over a reload or a navigation. */
export function useReviewDraft(reference: string, defaultName: string) {
  const name = draftName(reference)
  const [draft, setDraft] = useState<ReviewDraft>(() => ({
    stars: null,
    text: '',
    name: defaultName,
    ...readDraft<ReviewDraft>(name),
  }))
  const change = (changed: Partial<ReviewDraft>) => {
    const next = { ...draft, ...changed }
    setDraft(next)
    saveDraft(name, next)
  }
  return { draft, change }
}
