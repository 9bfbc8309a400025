import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { sees } from '#web/testing/state.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))

/** Whether a text is shown half a second later: the page reads a payment's status several times. */
async function shownLater(text: string): Promise<boolean> {
  await vi.advanceTimersByTimeAsync(500)
  return page.getByText(text).length > 0
}

const RETURN = 'redirect_status=succeeded&payment_intent_client_secret='

test.each([
  [`/art-gallery?${RETURN}unknown`, 'Payment under way'],
  [`/badges?${RETURN}unknown`, 'Payment under way'],
  [`/investor?${RETURN}unknown`, 'Payment under way'],
  // a link that lost its second half
  ['/badges?redirect_status=succeeded', 'Payment under way'],
  ['/badges?redirect_status=failed', 'Donation Failed'],
  ['/investor?redirect_status=failed', 'Donation Failed'],
  ['/investor?success=true&redirect_status=failed', 'Payment Failed'],
])('%s of a return from the bank reads %s', async (path, title) => {
  await openPage(path, {
    network: (network) => network.fail('POST /api/payment-status', 404, 'This payment is unknown'),
  })
  await expect.poll(() => shownLater(title)).toBe(true)
  await expect.poll(() => location.search).toBe('')
})

test('who leaves the page before the bank has answered is not led back to it', async () => {
  let answer = () => {}
  await openPage(`/badges?${RETURN}unknown`, {
    network: (network) => {
      network.fail('POST /api/payment-status', 404, 'This payment is unknown')
      answer = network.hold('POST /api/payment-status')
    },
  })
  await page.getByRole('navigation').getByRole('link', { name: 'Art Gallery' }).first().click()
  await expect.poll(() => location.pathname).toBe('/art-gallery')
  answer()
  await expect.poll(() => shownLater('Payment under way')).toBe(true)
  expect(location.pathname).toBe('/art-gallery')
})

test('shows that a payment cannot be set up', async () => {
  const { network } = await openPage('/investor')
  network.refuse('POST /api/create-payment-intent', 503, '{}')
  const dialog = page.getByRole('dialog')
  await page
    .getByRole('article', { name: 'Bronze Lodge Partner' })
    .getByRole('button', { name: 'Invest Now' })
    .click()
  const next = dialog.getByRole('button', { name: 'Continue to Payment' })
  await next.click()
  await sees(dialog.getByText('Name is required'))
  await sees(dialog.getByText('Please enter a valid email address'))
  await dialog.getByLabelText('Name').fill('Ivy Investor')
  await dialog.getByLabelText('Email').fill('nobody@example.com')
  await next.click()
  await sees(page.getByText('Payment Setup Failed').first())
  await sees(page.getByText('Unable to initialize payment. Please try again.').first())
})

test('shows an investor the figures and what a package earns', async () => {
  await openPage('/investor')
  for (const text of [
    'Total Investment Raised',
    '$2.4M',
    'Active Investors',
    '147',
    '9.2%',
    'Operating Since',
    '2023',
  ])
    await sees(page.getByText(text, { exact: true }))
  for (const text of ['$2.4M / $5M', '14 / 20', '$1.8M / $2.5M']) await sees(page.getByText(text))
  const coins = page.getByRole('region', { name: 'Live Crypto Performance' }).getByRole('listitem')
  await expect.poll(() => coins.length).toBe(6)
  await sees(page.getByRole('article', { name: 'Gold Lodge Shareholder' }).getByText('Premium'))
  await sees(page.getByText('Nothing on this page is an offer of securities'))
})
