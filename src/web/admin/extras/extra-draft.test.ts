import { expect, test } from 'vitest'
import { newExtra, parseDraft, toDraft } from './extra-draft.ts'

const stored = {
  ...{ id: 4, name: 'Firewood', description: '', kind: 'per_piece' as const, amount: 10, max: 3 },
  ...{ needsApproval: false, noticeHours: 24, taxed: true },
}

test('stored extras stay as they are through the form', () => {
  const parsed = parseDraft(toDraft({ extras: [stored, { ...stored, id: 5, kind: 'per_stay', max: 1 }] }))
  expect(parsed.extras).toEqual([stored, { ...stored, id: 5, kind: 'per_stay', max: 1 }])
})

test('an unfinished extra says what is missing at its fields', () => {
  const { errors } = parseDraft([{ ...newExtra(), noticeHours: '' }])
  expect(errors?.get('0.name')).toBe('Name is required')
  expect(errors?.get('0.amount')).toBe('Amount must be whole dollars')
  expect(errors?.get('0.noticeHours')).toBe('Notice must be whole hours, from 0 to a year')
})
