import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { exampleGuide, exampleStay } from '#web/testing/example-stay.ts'
import { playSockets } from '#web/testing/fake-socket.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { isGone, sees } from '#web/testing/state.ts'

const directions = page.getByRole('link', { name: 'Directions' })
const map = page.getByRole('link', { name: 'Open the map' })
const later = page.getByText('Exact address after confirmation')

async function openStay(stay: Partial<typeof exampleStay>, guide: Partial<typeof exampleGuide> = {}) {
  playSockets()
  await openPage('/booking/ABCDEFGHJK?key=secret', {
    network: (network) => {
      network.answer('GET /api/bookings/{reference}', { ...exampleStay, ...stay })
      network.answer('GET /api/bookings/{reference}/guide', { ...exampleGuide, ...guide })
      network.answer('GET /api/bookings/{reference}/messages', [])
    },
  })
}

test('before a stay is confirmed its map and directions lead to the town, and say so', async () => {
  await openStay({ status: 'requested' })
  await sees(later)
  await expect.element(directions).toHaveAttribute('href', expect.stringMatching(/destination=44\.\d+%2C-73/))
  await expect.element(map).toHaveAttribute('href', expect.stringContaining('?mlat=44.'))
})

test("a confirmed stay's map and directions lead to the owner's address", async () => {
  await openStay({}, { address: '1 Pond Road\nLake Placid' })
  const address = encodeURIComponent('1 Pond Road, Lake Placid')
  await expect.element(directions).toHaveAttribute('href', expect.stringContaining(`destination=${address}`))
  await expect
    .element(map)
    .toHaveAttribute('href', expect.stringContaining(`search?query=${address}#map=13/44.`))
  await isGone(later)
})

test('a confirmed stay without an address in its guide keeps the town', async () => {
  await openStay({}, { address: '' })
  await sees(page.getByRole('region', { name: 'Your guide' }))
  await expect.element(map).toHaveAttribute('href', expect.stringContaining('?mlat=44.'))
  await isGone(later)
})

test('address and phone numbers of a guide are links', async () => {
  await openStay({}, { contact: 'Olive, +1 555 0100, or (970) 555-0199 after 22:00' })
  const guide = page.getByRole('region', { name: 'Your guide' })
  await expect
    .element(guide.getByRole('link', { name: '1 Pond Road' }))
    .toHaveAttribute('href', expect.stringContaining('destination=1%20Pond%20Road'))
  await expect
    .element(guide.getByRole('link', { name: '+1 555 0100' }))
    .toHaveAttribute('href', 'tel:+15550100')
  await expect
    .element(guide.getByRole('link', { name: '(970) 555-0199' }))
    .toHaveAttribute('href', 'tel:9705550199')
  await sees(guide.getByText('Olive, +1 555 0100, or (970) 555-0199 after 22:00'))
})
