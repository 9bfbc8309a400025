import type { Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { daysFromNow } from './days-from-now.ts'
import { failUntilPressed } from './fail-until-pressed.ts'
import { ownerLogin } from './owner-login.ts'
import { openDashboard } from './sign-in.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

/** No other spec has past stays here. */
const LODGE = '/lodge/pudgy-penguins-lodge'

async function ownersHeaders(request: Page['request']) {
  const { token } = await (await request.post('/api/admin/login', { data: ownerLogin })).json()
  return { authorization: `Bearer ${token}` }
}

/** Path of the guest's link to a confirmed stay of one night that ended; from the owner's e-mail to the guest. */
async function aPastStay({ request }: Page, name: string, days: number): Promise<string> {
  const headers = await ownersHeaders(request)
  const lodge = await (await request.get('/api/lodges/pudgy-penguins-lodge')).json()
  const data = {
    name,
    email: `guest${days}@example.com`,
    checkIn: daysFromNow(-days),
    checkOut: daysFromNow(1 - days),
    guests: 2,
    lodgeId: lodge.id,
    source: 'phone',
    // Nothing is due, so the review is what comes next
    totalPrice: 0,
    status: 'confirmed',
  }
  const entered = await request.post('/api/admin/bookings', { headers, data })
  expect(entered.status()).toBe(201)
  const { id, reference } = await entered.json()
  const message = { subject: 'Your link', message: 'Here it is.' }
  const sent = await request.post(`/api/admin/bookings/${id}/messages`, { headers, data: message })
  expect(sent.ok()).toBe(true)
  const { letters } = await (await request.get('/api/admin/outbox', { headers })).json()
  const email = letters.find((letter: { bookingReference: string }) => letter.bookingReference === reference)
  return email.text.match(/\/booking\/\S+/)[0]
}

const readRating = async (page: Page) =>
  (await (await page.request.get('/api/lodges/pudgy-penguins-lodge')).json()).rating

const structuredData = (page: Page) =>
  page.evaluate(() =>
    JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'),
  )

async function sendReview(page: Page, stars: number, text: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Review' })
  await form.getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars` }).check({ force: true })
  await form.getByLabel('Your review').fill(text)
  await form.getByRole('button', { name: 'Send review' }).click()
  await page.getByRole('heading', { name: 'Your review' }).waitFor()
}

test('journey: a guest reviews a stay; the lodge shows it, the owner answers, removes it for a reason and erases the guest', async ({
  visit,
}) => {
  const owner = await openDashboard(visit)
  const page = await visit({ path: await aPastStay(owner, 'Rita Reviewer', 12) })
  const form = page.getByRole('form', { name: 'Review' })
  await form.getByRole('button', { name: 'Send review' }).click()
  await form.getByText('Please choose 1 to 5 stars').waitFor()
  await form.getByText('Please write a few words').waitFor()
  await expect(form.getByLabel('Name shown')).toHaveValue('Rita')
  await expect.poll(() => axeFindings(page)).toEqual([])
  await sendReview(page, 4, 'The stove draws well.')
  await page.getByText('The stove draws well.').waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])

  await page.goto(LODGE)
  const rating = await readRating(page)
  const link = page.getByRole('link', { name: `${rating.average.toFixed(1)} Rating` })
  await link.getByText(/\(\d+ reviews?\)/).waitFor()
  await link.click()
  const reviews = page.getByRole('region', { name: 'Reviews' })
  const entry = reviews.getByRole('article').filter({ hasText: 'The stove draws well.' })
  await entry.getByRole('img', { name: '4 of 5 stars' }).waitFor()
  await entry.getByText('Rita').waitFor()
  await reviews.getByText('How reviews are verified').waitFor()
  await expect
    .poll(async () => (await structuredData(page)).aggregateRating)
    .toMatchObject({ ratingValue: rating.average, reviewCount: rating.count })
  await expect
    .poll(async () => (await structuredData(page)).review)
    .toContainEqual(expect.objectContaining({ '@type': 'Review', reviewBody: 'The stove draws well.' }))

  await owner.getByRole('link', { name: 'Inbox' }).click()
  await owner.getByRole('link', { name: 'Reviews' }).click()
  await owner.getByLabel('Lodge', { exact: true }).selectOption('Pudgy Penguins Lodge')
  const row = owner.getByRole('article').filter({ hasText: 'The stove draws well.' })
  await row.getByRole('button', { name: 'Answer' }).click()
  await row.getByLabel('Your answer').fill('Dry birch is the secret.')
  await owner.getByLabel('Show', { exact: true }).selectOption('removed')
  await owner
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click()
  expect(await owner.getByLabel('Show', { exact: true }).inputValue()).toBe('all')
  await expect.poll(() => axeFindings(owner)).toEqual([])
  await row.getByRole('button', { name: 'Save answer' }).click()
  await row.getByText('Dry birch is the secret.').waitFor()
  await row.getByRole('button', { name: 'Change answer' }).waitFor()
  await page.goto(LODGE)
  await entry.getByText('Dry birch is the secret.').waitFor()

  // What the answer has just moved is not pressed at once.
  await expect(async () => {
    await row.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(row.getByLabel('Reason')).toBeVisible({ timeout: 500 })
  }).toPass()
  await row.getByLabel('Reason').fill('It was about another lodge.')
  await row.getByRole('button', { name: 'Remove review' }).click()
  await row.getByRole('button', { name: 'Restore' }).waitFor()
  await page.goto(LODGE)
  await reviews.getByText('It was about another lodge.').waitFor()
  await expect(page.getByText('The stove draws well.')).toHaveCount(0)
  expect(JSON.stringify(await structuredData(page))).not.toContain('The stove draws well.')

  const headers = await ownersHeaders(owner.request)
  const data = { email: 'guest12@example.com' }
  expect((await owner.request.post('/api/admin/privacy/erase', { headers, data })).status()).toBe(200)
  await owner.reload()
  const erased = owner.getByRole('article').filter({ hasText: 'Removed at the request of the guest' })
  await erased.waitFor()
  await expect(erased.getByRole('button')).toHaveCount(0)
})

test('journey: a guest on a phone reviews a stay, with arrow keys for the stars; a reload and Back lose nothing of it', async ({
  visit,
}) => {
  const owner = await visit({ path: '/browse', context: phone })
  const page = await visit({ path: await aPastStay(owner, 'Piet Phone', 7), context: phone })
  const stars = page.getByRole('radio', { name: '4 stars' })
  await stars.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked()
  const form = page.getByRole('form', { name: 'Review' })
  await form.getByLabel('Your review').fill('Penguins everywhere.')
  await form.getByLabel('Name shown').fill('A skier')
  await page.reload()
  await expect(form.getByLabel('Your review')).toHaveValue('Penguins everywhere.')
  await page.getByRole('link', { name: /^Chat room of/ }).tap()
  await page.waitForURL('**/chat')
  await page.goBack()
  await expect(form.getByLabel('Your review')).toHaveValue('Penguins everywhere.')
  await expect(form.getByLabel('Name shown')).toHaveValue('A skier')
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked()
  await form.getByRole('button', { name: 'Send review' }).tap()
  await page.getByRole('heading', { name: 'Your review' }).waitFor()
  const drafts = () => Object.keys(sessionStorage).filter((name) => name.startsWith('review-'))
  await expect.poll(() => page.evaluate(drafts)).toEqual([])
  await page.getByRole('link', { name: 'See your review' }).tap()
  await expect.poll(() => page.url()).toMatch(/#review$/)
  await page.goto(LODGE)
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await reviews
    .getByRole('article')
    .filter({ hasText: 'Penguins everywhere.' })
    .getByText('A skier')
    .waitFor()
  await reviews.scrollIntoViewIfNeeded()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
})

test('a review that could not be loaded is loaded again on request', async ({ visit }) => {
  const path = await aPastStay(await visit({ path: '/browse' }), 'Rea Retry', 9)
  const before = (fresh: Page) => failUntilPressed(fresh, '**/api/bookings/*/review?*')
  const page = await visit({ path, before })
  await page.getByText('The review of your stay could not be loaded.').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('form', { name: 'Review' }).waitFor()
  await page.getByRole('link', { name: 'Write a review' }).waitFor()
})

test('a lodge without reviews shows 5.0 Rating and no rating in its structured data', async ({ visit }) => {
  const page = await visit({ path: '/lodge/solana-lodge' })
  await page.getByText('5.0 Rating').waitFor()
  await page.getByText('No guest has written a review yet.').waitFor()
  const data = await structuredData(page)
  expect(data).not.toHaveProperty('aggregateRating')
  expect(data).not.toHaveProperty('review')
})
