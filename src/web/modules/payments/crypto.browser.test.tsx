import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import type { CryptoInvoiceState, StayCoins } from '#contract/crypto/crypto.ts'
import { exampleGuide, exampleStay } from '#web/testing/example-stay.ts'
import { playSockets } from '#web/testing/fake-socket.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { isGone, sees } from '#web/testing/state.ts'

const unpaid = {
  ...exampleStay.money,
  totalCents: 100_000,
  paidCents: 0,
  dueCents: 100_000,
  dueNowCents: 100_000,
}
const waiting: CryptoInvoiceState = {
  status: 'new',
  additional: 'none',
  cents: 100_000,
  paidCents: 0,
  missingCents: 100_000,
  isCounted: false,
  expiresAt: '2030-01-01T12:00:00.000Z',
  coin: 'BTC',
  coinAmount: '0.00915557',
  rate: '109223.1',
  txids: [],
  refundLink: null,
}
const known = { invoiceId: 'inv1', statusKey: 'k', checkoutLink: '/sandbox/crypto/inv1' }
const opened = { paymentId: 1, ...known, cents: 100_000, expiresAt: waiting.expiresAt }

type Answers = {
  stay?: Partial<BookingWithMoney>
  coins?: StayCoins
  state?: Partial<CryptoInvoiceState>
  provider?: 'sandbox' | 'none'
}

async function openStay({ stay, coins, state, provider = 'sandbox' }: Answers) {
  playSockets()
  const { network } = await openPage('/booking/ABCDEFGHJK?key=secret', {
    network: (network) => {
      network.answer('GET /api/bookings/{reference}', { ...exampleStay, money: unpaid, ...stay })
      network.answer('GET /api/bookings/{reference}/guide', exampleGuide)
      network.answer('GET /api/bookings/{reference}/messages', [])
      network.answer('GET /api/bookings/{reference}/coins', coins ?? { invoice: null, refunds: [] })
      network.answer('GET /api/payment-setup', { provider, crypto: 'sandbox' })
      network.answer('POST /api/crypto-invoices', opened)
      network.answer('GET /api/crypto-invoices/{invoiceId}', { ...waiting, ...state })
    },
  })
  return network
}

const panel = page.getByRole('region', { name: 'Payment in coins' })

test('a guest chooses between card and crypto, and reads what it costs and what happens with too little', async () => {
  localStorage.clear()
  await openStay({})
  await sees(page.getByRole('button', { name: 'Pay $1,000 by card' }))
  await page.getByRole('button', { name: 'Pay with crypto' }).click()
  await sees(panel.getByText(/^Waiting for your coins until /))
  await sees(panel.getByText('$1,000: 0.00915557 BTC at $109,223.10'))
  await sees(panel.getByText(/^Too little: this page says what is missing/))
  await expect
    .element(panel.getByRole('link', { name: 'Open the checkout' }))
    .toHaveAttribute('href', known.checkoutLink)
})

test('an invoice that another device opened is shown, with what is missing', async () => {
  localStorage.clear()
  const state = { additional: 'partial', paidCents: 40_000, missingCents: 60_000 } as const
  await openStay({ coins: { invoice: known, refunds: [] }, state })
  await sees(panel.getByText(/^\$400 has arrived, \$600 is missing\. Please send the rest by /))
  await isGone(page.getByRole('button', { name: 'Pay with crypto' }))
})

test.each([
  ['wait for their confirmation', false, /^Your coins came late\. Once they are confirmed, they pay/],
  ['count once they are confirmed', true, '$1,000 has arrived and counts. Thank you!'],
])('late coins %s', async (_what, isCounted, words) => {
  localStorage.clear()
  const late = { status: 'expired', additional: 'late', paidCents: 100_000, missingCents: 0 } as const
  await openStay({ coins: { invoice: known, refunds: [] }, state: { ...late, isCounted } })
  await sees(panel.getByText(words))
})

test('an expired invoice is put away, and the guest may choose again', async () => {
  localStorage.clear()
  await openStay({ coins: { invoice: known, refunds: [] }, state: { status: 'expired' } })
  await sees(panel.getByText('The time to pay is over, and nothing has arrived. You can start again.'))
  await panel.getByRole('button', { name: 'Start again' }).click()
  await sees(page.getByRole('button', { name: 'Pay with crypto' }))
})

test('a paid stay leads to the address that its money goes back to', async () => {
  localStorage.clear()
  const money = { ...unpaid, paidCents: 110_000, dueCents: 0, dueNowCents: 0 }
  const back = { ...money, refundingCents: 10_000, refundingCoinsCents: 10_000 }
  const refund = { cents: 10_000, state: 'waits_for_address', link: 'https://pay.example/pull/1' } as const
  await openStay({ stay: { money: back }, coins: { invoice: null, refunds: [refund] } })
  await sees(page.getByText('$100.00 goes back to you in coins'))
  await expect
    .element(page.getByRole('link', { name: 'Name the address for your money back' }))
    .toHaveAttribute('href', refund.link)
})

test('where no card is taken, only crypto is offered', async () => {
  localStorage.clear()
  await openStay({ provider: 'none' })
  await sees(page.getByRole('button', { name: 'Pay with crypto' }))
  await isGone(page.getByRole('button', { name: 'Pay $1,000 by card' }))
})
