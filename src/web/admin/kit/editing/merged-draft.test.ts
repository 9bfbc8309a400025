import { expect, test } from 'vitest'
import type { LodgeGuide } from '#contract/guide/guide.ts'
import { changesOfOthers, mergedDraft } from './merged-draft.ts'

const start: LodgeGuide = {
  address: '7 Ridge Road',
  directions: 'Left after the bridge.',
  wifiName: 'Granite',
  wifiPassword: 'rose',
  rules: ['No smoking'],
  contact: 'Olive',
  doorCode: null,
  lockDeviceId: null,
}
const saved = { ...start, directions: 'Theirs.', rules: ['No smoking', 'No pets'], doorCode: '4711' }
const draft = { ...start, directions: 'Mine.', rules: ['No smoking', 'No pets'], contact: 'Otto' }

test("names what others changed, without the draft's own changes and without equal values", () => {
  expect(changesOfOthers({ start, saved, draft })).toEqual({ directions: 'Theirs.', doorCode: '4711' })
  expect(changesOfOthers({ start, saved: draft, draft })).toEqual({})
})

test('either choice keeps what only one editor has changed', () => {
  const states = { start, saved, draft }
  expect(mergedDraft(states, true)).toEqual({ ...saved, directions: 'Mine.', contact: 'Otto' })
  expect(mergedDraft(states, false)).toEqual({ ...saved, contact: 'Otto' })
})
