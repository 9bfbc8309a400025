import { useState } from 'react'
import type { Cleaning, Day } from '#contract/cleaning/day.ts'

/** What is typed over a cleaning's note, and that note as it was then. */
type NoteDraft = { text: string; over: string | null }

export type NoteDrafts = ReturnType<typeof useNoteDrafts>

const draftKey = ({ lodgeSlug, date }: Cleaning): string => `${lodgeSlug} ${date}`

/** Whether a draft differs from the saved note. */
export const isUnsaved = (draft: NoteDraft | null, { note }: Cleaning): boolean =>
  draft !== null && draft.text.trim() !== (note ?? '')

/** The unsaved notes of a day's cleanings, also of those that the list's search and pages hide. */
export function useNoteDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, NoteDraft | null>>(new Map())
  const findDraft = (cleaning: Cleaning): NoteDraft | null => drafts.get(draftKey(cleaning)) ?? null
  const write = (cleaning: Cleaning, text: string) => {
    const over = (findDraft(cleaning) ?? { over: cleaning.note }).over
    const draft = text === (cleaning.note ?? '') ? null : { text, over }
    setDrafts((all) => new Map(all).set(draftKey(cleaning), draft))
  }
  /** Forgets a draft that is saved; what was typed during the save is a draft over the saved note. */
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
