import { expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import type { StayGuide } from '#contract/guide/guide.ts'
import { type FakeSocket, playSockets } from '#web/testing/fake-socket.ts'
import { press } from '#web/testing/gestures.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { daysFromNow, isGone, sees } from '#web/testing/state.ts'
import { translatePage } from '#web/testing/translate-page.ts'

const failed = page.getByText(/could not be shown|Not Found/)

test('a translated chat says that its connection is lost, and is there again afterwards', async () => {
  const sockets: FakeSocket[] = []
  playSockets({ onOpen: (socket) => sockets.push(socket) })
  await openPage('/lodge/pepe-lodge/chat')
  await page.getByLabelText('Your Name').fill('Ada')
  await page.getByRole('button', { name: 'Join Chat Room' }).click()
  const state = page.getByRole('status').filter({ hasText: /nnected/ })
  await expect.element(state).toHaveTextContent(/^Connected$/)
  onTestFinished(translatePage())
  sockets[0]?.receive('presence', { count: 2 })
  await sees(page.getByText('2 here now'))
  sockets[0]?.close(1006)
  await expect.element(state).toHaveTextContent(/^Disconnected$/)
  await expect.element(state).toHaveTextContent(/^Connected$/)
  await isGone(failed)
})

const booking: BookingWithMoney = {
  id: 1,
  reference: 'ABCDEFGHJK',
  guestName: 'Ada',
  guestEmail: 'ada@example.com',
  guestPhone: null,
  lodgeSlug: 'pepe-lodge',
  lodgeName: 'Pepe Lodge',
  checkIn: daysFromNow(0),
  checkOut: daysFromNow(2),
  guests: 2,
  specialRequests: null,
  nights: 2,
  nightlyPrice: 400,
  discount: 0,
  totalPrice: 800,
  lines: [],
  taxCents: 0,
  totalCents: 80_000,
  status: 'confirmed',
  until: null,
  policy: { name: 'Flexible', steps: [] },
  keptCents: null,
  timeZone: 'UTC',
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  changeRequest: null,
  createdAt: new Date().toISOString(),
  money: {
    totalCents: 80_000,
    paidCents: 80_000,
    refundedCents: 0,
    refundingCents: 0,
    dueCents: 0,
    overpaidCents: 0,
    isStuck: false,
  },
}

const guide: StayGuide = {
  address: '1 Pond Road',
  directions: 'Past the pond.',
  rules: ['No frogs in the tub.'],
  contact: '+1 555 0100',
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  timeZone: 'UTC',
  wifi: { name: 'Pond', password: 'croak' },
  doorCode: {
    code: '4711',
    from: `${daysFromNow(0)}T15:00:00.000Z`,
    until: `${daysFromNow(2)}T11:00:00.000Z`,
  },
  hasDoorCode: true,
  opensAt: `${daysFromNow(-1)}T15:00:00.000Z`,
  closesAt: `${daysFromNow(2)}T11:00:00.000Z`,
  isPaid: true,
}

test('the door code of a translated stay is copied', async () => {
  playSockets()
  await commands.allow(['clipboard-read', 'clipboard-write'])
  await openPage('/booking/ABCDEFGHJK?key=secret', {
    network: (network) => {
      network.answer('GET /api/bookings/{reference}', booking)
      network.answer('GET /api/bookings/{reference}/guide', guide)
      network.answer('GET /api/bookings/{reference}/messages', [])
    },
  })
  const copy = page.getByRole('button', { name: 'Copy door code' })
  await sees(copy)
  onTestFinished(translatePage())
  await copy.click()
  await sees(page.getByRole('button', { name: 'Copied' }))
  await sees(page.getByText('4711'))
})

/** What opens cameras, films or a canvas has no text to change. */
const NOT_PRESSED = /tour|AR|360|view in|camera|fire|full screen|rotation/i

const buttons = () =>
  [...document.querySelectorAll<HTMLElement>('main button:not([disabled])')].filter(
    (button) => button.checkVisibility() && !NOT_PRESSED.test(button.textContent + (button.ariaLabel ?? '')),
  )

test.each([
  '/',
  '/browse',
  `/browse?checkIn=${daysFromNow(40)}&checkOut=${daysFromNow(42)}&guests=2`,
  '/lodge/pepe-lodge',
  `/lodge/ethereum-lodge?checkIn=${daysFromNow(40)}&checkOut=${daysFromNow(42)}&guests=2`,
  '/lodge/pepe-lodge/chat',
  '/art-gallery',
  '/badges',
  '/investor',
  '/investor-badges',
  '/developer',
  '/contact',
  '/privacy',
  '/admin/login',
])('every button of the translated page %s works', async (path) => {
  playSockets()
  await openPage(path)
  await expect.element(page.css('main h1')).toBeInTheDocument()
  onTestFinished(translatePage())
  for (let next = 0; next < Math.min(buttons().length, 40); next += 1) {
    buttons()[next]?.click()
    await afterPaint()
    await press('Escape')
    await expect.element(page.css('main h1')).toBeInTheDocument()
  }
  await isGone(failed)
})

const afterPaint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
