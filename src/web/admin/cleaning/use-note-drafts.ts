import { useState } from 'react'
import type { Cleaning, Day } from '#contract/day.ts'

/** What is typed over a cleaning's note; null while the saved note is shown. */
type NoteDraft = string | null

export type NoteDrafts = ReturnType<typeof useNoteDrafts>

const keyOf = ({ lodgeSlug, date }: Cleaning): string => `${lodgeSlug} ${date}`

/** Whether a draft differs from the saved note. */
export const isUnsaved = (draft: NoteDraft, { note }: Cleaning): boolean =>
  draft !== null && draft.trim() !== (note ?? '')

/** The unsaved notes of a day's cleanings, also of those that the list's search and pages hide. */
export function useNoteDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, NoteDraft>>(new Map())
  const draftOf = (cleaning: Cleaning): NoteDraft => drafts.get(keyOf(cleaning)) ?? null
  const write = (cleaning: Cleaning, draft: NoteDraft) =>
    setDrafts((all) => new Map(all).set(keyOf(cleaning), draft))
  /** Forgets a saved draft, unless something else was typed during the save. */
  const forget = (cleaning: Cleaning, saved: NoteDraft) =>
    setDrafts((all) => (all.get(keyOf(cleaning)) === saved ? new Map(all).set(keyOf(cleaning), null) : all))
  const hasUnsaved = ({ cleaning, unfinished }: Day): boolean =>
    [...unfinished, ...cleaning].some((one) => isUnsaved(draftOf(one), one))
  return { draftOf, write, forget, hasUnsaved }
}
