import type { Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { daysFromNow } from './days-from-now.ts'
import { loseNextAnswer } from './lose-next-answer.ts'
import { signInByApi } from './sign-in.ts'
import { expect, test } from './test.ts'
import { phone, type Visit } from './visit.ts'

type Booked = { id: number; reference: string; key: string; link: string }

const LODGE = 'solana-lodge'
let nextDay = 300

/** A request at a lodge and on days of this spec. */
async function aStay(page: Page, name = 'Grace Guest'): Promise<Booked> {
  const { id: lodgeId } = await (await page.request.get(`/api/lodges/${LODGE}`)).json()
  const [checkIn, checkOut] = [daysFromNow(nextDay), daysFromNow(nextDay + 2)]
  nextDay += 2
  const data = { name, email: `${nextDay}@example.com`, checkIn, checkOut, guests: 2, lodgeId }
  const booked = await (await page.request.post('/api/bookings', { data })).json()
  expect(booked.reference).toBeTruthy()
  return { ...booked, link: `/booking/${booked.reference}?key=${booked.key}` }
}

async function anOwner(visit: Visit, path: string, context = {}): Promise<Page> {
  return visit({ path, context, as: 'owner' })
}

const log = (page: Page) => page.getByRole('log', { name: 'Messages' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
const conversations = (page: Page) => page.getByRole('navigation', { name: 'Conversations' })
const countInTitle = async (page: Page) => Number((await page.title()).match(/^\((\d+)\) /)?.[1] ?? 0)

async function guestWrites(page: Page, text: string): Promise<void> {
  const stored = storedAt(page, '/messages?')
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  expect((await stored).status()).toBe(201)
}

/** The reply to the next POST to an address with this part. The log shows a message before it is stored. */
const storedAt = (page: Page, part: string) =>
  page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.url().includes(part))

/** Options of a call as the page's owner. */
async function asOwner(owner: Page) {
  const token = await owner.evaluate(() => localStorage.getItem('adminToken'))
  return { headers: { authorization: `Bearer ${token}` } }
}

/** What the title counts: unread messages, requests and changes, of this and the other specs. */
async function waitingFor(owner: Page): Promise<number> {
  const reply = await owner.request.get('/api/admin/inbox/counts', await asOwner(owner))
  const { unread, requests, changes } = await reply.json()
  return unread + requests + changes
}

test('journey: a guest writes at night: the open admin area counts it, the owner answers in place, the guest reads it live', async ({
  visit,
}) => {
  const owner = await anOwner(visit, '/admin/dashboard')
  const stay = await aStay(owner)
  const guest = await visit({ path: stay.link, context: phone })
  await log(guest).getByText('Anything you would like to know?').waitFor()
  await owner.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  const before = await waitingFor(owner)
  await expect.poll(() => countInTitle(owner)).toBe(before)
  await guestWrites(guest, 'Is the road open at night?')
  await expect.poll(() => countInTitle(owner)).toBe(before + 1)

  // Three presses: the inbox, the conversation and Enter.
  await owner
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: /^Inbox/ })
    .click()
  await conversations(owner)
    .getByRole('link', { name: /Is the road open at night\?/ })
    .click()
  await log(owner).getByText('Is the road open at night?').waitFor()
  await expect.poll(() => owner.url()).toContain(`stay=${stay.reference}`)
  await expect.poll(() => countInTitle(owner)).toBe(before)
  await expect.poll(() => axeFindings(owner)).toEqual([])
  await owner.keyboard.type('It is. Take it slowly.')
  await owner.keyboard.press('Enter')
  await log(guest).getByText('It is. Take it slowly.').waitFor()
  await expect.poll(() => axeFindings(guest)).toEqual([])

  // The guest's next question is read while the conversation is open.
  await guestWrites(guest, 'Thank you')
  await log(owner).getByText('Thank you').waitFor()
  await expect.poll(() => countInTitle(owner)).toBe(before)
})

test('a message that is not sent says so, and goes once when it is sent again', async ({ visit }) => {
  const owner = await anOwner(visit, '/admin/inbox')
  const stay = await aStay(owner, 'Rita Retry')
  await owner.goto(`/admin/inbox?stay=${stay.reference}`)
  await log(owner).getByText('No messages yet.').waitFor()
  await loseNextAnswer(owner, '**/thread')
  await field(owner).fill('Welcome!')
  await owner.getByRole('button', { name: 'Send', exact: true }).click()
  await owner.getByRole('alert').getByText('Not sent.').waitFor()
  await owner.getByRole('button', { name: 'Send again' }).click()
  await owner.getByRole('alert').waitFor({ state: 'detached' })
  const guest = await visit({ path: stay.link })
  await log(guest).getByText('Welcome!').waitFor()
  await expect(log(guest).getByText('Welcome!')).toHaveCount(1)
  await expect(log(owner).getByText('Welcome!')).toHaveCount(1)
})

test('on a phone the inbox shows the list or the conversation, and a hidden message is gone for the guest', async ({
  visit,
}) => {
  const owner = await anOwner(visit, '/admin/inbox', phone)
  const stay = await aStay(owner, 'Petra Phone')
  const guest = await visit({ path: stay.link })
  await guestWrites(guest, 'Something rude')
  const link = conversations(owner).getByRole('link', { name: /Something rude/ })
  await link.getByText('1 unread').waitFor()
  await expect.poll(() => axeFindings(owner)).toEqual([])
  await link.click()
  await log(owner).getByText('Something rude').waitFor()
  await expect(conversations(owner)).not.toBeVisible()
  await expect.poll(() => axeFindings(owner)).toEqual([])
  await owner.getByRole('button', { name: 'Hide' }).click()
  await owner.getByRole('button', { name: 'Hide it?' }).click()
  await log(guest).getByText('Something rude').waitFor({ state: 'detached' })
  await owner.getByRole('link', { name: 'All conversations' }).click()
  await owner.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor()
  await expect(log(owner)).toHaveCount(0)
})

test('journey: the owner answers a room in the inbox, and moves between conversations by keyboard', async ({
  visit,
}) => {
  const owner = await anOwner(visit, '/admin/inbox')
  const stay = await aStay(owner, 'Karl Keyboard')
  const guest = await visit({ path: stay.link })
  await guestWrites(guest, 'A question about the stay')
  await owner.request.post(`/api/chat/${LODGE}`, {
    data: { userName: 'Ada', message: 'A question in the room' },
  })
  const room = conversations(owner).getByRole('link', { name: /A question in the room/ })
  await room.waitFor()
  await conversations(owner)
    .getByRole('link', { name: /A question about the stay/ })
    .waitFor()
  await room.focus()
  await owner.keyboard.press('j')
  await expect.poll(() => owner.evaluate(() => document.activeElement?.textContent)).toContain('the stay')
  await owner.keyboard.press('ArrowUp')
  await owner.keyboard.press('Enter')
  await log(owner).getByText('A question in the room').waitFor()
  await owner.keyboard.type('An answer in the room')
  const stored = storedAt(owner, '/chat')
  await owner.keyboard.press('Enter')
  await stored
  const answer = log(owner).getByText('An answer in the room')
  await answer.waitFor()
  await owner.keyboard.press('Escape')
  await expect.poll(() => owner.evaluate(() => document.activeElement?.ariaCurrent)).toBe('page')
  const lastInRoom = async () =>
    (await (await owner.request.get(`/api/chat/${LODGE}/history?limit=1`)).json()).messages[0]
  expect(await lastInRoom()).toMatchObject({ message: 'An answer in the room', userType: 'admin' })
  const call = await asOwner(owner)
  const [change] = await (await owner.request.get('/api/admin/audit?limit=1', call)).json()
  expect(change).toMatchObject({ action: 'post', after: { message: 'An answer in the room' } })
  await expect(owner.getByRole('checkbox', { name: 'Play a sound' })).not.toBeChecked()

  // After the session has ended an answer is not published as a guest's.
  await field(owner).fill('Too late')
  await owner.request.post('/api/admin/logout', call)
  // The field is gone where a call in the background has brought the login first.
  await owner.keyboard.press('Enter')
  await owner.getByRole('heading', { name: 'Admin Login' }).waitFor()
  expect(await lastInRoom()).toMatchObject({ message: 'An answer in the room' })
})

test('a message that crosses the own one is read in the open conversation', async ({ visit }) => {
  const owner = await anOwner(visit, '/admin/inbox')
  const stay = await aStay(owner, 'Cora Crossing')
  const guest = await visit({
    path: stay.link,
    before: async (fresh) => {
      await fresh.clock.install()
      // Nothing is announced: the page reads the messages every half minute.
      await fresh.routeWebSocket(/\/live\?/, () => undefined)
    },
  })
  await log(guest).getByText('Anything you would like to know?').waitFor()
  const read = storedAt(guest, '/messages/read')
  await owner.request.post(`/api/admin/bookings/${stay.id}/thread`, {
    ...(await asOwner(owner)),
    data: { text: 'Bring warm socks' },
  })
  await guestWrites(guest, 'Is it cold?')
  await guest.clock.runFor(31_000)
  await log(guest).getByText('Bring warm socks').waitFor()
  expect((await read).status()).toBe(204)
})

test('without its socket the admin area reads the inbox and the open conversation every minute', async ({
  visit,
}) => {
  const owner = await visit({
    path: '/admin/inbox',
    before: async (fresh) => {
      await fresh.clock.install()
      await fresh.routeWebSocket(/\/api\/admin\/live$/, () => undefined)
      await signInByApi(fresh)
    },
  })
  const { reference, key } = await aStay(owner, 'Paul Poll')
  await owner.goto(`/admin/inbox?stay=${reference}`)
  await log(owner).getByText('No messages yet.').waitFor()
  const data = { text: 'Nobody announces this' }
  await owner.request.post(`/api/bookings/${reference}/messages?key=${key}`, { data })
  await owner.clock.runFor(61_000)
  await log(owner).getByText('Nobody announces this').waitFor()
  await conversations(owner).getByText('Nobody announces this').waitFor()
})
