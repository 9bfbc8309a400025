import { expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { exampleGuide, exampleStay } from '#web/testing/example-stay.ts'
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

test('the door code of a translated stay is copied', async () => {
  playSockets()
  await commands.allow(['clipboard-read', 'clipboard-write'])
  await openPage('/booking/ABCDEFGHJK?key=secret', {
    network: (network) => {
      network.answer('GET /api/bookings/{reference}', exampleStay)
      network.answer('GET /api/bookings/{reference}/guide', exampleGuide)
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
