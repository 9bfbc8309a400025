import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { exampleGuide, exampleStay } from '#web/testing/example-stay.ts'
import { playSockets } from '#web/testing/fake-socket.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { isGone, sees } from '#web/testing/state.ts'

const card = { brand: 'visa', last4: '4242', expires: '12/34' }
const deposit = { dueOn: '2030-01-10', cents: 30_000, paidCents: 0 }
const balance = { dueOn: '2030-03-12', cents: 70_000, paidCents: 0 }
const unpaid = {
  ...exampleStay.money,
  totalCents: 100_000,
  paidCents: 0,
  dueCents: 100_000,
  dueNowCents: 30_000,
  nextDueOn: '2030-03-12',
  nextDueCents: 70_000,
}
const paidDeposit = { ...unpaid, paidCents: 30_000, dueCents: 70_000, dueNowCents: 0 }

async function openStay(stay: Partial<BookingWithMoney>) {
  playSockets()
  const { network } = await openPage('/booking/ABCDEFGHJK?key=secret', {
    network: (network) => {
      network.answer('GET /api/bookings/{reference}', { ...exampleStay, ...stay })
      network.answer('GET /api/bookings/{reference}/guide', exampleGuide)
      network.answer('GET /api/bookings/{reference}/messages', [])
      network.answer('GET /api/payment-setup', { provider: 'sandbox', crypto: 'none' })
      network.answer('POST /api/create-payment-intent', { clientSecret: 'pi_1_secret_1', paymentId: 1 })
    },
  })
  return network
}

test('before paying the card form says what is charged today and what later', async () => {
  await openStay({ schedule: [deposit, balance], money: unpaid, totalCents: 100_000 })
  await sees(page.getByText('$300 is due now. The balance of $700 is due on Tue, Mar 12, 2030.'))
  await page.getByRole('button', { name: 'Pay $300 by card' }).click()
  await sees(page.getByText('Today $300. The balance of $700 is charged to this card on March 12.'))
})

test('paying everything at once charges nothing later', async () => {
  await openStay({ schedule: [deposit, balance], money: unpaid, totalCents: 100_000 })
  await page.getByRole('button', { name: 'Pay all $1,000 now' }).click()
  await sees(page.getByRole('button', { name: 'Pay $1,000.00' }))
  await isGone(page.getByText(/is charged to this card/))
})

test('shows the schedule and the stored card, which is removed', async () => {
  const stay = { schedule: [{ ...deposit, paidCents: 30_000 }, balance], money: paidDeposit, card }
  const network = await openStay(stay)
  const schedule = page.getByRole('region', { name: 'Payment schedule' })
  await sees(schedule.getByText('Paid'))
  await sees(schedule.getByText('Due March 12'))
  await sees(
    page.getByText(
      '$300 of $1,000 is paid. The balance of $700 is charged to your card on Tue, Mar 12, 2030.',
    ),
  )
  const stored = page.getByRole('region', { name: 'Stored card' })
  await sees(stored.getByText('Visa ending in 4242, expires 12/34'))
  network.answer('DELETE /api/bookings/{reference}/card', { ...exampleStay, ...stay, card: null })
  await stored.getByRole('button', { name: 'Remove card' }).click()
  await sees(stored.getByText('No card is stored'))
  await sees(stored.getByRole('button', { name: 'Store a card' }))
})

test('a stay without a schedule shows none', async () => {
  await openStay({})
  await sees(page.getByText('This stay is paid'))
  await expect.element(page.getByRole('region', { name: 'Payment schedule' })).not.toBeInTheDocument()
})

test('a declined card is named in its form only, until the card is corrected', async () => {
  const network = await openStay({ schedule: [deposit, balance], money: unpaid, totalCents: 100_000 })
  network.answer('POST /api/sandbox/confirm', { status: 'failed', message: 'Your card was declined.' })
  await page.getByRole('button', { name: 'Pay $300 by card' }).click()
  const number = page.getByLabelText('Card number')
  await number.fill('4000 0000 0000 0002')
  await page.getByRole('button', { name: 'Pay $300.00' }).click()
  const reason = page.getByText('Your card was declined.')
  await sees(reason)
  expect(reason.elements().length).toBe(1)
  await number.fill('4242 4242 4242 4242')
  await isGone(reason)
})
