import type { Page, WebSocketRoute } from 'playwright-core'
import { expect, test } from 'vitest'
import { becomeOwner } from './an-owner.ts'
import { aVisitor, phone } from './visitor.ts'

const { visit } = aVisitor()

async function join(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your Name').fill(name)
  await page.getByRole('button', { name: 'Join Chat Room' }).click()
  await page.getByText('Connected', { exact: true }).waitFor()
}

async function sendMessage(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}

const log = (page: Page) => page.getByRole('log')

test('two guests talk, see who is here, and what was said is still there for a third', async () => {
  const path = '/lodge/cardano-lodge/chat'
  const [ada, grace] = [await visit({ path }), await visit({ path, context: phone })]
  await ada.getByRole('heading', { name: 'Join the Chat' }).waitFor()
  await join(ada, 'Ada')
  await join(grace, 'Grace')
  await ada.getByText('2 here now').waitFor()
  await sendMessage(ada, 'Is the hot tub warm? See https://example.com/tub.')
  await log(grace).getByText('Is the hot tub warm?').waitFor()
  const link = log(grace).getByRole('link', { name: 'https://example.com/tub' })
  expect(await link.getAttribute('rel')).toContain('noopener')
  // The hint lasts four seconds and is told again while somebody goes on typing.
  const hint = ada.getByText('Grace is typing...').waitFor()
  await grace
    .getByRole('textbox', { name: 'Message' })
    .pressSequentially('Let me feel the water', { delay: 300 })
  await hint
  await sendMessage(grace, 'Thirty-eight degrees.')
  await log(ada).getByText('Thirty-eight degrees.').waitFor()
  await ada.getByText('2 messages', { exact: true }).waitFor()
  expect(await log(ada).locator('[data-pending]').count()).toBe(0)
  const third = await visit({ path })
  await join(third, 'Cem')
  await log(third).getByText('Thirty-eight degrees.').waitFor()
  await third.getByRole('link', { name: 'Back to Cardano Lodge' }).click()
  await third.getByRole('heading', { level: 1, name: 'Cardano Lodge', exact: true }).waitFor()
})

test('the history holds what the chat below does not, oldest first, and loads fifty more at a time', async () => {
  const page = await visit({ path: '/lodge/stellar-lumens-lodge/chat' })
  for (let number = 1; number <= 110; number++)
    await page.request.post('/api/chat/stellar-lumens-lodge', {
      data: { userName: 'Nora', message: `line ${number}.`, userType: 'guest' },
    })
  await join(page, 'Ida')
  await page.getByText('110 messages', { exact: true }).waitFor()
  await log(page).getByText('line 61.').waitFor()
  expect(await log(page).getByText('line 60.').count()).toBe(0)
  const toggle = page.getByRole('button', { name: 'Chat History' })
  const history = page.getByRole('region', { name: 'Chat History' })
  const lines = async () => (await history.innerText()).match(/line \d+\./g)
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}.`)
  await toggle.click()
  await history.getByText('The latest messages are in the chat below.').waitFor()
  expect(await history.getByText('line 61.').count()).toBe(0)
  await history.getByRole('button', { name: 'Load More History' }).click()
  await history.getByText('line 11.').waitFor()
  expect(await lines()).toEqual(numbers(11, 60))
  await history.getByText('line 60.').hover()
  await history.getByRole('button', { name: 'Load More History' }).click()
  await history.getByText('line 1.', { exact: true }).waitFor()
  expect(await lines()).toEqual(numbers(1, 60))
  expect(await history.getByRole('button', { name: 'Load More History' }).count()).toBe(0)
  await toggle.click()
  expect(await history.count()).toBe(0)
  await toggle.click()
  await history.getByText('The latest messages are in the chat below.').waitFor()
  expect(await history.getByText('line 60.').count()).toBe(0)
})

test('a message typed before the connection drops waits in sight and goes out once', async () => {
  const page = await visit({
    path: '/lodge/arbitrum-lodge/chat',
    before: async (fresh) => {
      await fresh.routeWebSocket(/\/ws\?/, (socket) => {
        const server = socket.connectToServer()
        let isGone = false
        // The first message is lost on its way, together with the connection and what comes after it.
        socket.onMessage((frame) => {
          if (isGone) return
          if (!isLost && String(frame).includes('chat_message')) {
            isLost = isGone = true
            void server.close()
            void socket.close({ code: 4000 })
          } else server.send(frame)
        })
      })
      let isLost = false
      await fresh.route('**/api/chat/arbitrum-lodge', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      )
    },
  })
  await join(page, 'Lin')
  await sendMessage(page, 'Does this arrive?')
  await page.getByText('Waiting to be sent').waitFor()
  await page.locator('[data-message]', { hasText: 'Does this arrive?' }).waitFor()
  expect(await log(page).getByText('Does this arrive?').count()).toBe(1)
  const { body } = { body: await (await page.request.get('/api/chat/arbitrum-lodge')).json() }
  expect(body.map(({ message }: { message: string }) => message)).toEqual(['Does this arrive?'])
})

const sent = (id: number, userName: string, message: string) => ({
  id,
  lodgeSlug: 'pepe-lodge',
  userName,
  message,
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

/** Plays a server that knows the contract's calls and frames, and nothing beyond their fields. */
async function onBareServer(page: Page, socket: (socket: WebSocketRoute) => void): Promise<void> {
  await page.routeWebSocket(/\/ws\?lodge=pepe-lodge$/, socket)
  const before = sent(3, 'Nora', 'Before you came.')
  await page.route('**/api/chat/pepe-lodge', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: [before] }) : route.fallback(),
  )
  await page.route('**/api/chat/pepe-lodge/history?*', (route) =>
    route.fulfill({ json: { messages: [before], hasMore: false, totalCount: 1 } }),
  )
  await page.route('**/api/chat/pepe-lodge/stats', (route) => route.fulfill({ json: { totalMessages: 1 } }))
  await page.route('**/api/crypto', (route) => route.fulfill({ json: [bareRecord] }))
  await page.route('**/api/crypto/pepe-lodge', (route) => route.fulfill({ json: bareRecord }))
}

test('a guest talks over a server that knows the bare contract', async () => {
  const frames: { userName: string; message: string }[] = []
  const page = await visit({
    path: '/lodge/pepe-lodge/chat',
    before: (fresh) =>
      onBareServer(fresh, (socket) => {
        socket.onMessage((text) => {
          const frame = JSON.parse(String(text))
          frames.push(frame)
          const sendFrame = (type: string, data: unknown) => socket.send(JSON.stringify({ type, data }))
          sendFrame('new_message', sent(10 + frames.length, frame.userName, frame.message))
          sendFrame('crypto_update', { ...bareRecord, currentPrice: '1.5' })
        })
      }),
  })
  await join(page, 'Ada')
  await page.getByLabel('Message', { exact: true }).fill('Hello from Ada')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.locator('[data-message]', { hasText: 'Hello from Ada' }).waitFor()
  const panel = page.getByRole('region', { name: 'Live Market Data' })
  await panel.getByText('$1.50').waitFor()
  await page.getByText('2 messages', { exact: true }).waitFor()
  expect(frames).toEqual([
    {
      type: 'chat_message',
      userName: 'Ada',
      message: 'Hello from Ada',
      userType: 'guest',
      clientId: expect.any(String),
    },
  ])
  expect(await log(page).getByText('Hello from Ada').count()).toBe(1)
  expect(await log(page).locator('[data-pending]').count()).toBe(0)
  await log(page).getByText('Before you came.').waitFor()
  await page.getByRole('button', { name: 'Chat History' }).click()
  await page
    .getByRole('region', { name: 'Chat History' })
    .getByText('Everything said here is in the chat below.')
    .waitFor()
  expect(await panel.locator('svg[role=img]').count()).toBe(0)
  expect(await page.locator('main').innerText()).not.toMatch(/undefined|NaN|Invalid/)
  await page.goto('/investor')
  await page.getByText('+3.12% 24h').waitFor()
  expect(await page.locator('main').innerText()).not.toMatch(/undefined|NaN|Invalid/)
})

test('a message goes out by request once where no socket can be had, whatever the answer carries', async () => {
  const posts: unknown[] = []
  let sockets = 0
  const page = await visit({
    path: '/lodge/pepe-lodge/chat',
    before: async (fresh) => {
      await onBareServer(fresh, (socket) => {
        sockets += 1
        if (sockets > 1) void socket.close()
        // The first takes a message away with it.
        else socket.onMessage(() => void socket.close())
      })
      await fresh.route('**/api/chat/pepe-lodge', (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        posts.push(route.request().postDataJSON())
        return route.fulfill({ status: 201, json: sent(4, 'Ada', 'By post') })
      })
    },
  })
  await join(page, 'Ada')
  await sendMessage(page, 'By post')
  await page.locator('[data-message]', { hasText: 'By post' }).waitFor()
  await page.waitForTimeout(4000)
  expect(posts).toEqual([expect.objectContaining({ userName: 'Ada', message: 'By post', userType: 'guest' })])
  expect(await log(page).getByText('By post').count()).toBe(1)
  expect(await log(page).locator('[data-pending]').count()).toBe(0)
})

test('the coin’s figures stand beside the chat, marked as a demonstration', async () => {
  const page = await visit({ path: '/lodge/xrp-lodge/chat' })
  await join(page, 'Mia')
  const panel = page.getByRole('region', { name: 'Live Market Data' })
  await panel.getByText('Demo market data').waitFor()
  await panel.getByRole('img', { name: /last seven days/ }).waitFor()
  expect(await panel.textContent()).toMatch(/\$[\d,.]+.*[+-]\d+\.\d{2}%.*Market Cap\$[\d.]+[BMK]/)
})

test('an owner speaks as one, and hides what should not stand', async () => {
  const path = '/lodge/moo-deng-lodge/chat'
  const [guest, owner] = [await visit({ path }), await visit({ path })]
  await join(guest, 'Troll')
  await sendMessage(guest, 'Something rude')
  await becomeOwner(owner)
  await owner.reload()
  await join(owner, 'Olive')
  await sendMessage(owner, 'Please be kind')
  await log(guest).getByText('Please be kind').waitFor()
  await log(guest).getByText('Admin', { exact: true }).waitFor()
  await owner.locator('[data-message]', { hasText: 'Something rude' }).hover()
  await owner.getByRole('button', { name: 'Hide this message of Troll' }).click()
  await log(guest).getByText('Something rude').waitFor({ state: 'detached' })
  await guest.getByText('1 message', { exact: true }).waitFor()
})

test('a lodge that does not exist has no chat', async () => {
  const page = await visit({ path: '/lodge/no-such-lodge/chat' })
  await page.getByRole('heading', { name: 'Lodge Not Found' }).waitFor()
  await page.getByRole('button', { name: 'Back to Browse' }).click()
  await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
  expect((await page.request.get('/lodge/no-such-lodge/chat')).status()).toBe(404)
})

test('an owner whose session is over is told so before a word is said, and offered the login', async () => {
  const page = await visit({ path: '/lodge/tezos-lodge/chat' })
  await page.evaluate(() => {
    localStorage.setItem('adminToken', 'long-gone')
    localStorage.setItem('adminUser', '{"name":"Owner","role":"admin"}')
  })
  await page.reload()
  const notice = page.getByRole('alert').filter({ hasText: 'Session expired' })
  await notice.getByRole('link', { name: 'Log in again' }).waitFor()
  expect(await page.getByLabel('Your Name').inputValue()).toBe('')
})

test('an owner whose session ends in the room is told with the first message that is a guest’s', async () => {
  const page = await visit({ path: '/lodge/tezos-lodge/chat' })
  await becomeOwner(page)
  await page.reload()
  await join(page, 'Olive')
  await sendMessage(page, 'Breakfast is at eight.')
  await log(page).getByText('Admin', { exact: true }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.evaluate(() =>
    fetch('/api/admin/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('adminToken')}` },
    }),
  )
  await sendMessage(page, 'Or at nine.')
  await page.getByRole('alert').getByRole('link', { name: 'Log in again' }).click()
  await page.waitForURL('**/admin/login')
})
