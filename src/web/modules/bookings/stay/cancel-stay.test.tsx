import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { defaultPolicy } from '#contract/bookings/built-in-policies.ts'
import { computeLedger } from '#contract/bookings/ledger.ts'
import { exampleStay } from '#web/testing/example-stay.ts'
import { CancelStay } from './cancel-stay.tsx'

const now = Date.parse('2030-11-01T10:00:00Z')

const stay = (status: BookingWithMoney['status']): BookingWithMoney => ({
  ...exampleStay,
  ...{ checkIn: '2030-12-06', checkOut: '2030-12-09', nights: 3, checkInFrom: '16:00' },
  timeZone: 'America/Denver',
  totalCents: 126_000,
  status,
  policy: defaultPolicy,
  createdAt: '2030-11-01T10:00:00.000Z',
  money: computeLedger(126_000, []),
})

const render = (status: BookingWithMoney['status']): string =>
  renderToString(
    <CancelStay
      booking={stay(status)}
      now={now}
      isCancelling={false}
      newCostCents={null}
      onLook={() => {}}
      onCancel={() => {}}
    />,
  )

it.each([
  ['requested', 'Until the owner has confirmed, cancelling is free.'],
  ['awaiting_payment', 'Until you have paid, cancelling is free.'],
] as const)(
  'no step of the policy is current for a stay that is %s, and cancelling is free',
  (status, words) => {
    const html = render(status)
    expect(html).toContain(words)
    expect(html).toContain('Half is kept')
    expect(html).not.toContain('aria-current')
  },
)

it('the first step of the policy is current for a confirmed stay', () => {
  const html = render('confirmed')
  expect(html.match(/aria-current="step"/g)).toHaveLength(1)
  expect(html).toMatch(/aria-current="step".*Free cancellation.*Half is kept/s)
  expect(html).not.toContain('Until')
})
