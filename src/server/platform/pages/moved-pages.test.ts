import { expect, test } from 'vitest'
import { movedTo } from './moved-pages.ts'

test.each([
  ['/admin/chat', '/admin/inbox?tab=rooms'],
  ['/admin/month?month=2027-01&utm=x', '/admin/payments?tab=month&month=2027-01&utm=x'],
  ['/admin/security/', '/admin/settings?tab=security'],
  ['/admin/dashboard', null],
  ['/admin/rates?view=month', null],
  ['/admin/constructor', null],
  ['/chat', null],
])('%s leads to %s', (old, index) => {
  expect(movedTo(old)).toBe(index)
})
