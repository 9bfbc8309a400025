import { expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { FakeNetwork } from '#web/testing/fake-network.ts'
import { playSockets } from '#web/testing/fake-socket.ts'
import { closePage, openPage } from '#web/testing/open-page.tsx'
import { isGone, sees } from '#web/testing/state.ts'

const log = page.getByRole('log')
const message = (text: string) => page.css('[data-message]').filter({ hasText: text })
const history = page.getByRole('button', { name: 'Chat History' })

async function join(name: string): Promise<void> {
  await page.getByLabelText('Your Name').fill(name)
  await page.getByRole('button', { name: 'Join Chat Room' }).click()
  await sees(page.getByText('Connected', { exact: true }))
}

async function sendMessage(text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}

const sent = (id: number, userName: string, words: string) => ({
  id,
  lodgeSlug: 'pepe-lodge',
  userName,
  message: words,
  timestamp: new Date().toISOString(),
})

const bareRecord = {
  id: 1,
  symbol: 'pepe',
  name: 'Pepe',
  currentPrice: '0.000012',
  priceChange24h: '0.000001',
  priceChangePercent24h: '3.12',
  marketCap: '5000000000',
  volume24h: '7000000',
  lastUpdated: new Date().toISOString(),
}

/** A server with the specification's calls and fields only. */
function onBareServer(network: FakeNetwork): void {
  const before = sent(3, 'Nora', 'Before you came.')
  network.change('GET /api/chat/{slug}', () => [before])
  network.change('GET /api/chat/{slug}/history', () => ({
    messages: [before],
    hasMore: false,
    totalCount: 1,
  }))
  network.change('GET /api/chat/{slug}/stats', () => ({ totalMessages: 1 }))
  network.change('GET /api/crypto', () => [bareRecord])
  network.change('GET /api/crypto/{slug}', () => bareRecord)
}

test("two guests talk over a server with the specification's calls only", async () => {
  const frames: unknown[] = []
  playSockets({
    onFrame: (socket, frame) => {
      frames.push(frame)
      socket.receive('new_message', sent(10 + frames.length, String(frame.userName), String(frame.message)))
      socket.receive('crypto_update', { ...bareRecord, currentPrice: '1.5' })
    },
  })
  await openPage('/lodge/pepe-lodge/chat', { network: onBareServer })
  await join('Ada')
  await sendMessage('Hello from Ada')
  await sees(message('Hello from Ada'))
  const panel = page.getByRole('region', { name: 'Live Market Data' })
  await sees(panel.getByText('$1.50'))
  await sees(page.getByText('2 messages', { exact: true }))
  expect(frames).toEqual([
    {
      type: 'chat_message',
      userName: 'Ada',
      message: 'Hello from Ada',
      userType: 'guest',
      clientId: expect.any(String),
    },
  ])
  await expect.poll(() => log.getByText('Hello from Ada').length).toBe(1)
  await expect.poll(() => log.css('[data-pending]').length).toBe(0)
  await sees(log.getByText('Before you came.'))
  await history.click()
  await sees(
    page
      .getByRole('region', { name: 'Chat History' })
      .getByText('Everything said here is in the chat below.'),
  )
  await isGone(panel.css('svg[role=img]'))
  const words = () => (page.css('main').element() as HTMLElement).innerText
  expect(words()).not.toMatch(/undefined|NaN|Invalid/)
  await closePage()
  await openPage('/investor', { network: onBareServer })
  await sees(page.getByText('+3.12% 24h'))
  expect(words()).not.toMatch(/undefined|NaN|Invalid/)
})

test('posts a message once when no socket opens, for any body of the answer', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  let sockets = 0
  playSockets({
    onOpen: (socket) => {
      sockets += 1
      if (sockets > 1) socket.close()
    },
    // The first request loses its answer.
    onFrame: (socket) => socket.close(),
  })
  const { network } = await openPage('/lodge/pepe-lodge/chat', { network: onBareServer })
  network.refuse('POST /api/chat/{slug}', 201, JSON.stringify(sent(4, 'Ada', 'By post')))
  await join('Ada')
  await sendMessage('By post')
  await sees(message('By post'))
  const before = sockets
  await vi.advanceTimersByTimeAsync(4000)
  await expect.poll(() => sockets).toBeGreaterThan(before)
  expect(network.sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ userName: 'Ada', message: 'By post', userType: 'guest' }),
  ])
  await expect.poll(() => log.getByText('By post').length).toBe(1)
  await expect.poll(() => log.css('[data-pending]').length).toBe(0)
})

test('shows the coin’s figures beside the chat, marked as a demonstration', async () => {
  playSockets()
  await openPage('/lodge/xrp-lodge/chat')
  await join('Mia')
  const panel = page.getByRole('region', { name: 'Live Market Data' })
  await sees(panel.getByText('Demo market data'))
  await sees(panel.getByRole('img', { name: /last seven days/ }))
  await expect
    .poll(() => panel.element().textContent)
    .toMatch(/\$[\d,.]+.*[+-]\d+\.\d{2}%.*Market Cap\$[\d.]+[BMK]/)
})

test("the room's film can be stopped, and where a browser plays no WebM it is the other file", async () => {
  playSockets()
  await commands.spoilRequests('**/*.webm')
  await openPage('/lodge/solana-lodge/chat')
  const film = () => page.getByTestId('fireside-video').element() as unknown as HTMLVideoElement
  await expect.poll(() => film().getAttribute('src')).toMatch(/solana-lodge-fireplace\.mp4$/)
  await expect.poll(() => film().paused).toBe(false)
  await page.getByRole('button', { name: 'Pause background' }).click()
  await expect.poll(() => film().paused).toBe(true)
  await page.getByRole('button', { name: 'Play background' }).click()
  await expect.poll(() => film().paused).toBe(false)
})

test.each([
  ['GET /api/chat/{slug}', 'The latest messages could not be loaded.', 'There are no messages yet.'],
  ['GET /api/chat/{slug}/history', 'The history could not be loaded.', 'Nothing was said here yet.'],
] as const)('says that %s failed, and reads it again', async (call, failed, ready) => {
  playSockets()
  let restore = () => {}
  await openPage('/lodge/ethereum-lodge/chat', {
    network: (network) => {
      restore = network.fail(call)
    },
  })
  await join('Fay')
  if (call.includes('history')) await history.click()
  const alert = page.getByRole('alert').filter({ hasText: failed })
  await sees(alert)
  restore()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await sees(page.getByText(ready))
  await isGone(alert)
})

test("says before an owner's first message that the session has expired, and offers the login", async () => {
  localStorage.setItem('adminToken', 'long-gone')
  localStorage.setItem('adminUser', '{"name":"Owner","role":"admin"}')
  await openPage('/lodge/tezos-lodge/chat')
  const notice = page.getByRole('alert').filter({ hasText: 'Session expired' })
  await sees(notice.getByRole('link', { name: 'Log in again' }))
  await expect.element(page.getByLabelText('Your Name')).toHaveValue('')
})
