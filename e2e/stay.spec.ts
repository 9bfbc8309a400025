import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { formatDate, formatStay } from '../src/contract/dates.ts'
import { axeFindings } from './axe-findings.ts'
import { daysFromNow } from './days-from-now.ts'
import { deferred } from './deferred.ts'
import { signInByApi } from './sign-in.ts'
import { phone, testBrowser } from './test-browser.ts'

const { visit } = testBrowser()

/** PNUT Lodge; no other spec books its nights of these days. */
const PNUT_LODGE = 'PNUT Lodge'

type Stay = { reference: string; guestName: string }

/** Books three nights by the API, and opens the stay's page. */
async function openStay(page: Page, days: number): Promise<Stay> {
  const lodges: { id: number; name: string }[] = await (await page.request.get('/api/lodges')).json()
  const lodgeId = lodges.find(({ name }) => name === PNUT_LODGE)?.id
  const stay = { checkIn: daysFromNow(days), checkOut: daysFromNow(days + 3), guests: 2, lodgeId }
  const data = { name: `Stella Stay ${days}`, email: `stella${days}@example.com`, ...stay }
  const booked = await (await page.request.post('/api/bookings', { data })).json()
  await page.goto(`/booking/${booked.reference}?key=${booked.key}`)
  await page.getByRole('heading', { level: 1, name: 'Your three nights at PNUT Lodge' }).waitFor()
  return booked
}

/** The owner's view of the booking, in a context of its own. */
async function openRecord(context: object, { reference, guestName }: Stay): Promise<Page> {
  const owner = await visit({ path: '/admin/bookings', context, before: signInByApi })
  await owner.getByLabel('Search').fill(reference)
  await owner.getByRole('button', { name: guestName }).click()
  await owner.getByRole('dialog', { name: `Booking ${reference}` }).waitFor()
  return owner
}

test.each([
  ['a desktop', {}, 60],
  ['a phone', phone, 70],
])(
  'a guest on %s requests other dates, the owner accepts, and the stay has them',
  async (_name, context, days) => {
    const page = await visit({ path: '/developer', context })
    const stay = await openStay(page, days)
    await page.getByText('Waiting for the owner').waitFor()
    await page.getByText('Nothing for now').waitFor()
    await page.getByRole('article').getByRole('img').first().waitFor()
    await page.getByRole('link', { name: 'Directions' }).waitFor()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBe(page.viewportSize()?.width)
    await page.getByRole('button', { name: 'Request a change' }).click()
    const form = page.getByRole('form', { name: 'Change request' })
    await form.getByText('Choose other dates or another number of guests.').waitFor()
    await form.getByLabel('New check-out').fill(daysFromNow(days + 4))
    await form.getByLabel('Note for the owner').fill('We would like to see one more morning.')
    await form.getByRole('status', { name: 'New price' }).getByText('more', { exact: false }).waitFor()
    await expect.poll(() => axeFindings(page)).toEqual([])
    await form.getByRole('button', { name: 'Send request' }).click()
    await page.getByText('Your change request is with the owner').waitFor()
    await expect.poll(() => axeFindings(page)).toEqual([])

    const owner = await openRecord(context, stay)
    const change = owner.getByRole('region', { name: 'Change request' })
    const requested = formatStay({ checkIn: daysFromNow(days), checkOut: daysFromNow(days + 4) })
    await change.getByText(requested).waitFor()
    await change.getByText('We would like to see one more morning.').waitFor()
    await expect.poll(() => axeFindings(owner)).toEqual([])
    await change.getByRole('button', { name: 'Accept change' }).click()
    await owner.getByText('Change Accepted').waitFor()
    await change.waitFor({ state: 'detached' })

    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Your four nights at PNUT Lodge' }).waitFor()
    await page.getByText(formatDate(daysFromNow(days + 4)), { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Request a change' }).waitFor()
  },
)

test('a guest withdraws a change request, and taken nights are named before it is sent', async () => {
  const page = await visit({ path: '/developer' })
  await openStay(page, 80)
  const other = await visit({ path: '/developer' })
  await openStay(other, 84)
  await page.getByRole('button', { name: 'Request a change' }).click()
  const form = page.getByRole('form', { name: 'Change request' })
  await form.getByLabel('New check-out').fill(daysFromNow(85))
  await form.getByText('Those dates are no longer available').waitFor()
  await expect.poll(() => form.getByRole('button', { name: 'Send request' }).isDisabled()).toBe(true)
  await form.getByLabel('New check-out').fill(daysFromNow(84))
  await form.getByRole('button', { name: 'Send request' }).click()
  await page.getByRole('button', { name: 'Withdraw request' }).click()
  await page.getByRole('button', { name: 'Request a change' }).waitFor()
})

test('the booking and its lodge are called for before the scripts are there', async () => {
  const page = await visit({ path: '/developer' })
  const { promise: scripts, resolve: deliverScripts } = deferred()
  await page.route('**/assets/entry-client*', async (route) => {
    await scripts
    await route.continue()
  })
  const called = ['/api/bookings/', '/api/lodges/pnut-lodge'].map((path) =>
    page.waitForResponse((response) => response.url().includes(path)),
  )
  const opened = openStay(page, 100)
  await Promise.all(called)
  deliverScripts()
  await opened
})
