import type { Page } from '@playwright/test'
import { deferred } from '../src/server/testing/deferred.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

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

test('journey: two guests talk and see the number present; a third reads the messages later', async ({
  visit,
}) => {
  const path = '/lodge/cardano-lodge/chat'
  const [ada, grace] = [await visit({ path }), await visit({ path, context: phone })]
  await ada.getByRole('heading', { name: 'Join the Chat' }).waitFor()
  await join(ada, 'Ada')
  await join(grace, 'Grace')
  await ada.getByText('2 here now').waitFor()
  await sendMessage(ada, 'Is the hot tub warm? See https://example.com/tub.')
  await log(grace).getByText('Is the hot tub warm?').waitFor()
  const link = log(grace).getByRole('link', { name: 'https://example.com/tub' })
  await expect.poll(() => link.getAttribute('rel')).toContain('noopener')
  // The typing notice lasts four seconds and is sent again while the guest types.
  const hint = ada.getByText('Grace is typing...').waitFor()
  await grace
    .getByRole('textbox', { name: 'Message' })
    .pressSequentially('Let me feel the water', { delay: 300 })
  await hint
  await sendMessage(grace, 'Thirty-eight degrees.')
  await log(ada).getByText('Thirty-eight degrees.').waitFor()
  await ada.getByText('2 messages', { exact: true }).waitFor()
  await expect(log(ada).locator('[data-pending]')).toHaveCount(0)
  const third = await visit({ path })
  await join(third, 'Cem')
  await log(third).getByText('Thirty-eight degrees.').waitFor()
  await third.getByRole('link', { name: 'Back to Cardano Lodge' }).click()
  await third.getByRole('heading', { level: 1, name: 'Cardano Lodge', exact: true }).waitFor()
})

test('the history shows older messages, oldest first, and loads fifty more at a time', async ({ visit }) => {
  const page = await visit({ path: '/lodge/stellar-lumens-lodge/chat' })
  for (let number = 1; number <= 110; number++)
    await page.request.post('/api/chat/stellar-lumens-lodge', {
      data: { userName: 'Nora', message: `line ${number}.`, userType: 'guest' },
    })
  await join(page, 'Ida')
  await page.getByText('110 messages', { exact: true }).waitFor()
  await log(page).getByText('line 61.').waitFor()
  await expect(log(page).getByText('line 60.')).toHaveCount(0)
  const toggle = page.getByRole('button', { name: 'Chat History' })
  const history = page.getByRole('region', { name: 'Chat History' })
  const lines = async () => (await history.innerText()).match(/line \d+\./g)
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}.`)
  await toggle.click()
  await history.getByText('The latest messages are in the chat below.').waitFor()
  await expect(history.getByText('line 61.')).toHaveCount(0)
  await history.getByRole('button', { name: 'Load More History' }).click()
  await history.getByText('line 11.').waitFor()
  await expect.poll(() => lines()).toEqual(numbers(11, 60))
  await history.getByText('line 60.').hover()
  await history.getByRole('button', { name: 'Load More History' }).press('Enter')
  await history.getByText('line 1.', { exact: true }).waitFor()
  await expect.poll(() => lines()).toEqual(numbers(1, 60))
  await expect(history.getByRole('button', { name: 'Load More History' })).toHaveCount(0)
  await expect(history).toBeFocused()
  await toggle.click()
  await expect(history).toHaveCount(0)
  await toggle.click()
  await history.getByText('The latest messages are in the chat below.').waitFor()
  await expect(history.getByText('line 60.')).toHaveCount(0)
})

test('shows a message that waits for the connection, and sends it once', async ({ visit }) => {
  const seenWaiting = deferred()
  const page = await visit({
    path: '/lodge/arbitrum-lodge/chat',
    before: async (fresh) => {
      await fresh.routeWebSocket(/\/ws\?/, async (socket) => {
        if (isLost) await seenWaiting.promise
        const server = socket.connectToServer()
        let isGone = false
        // The socket drops the first message and closes.
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
        route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
      )
    },
  })
  await join(page, 'Lin')
  await sendMessage(page, 'Does this arrive?')
  await page.getByText('Waiting to be sent').waitFor()
  seenWaiting.resolve()
  await page.locator('[data-message]', { hasText: 'Does this arrive?' }).waitFor()
  await expect(log(page).getByText('Does this arrive?')).toHaveCount(1)
  const { body } = { body: await (await page.request.get('/api/chat/arbitrum-lodge')).json() }
  expect(body.map(({ message }: { message: string }) => message)).toEqual(['Does this arrive?'])
})

test('an owner posts with a badge and hides a message', async ({ visit }) => {
  const path = '/lodge/moo-deng-lodge/chat'
  const guest = await visit({ path })
  await join(guest, 'Troll')
  await sendMessage(guest, 'Something rude')
  const owner = await visit({ path, as: 'owner' })
  await join(owner, 'Olive')
  await sendMessage(owner, 'Please be kind')
  await log(guest).getByText('Please be kind').waitFor()
  await log(guest).getByText('Admin', { exact: true }).waitFor()
  await owner.locator('[data-message]', { hasText: 'Something rude' }).hover()
  await owner.getByRole('button', { name: 'Hide this message of Troll' }).click()
  await log(guest).getByText('Something rude').waitFor({ state: 'detached' })
  await guest.getByText('1 message', { exact: true }).waitFor()
})

test('an unknown lodge has no chat', async ({ visit }) => {
  const page = await visit({ path: '/lodge/no-such-lodge/chat' })
  await page.getByRole('heading', { name: 'Lodge Not Found' }).waitFor()
  await page.getByRole('button', { name: 'Back to Browse' }).click()
  await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
  expect((await page.request.get('/lodge/no-such-lodge/chat')).status()).toBe(404)
})

test("says after an owner's first message that the session has expired", async ({ visit }) => {
  const page = await visit({ path: '/lodge/pnut-lodge/chat', as: 'owner' })
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
  await page.getByRole('button', { name: /^Hide this message of/ }).press('Enter')
  await page.getByText('Hide Failed').waitFor()
  await page.getByText('Please sign in again.').waitFor()
  await sendMessage(page, 'Or at nine.')
  await page.getByRole('alert').getByRole('link', { name: 'Log in again' }).click()
  await page.waitForURL('**/admin/login')
})
