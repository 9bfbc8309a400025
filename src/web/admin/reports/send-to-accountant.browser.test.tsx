import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MonthFigures } from '#contract/reports/month-report.ts'
import { openPage } from '#web/testing/open-page.tsx'

const total: MonthFigures = {
  nightsSold: 4,
  nightsOpen: 8,
  occupancy: 0.5,
  averageDailyRate: 100,
  revPar: 50,
  revenueCents: 40_000,
  feesKeptCents: 0,
  taxes: [],
}

/** The report of March 2027 where emails are sent. */
function openReport(email: string | null) {
  let reads = 0
  localStorage.setItem('adminToken', 'token')
  localStorage.setItem(
    'adminUser',
    JSON.stringify({ id: 1, name: 'Olive', role: 'admin', email: 'olive@example.com' }),
  )
  return openPage('/admin/payments?tab=month&month=2027-03', {
    network: (network) => {
      network.answer('GET /api/admin/accountant', { email, sends: true })
      network.answer('PUT /api/admin/accountant', { email: 'anna@example.com', sends: true })
      network.answer('POST /api/admin/reports/month/send', { recipient: 'anna@example.com', sends: true })
      network.answer('GET /api/admin/reports/month', {
        // The page reads the month before and that of last year too.
        get month() {
          reads += 1
          return `2027-0${reads}`
        },
        receivedCents: 40_000,
        lodges: [],
        total,
        agentBookings: 0,
      })
    },
  })
}

test('one press sends the month to the known accountant', async () => {
  const { network } = await openReport('anna@example.com')
  await page.getByRole('button', { name: 'Send to accountant' }).click()
  await expect.element(page.getByText('Sent to Accountant')).toBeVisible()
  expect(network.sent.at(-1)).toMatchObject({
    call: 'POST /api/admin/reports/month/send',
    body: { month: '2027-03' },
  })
})

test('the first press takes the address, keeps it and sends', async () => {
  const { network } = await openReport(null)
  await page.getByRole('button', { name: 'Send to accountant' }).click()
  const form = page.getByRole('form', { name: 'Accountant' })
  await form.getByLabelText('Email').fill('anna@example.com')
  await form.getByRole('button', { name: 'Save and send' }).click()
  await expect.element(page.getByText('Sent to Accountant')).toBeVisible()
  const calls = network.sent.map(({ call }) => call).filter((call) => !call.startsWith('GET'))
  expect(calls).toEqual(['PUT /api/admin/accountant', 'POST /api/admin/reports/month/send'])
})
