import { changedSince } from './changed-since.ts'

/** Three states of what is edited: the one that an editor began with, the saved one, and the editor's draft. */
export type EditStates<Fields extends object> = { start: Fields; saved: Fields; draft: Fields }

/** The saved fields that others have changed, without those equal to the draft's. */
export function changesOfOthers<Fields extends object>({
  start,
  saved,
  draft,
}: EditStates<Fields>): Partial<Fields> {
  const differing = new Map(changedSince(draft, saved))
  const theirs = changedSince(start, saved).filter(([field]) => differing.has(field))
  return Object.fromEntries(theirs) as Partial<Fields>
}

/** What is saved, with the draft's changes. Where others have changed a field too, `keepsMine` decides. */
export function mergedDraft<Fields extends object>(states: EditStates<Fields>, keepsMine: boolean): Fields {
  const theirs = changesOfOthers(states)
  const mine = changedSince(states.start, states.draft)
  const kept = keepsMine ? mine : mine.filter(([field]) => !(field in theirs))
  return { ...states.saved, ...Object.fromEntries(kept) }
}
