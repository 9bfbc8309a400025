import type { LodgeGuide, LodgeGuideRecord } from '#contract/guide.ts'
import { changedSince } from './changed-since.ts'

export const guideFieldLabels: Readonly<Record<keyof LodgeGuide, string>> = {
  address: 'Address',
  directions: 'Directions',
  wifiName: 'Wi-Fi name',
  wifiPassword: 'Wi-Fi password',
  rules: 'House rules',
  contact: 'Contact',
  doorCode: 'Door code',
  lockDeviceId: 'Lock device ID',
}

export const guideFieldsOf = ({
  version: _version,
  lockProvider: _provider,
  lockError: _error,
  ...fields
}: LodgeGuideRecord): LodgeGuide => fields

/** Three states of a guide: the one that an editor began with, the saved one, and the editor's draft. */
type GuideStates = { start: LodgeGuide; saved: LodgeGuide; draft: LodgeGuide }

/** The saved fields that others have changed, without those equal to the draft's. */
export function changesOfOthers({ start, saved, draft }: GuideStates): Partial<LodgeGuide> {
  const differing = new Map(changedSince(draft, saved))
  return Object.fromEntries(changedSince(start, saved).filter(([field]) => differing.has(field)))
}

/** The saved guide with the draft's changes. Where others have changed a field too, `keepsMine` decides. */
export function mergedDraft(states: GuideStates, keepsMine: boolean): LodgeGuide {
  const theirs = changesOfOthers(states)
  const mine = changedSince(states.start, states.draft)
  const kept = keepsMine ? mine : mine.filter(([field]) => !(field in theirs))
  return { ...states.saved, ...Object.fromEntries(kept) }
}
