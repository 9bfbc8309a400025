import { changedSince } from './changed-since.ts'

export type EditStates<Fields extends object> = { start: Fields; saved: Fields; draft: Fields }

/** Leaves out fields where the draft has the same value. */
export function changesOfOthers<Fields extends object>({
  start,
  saved,
  draft,
}: EditStates<Fields>): Partial<Fields> {
  const differing = new Map(changedSince(draft, saved))
  const theirs = changedSince(start, saved).filter(([field]) => differing.has(field))
  return Object.fromEntries(theirs) as Partial<Fields>
}

/** The saved fields with the draft's changes. `keepsMine` decides about fields that others changed too. */
export function mergedDraft<Fields extends object>(states: EditStates<Fields>, keepsMine: boolean): Fields {
  const theirs = changesOfOthers(states)
  const mine = changedSince(states.start, states.draft)
  const kept = keepsMine ? mine : mine.filter(([field]) => !(field in theirs))
  return { ...states.saved, ...Object.fromEntries(kept) }
}
