import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { exampleGuide, exampleStay } from '#web/testing/example-stay.ts'
import type { FakeNetwork } from '#web/testing/fake-network.ts'
import { playSockets } from '#web/testing/fake-socket.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { daysFromNow, isGone, sees } from '#web/testing/state.ts'

const stay = { ...exampleStay, checkIn: daysFromNow(20), checkOut: daysFromNow(22) }
const extra = { description: '', max: 1, needsApproval: false, noticeHours: 0, taxed: false }
const offered = [
  { ...extra, id: 7, name: 'Hot tub', kind: 'per_night' as const, amount: 25 },
  { ...extra, id: 9, name: 'Late departure', kind: 'per_stay' as const, amount: 40, needsApproval: true },
  { ...extra, id: 10, name: 'Dinner', kind: 'per_guest' as const, amount: 60, noticeHours: 1000 },
]
const empty = {
  ...{ arrivalTime: null, phone: null, guestNames: [], vehicle: null, note: null, sentAt: null },
  isRequired: true,
}
const waiting = {
  orderId: 2,
  id: 9,
  name: 'Late departure',
  quantity: 1,
  cents: 4000,
  status: 'requested',
} as const

async function openStay(change: Partial<BookingWithMoney>, setUp?: (network: FakeNetwork) => void) {
  playSockets()
  const { network } = await openPage('/booking/ABCDEFGHJK?key=secret', {
    network: (network) => {
      network.answer('GET /api/bookings/{reference}', { ...stay, ...change })
      network.answer('GET /api/bookings/{reference}/guide', exampleGuide)
      network.answer('GET /api/bookings/{reference}/messages', [])
      network.answer('GET /api/bookings/{reference}/arrival', empty)
      network.answer('GET /api/lodges/{slug}/extras', { extras: offered })
      network.answer('GET /api/payment-setup', { provider: 'sandbox', crypto: 'none' })
      setUp?.(network)
    },
  })
  return network
}

const section = page.getByRole('region', { name: 'Extras' })

test('a guest orders an extra of a confirmed stay; one whose notice is over is not offered', async () => {
  const network = await openStay({})
  await isGone(section.getByText('Dinner'))
  await section.getByRole('checkbox', { name: 'Hot tub' }).click()
  await sees(section.getByText('Adds $50. It is due now.'))
  const extras = [
    { orderId: 1, id: 7, name: 'Hot tub', quantity: 1, cents: 5000, status: 'confirmed' as const },
  ]
  network.answer('POST /api/bookings/{reference}/extras', { ...stay, extras }, 201)
  await section.getByRole('button', { name: 'Order extras' }).click()
  await sees(section.getByText('Ordered, $50'))
  expect(network.sent.at(-1)).toMatchObject({
    body: { extras: [{ id: 7, quantity: 1 }] },
    key: expect.any(String),
  })
})

test('a requested extra is taken back', async () => {
  const network = await openStay({ extras: [waiting] })
  await sees(section.getByText('Waits for the owner, $40'))
  network.answer('DELETE /api/bookings/{reference}/extras/{orderId}', stay)
  await section.getByRole('button', { name: 'Take back Late departure' }).click()
  await isGone(section.getByText('Waits for the owner'))
})

test('a stay at a lodge without extras has no section of them', async () => {
  await openStay({}, (network) => network.answer('GET /api/lodges/{slug}/extras', { extras: [] }))
  await sees(page.getByRole('heading', { name: 'Before you arrive' }))
  await isGone(section)
})

test('the guide waits for the arrival form, which is sent', async () => {
  const guide = { ...exampleGuide, doorCode: null, waitsForArrivalForm: true as const }
  const network = await openStay({}, (network) =>
    network.answer('GET /api/bookings/{reference}/guide', guide),
  )
  await sees(page.getByText(/^The door code opens once you have sent the form/))
  const form = page.getByRole('form', { name: 'Before you arrive' })
  await form.getByLabelText('Arrival time').fill('17:30')
  await form.getByLabelText('Guest names').fill('Ada Lovelace\nGrace Hopper')
  const sentAt = new Date().toISOString()
  const answers = { ...empty, arrivalTime: '17:30', guestNames: ['Ada Lovelace', 'Grace Hopper'], sentAt }
  network.answer('PUT /api/bookings/{reference}/arrival', answers)
  network.answer('GET /api/bookings/{reference}/guide', exampleGuide)
  await form.getByRole('button', { name: 'Send' }).click()
  await sees(form.getByText(/^Sent .* You can change it/))
  await isGone(page.getByText(/^The door code opens once you have sent the form/))
  expect(network.sent.at(-1)?.body).toMatchObject({
    arrivalTime: '17:30',
    guestNames: ['Ada Lovelace', 'Grace Hopper'],
    phone: '',
  })
})
