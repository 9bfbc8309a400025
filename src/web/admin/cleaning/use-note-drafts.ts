import { useState } from 'react'
import type { Cleaning, Day } from '#contract/cleaning/day.ts'

/** `over` is the saved note when typing began. */
type NoteDraft = { text: string; over: string | null }

export type NoteDrafts = ReturnType<typeof useNoteDrafts>

const draftKey = ({ lodgeSlug, date }: Cleaning): string => `${lodgeSlug} ${date}`

export const isUnsaved = (draft: NoteDraft | null, { note }: Cleaning): boolean =>
  draft !== null && draft.text.trim() !== (note ?? '')

/** Includes drafts of cleanings that the search or the page hides. */
export function useNoteDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, NoteDraft | null>>(new Map())
  const findDraft = (cleaning: Cleaning): NoteDraft | null => drafts.get(draftKey(cleaning)) ?? null
  const write = (cleaning: Cleaning, text: string) => {
    const over = (findDraft(cleaning) ?? { over: cleaning.note }).over
    const draft = text === (cleaning.note ?? '') ? null : { text, over }
    setDrafts((all) => new Map(all).set(draftKey(cleaning), draft))
  }
  /** Drops a saved draft. Text typed during the save becomes a draft over the saved note. */
  const saved = (cleaning: Cleaning) =>
    setDrafts((all) => {
      const draft = all.get(draftKey(cleaning)) ?? null
      const rest = draft && isUnsaved(draft, cleaning) ? { ...draft, over: cleaning.note } : null
      return new Map(all).set(draftKey(cleaning), rest)
    })
  const hasUnsaved = ({ cleaning, unfinished }: Day): boolean =>
    [...unfinished, ...cleaning].some((one) => isUnsaved(findDraft(one), one))
  return { findDraft, write, saved, hasUnsaved }
}
