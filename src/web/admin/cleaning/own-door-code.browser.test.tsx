import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Cleaning } from '#contract/cleaning/day.ts'
import { openPage } from '#web/testing/open-page.tsx'

const cleaning: Cleaning = {
  ...{ lodgeSlug: 'xrp-lodge', lodgeName: 'XRP Lodge', date: '2027-03-01', timeZone: 'UTC' },
  ...{ dueBy: '2027-03-01T16:00:00.000Z', nextArrival: '2027-03-01' },
  ...{ doneAt: null, doneBy: null, note: null, picture: null },
}
const doge = { ...cleaning, lodgeSlug: 'doge-lodge', lodgeName: 'DOGE Lodge' }
const times = { date: '2027-03-01', from: '2027-03-01T11:00:00.000Z', until: '2027-03-01T16:00:00.000Z' }

test("a housekeeper reads each cleaning's own door code", async () => {
  localStorage.setItem('adminToken', 'token')
  localStorage.setItem(
    'adminUser',
    JSON.stringify({ id: 2, name: 'Rosa', role: 'housekeeper', email: 'rosa@example.com' }),
  )
  await openPage('/admin/cleaning?day=2027-03-01', {
    network: (network) => {
      network.answer('GET /api/admin/day', {
        ...{ dates: ['2027-03-01'], arrivals: [], departures: [], inHouse: [], unfinished: [] },
        cleaning: [cleaning, doge],
      })
      network.answer('GET /api/admin/cleaning-codes', [
        { lodgeSlug: 'xrp-lodge', code: '314159', ...times },
        { lodgeSlug: 'doge-lodge', code: null, ...times },
      ])
    },
  })
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(card('XRP Lodge').getByText('314159')).toBeVisible()
  await expect.element(card('XRP Lodge').getByText(/^Your door code 314159, .* until .*/)).toBeVisible()
  await expect.element(card('DOGE Lodge').getByText('Your door code is not at the lock yet.')).toBeVisible()
})
