import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'

test('a problem is solved by two presses and leaves the list', async () => {
  localStorage.setItem('adminToken', 'token')
  localStorage.setItem(
    'adminUser',
    JSON.stringify({ id: 2, name: 'Hilda', role: 'housekeeper', email: 'hilda@example.com' }),
  )
  const problem = {
    lodgeSlug: 'xrp-lodge',
    lodgeName: 'XRP Lodge',
    date: '2027-03-01',
    note: 'The kettle is broken.',
    picture: null,
  }
  const { network } = await openPage('/admin/cleaning?day=problems', {
    network: (network) => {
      network.answer('GET /api/admin/cleaning-problems', [problem])
      network.answer('DELETE /api/admin/cleaning/{lodgeSlug}/{date}/problem', null)
    },
  })
  await expect.element(page.getByText('The kettle is broken.')).toBeVisible()
  await page.getByRole('button', { name: 'Solved' }).click()
  network.answer('GET /api/admin/cleaning-problems', [])
  await page.getByRole('button', { name: 'Really solved?' }).click()
  await expect.element(page.getByText('Nothing is noted as broken or missing.')).toBeVisible()
})
