import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { formatDate } from '../src/contract/platform/dates.ts'
import { deferred } from '../src/server/testing/deferred.ts'
import { axeFindings } from './axe-findings.ts'
import { type DayFrom, LODGE, withStays } from './cardano-stays.ts'
import { keysOfDate } from './keys-of-date.ts'
import { ownerLogin } from './owner-login.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

/** In some hours of a day the lodges' tomorrows are two dates. */
const tomorrow = (day: DayFrom) => new RegExp(`^Tomorrow: .*${formatDate(day(1))}`)

const aPicture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#886644' } })
    .jpeg()
    .toBuffer()

test('journey: on a phone a cleaning is done with a note and a picture of what is broken', async ({
  visit,
}) => {
  const page = await visit({ path: '/api/health', context: phone })
  const day = await withStays(page, '/admin/cleaning')
  await page.getByRole('link', { name: 'Tomorrow' }).click()
  await page.getByRole('heading', { name: tomorrow(day) }).waitFor()
  const card = page.getByRole('listitem').filter({ hasText: LODGE.name })
  await card.getByText(/clean by .* \(.*next arrival\)/).waitFor()
  await card.getByLabel('Note').fill('The lamp is broken')
  const chooser = page.waitForEvent('filechooser')
  await card.getByText('Add picture').click()
  await (await chooser).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await aPicture() })
  await card.getByRole('img', { name: `What is broken at ${LODGE.name}` }).waitFor()
  await card.getByRole('button', { name: 'Done' }).click()
  await card.getByText('Done by Owner at').waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await page.reload()
  await card.getByText('Done by Owner at').waitFor()
  await expect(card.getByLabel('Note')).toHaveValue('The lamp is broken')
  await card.getByRole('button', { name: 'Delete picture' }).click()
  await card.getByRole('button', { name: 'Really delete?' }).click()
  await card.getByRole('img').waitFor({ state: 'detached' })
  await card.getByLabel('Note').fill('')
  await card.getByRole('button', { name: 'Save note' }).click()
  await card.getByRole('button', { name: 'Save note' }).waitFor({ state: 'detached' })
  await card.getByRole('button', { name: 'Done' }).click()
  await card.getByText(/clean by .* \(.*next arrival\)/).waitFor()
})

test('a tick that cannot be stored is taken back', async ({ visit }) => {
  const page = await visit({ path: '/api/health' })
  await withStays(page, '/admin/cleaning')
  const card = page.getByRole('listitem').filter({ hasText: LODGE.name }).first()
  await page.route('**/api/admin/cleaning/**', (route) => route.abort('connectionreset'))
  await card.getByRole('button', { name: 'Done' }).click()
  await page.getByText('Not Saved').waitFor()
  await expect(card.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'false')
})

/** Answers with a second cleaning of the same day, at a lodge that this spec does not book. */
async function withSecondCleaning(page: Page): Promise<void> {
  await page.route('**/api/admin/day?*', async (route) => {
    const answer = await route.fetch()
    if (!answer.ok()) return route.fulfill({ response: answer })
    const day = await answer.json()
    const [one] = day.cleaning
    const second = { ...one, lodgeSlug: 'second-lodge', lodgeName: 'Second Lodge' }
    await route.fulfill({ response: answer, json: { ...day, cleaning: one ? [one, second] : [] } })
  })
}

test('a note that somebody else has saved meanwhile is shown before it is replaced', async ({ visit }) => {
  const page = await visit({ path: '/api/health', context: phone })
  const day = await withStays(page, '/admin/cleaning?day=tomorrow')
  const card = page.getByRole('listitem').filter({ hasText: LODGE.name }).last()
  await card.getByLabel('Note').fill('Towels missing')
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const address = `/api/admin/cleaning/${LODGE.slug}/${day(1)}`
  const headers = { authorization: `Bearer ${token}` }
  const write = (note: string | null) => page.request.put(address, { headers, data: { note } })
  // The page must not read the other note before it saves its own.
  const saved = deferred()
  await page.route('**/api/admin/day?*', async (route) => {
    await saved.promise
    await route.fallback()
  })
  expect((await write('Kettle broken')).status()).toBe(200)
  await card.getByRole('button', { name: 'Save note' }).click()
  await page.getByText('Someone else has changed this note meanwhile.').waitFor()
  saved.resolve()
  await card.getByText('Somebody else has saved: Kettle broken').waitFor()
  await card.getByLabel('Note').fill('Kettle broken, towels missing')
  await card.getByRole('button', { name: 'Save note' }).click()
  await card.getByRole('button', { name: 'Save note' }).waitFor({ state: 'detached' })
  expect(await card.getByLabel('Note').inputValue()).toBe('Kettle broken, towels missing')
  await write(null)
})

test('journey: unsaved notes of two cleanings are confirmed by one dialog and kept when the session ends', async ({
  visit,
}) => {
  const page = await visit({ path: '/api/health', context: phone })
  await withSecondCleaning(page)
  const day = await withStays(page, '/admin/cleaning?day=tomorrow')
  const noteAt = (lodge: string) =>
    page.getByRole('listitem').filter({ hasText: lodge }).last().getByLabel('Note')
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await noteAt(LODGE.name).fill('No towels')
  await noteAt('Second Lodge').fill('A broken lamp')
  await page.getByRole('main').getByRole('link', { name: 'Today', exact: true }).click()
  await leave.getByRole('button', { name: 'Stay' }).click()
  await leave.waitFor({ state: 'detached' })
  expect(await noteAt('Second Lodge').inputValue()).toBe('A broken lamp')
  await page.evaluate(() => localStorage.setItem('adminToken', 'long-gone'))
  await page.getByRole('button', { name: 'Save note' }).first().click()
  const login = page.getByRole('dialog', { name: 'Log in again' })
  await login.getByLabel('Email').fill(ownerLogin.email)
  await login.getByLabel('Password').fill(ownerLogin.password)
  await login.getByRole('button', { name: 'Sign In' }).click()
  await login.waitFor({ state: 'detached' })
  expect(await noteAt(LODGE.name).inputValue()).toBe('No towels')
  await page.getByRole('main').getByRole('link', { name: 'Today', exact: true }).click()
  await leave.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL((url) => url.search === '')
  await page.getByRole('link', { name: 'Tomorrow' }).click()
  await page.waitForURL('**?day=tomorrow')
  await expect(noteAt(LODGE.name)).toHaveValue('')
  await noteAt(LODGE.name).fill('No soap')
  const another = page.getByLabel('Date', { exact: true })
  await another.pressSequentially(keysOfDate(day(9)))
  await leave.getByRole('button', { name: 'Stay' }).click()
  await leave.waitFor({ state: 'detached' })
  expect(await another.inputValue()).toBe('')
  // The dialog returns the focus, and typing starts at the date's first part.
  await expect(another).toBeFocused()
  await another.pressSequentially(keysOfDate(day(9)))
  await leave.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL((url) => url.searchParams.get('day') === day(9))
  await expect(another).toHaveValue(day(9))
})

test("tomorrow's sheet is printed with guests, counts and boxes, without the navigation", async ({
  visit,
}) => {
  const page = await visit({
    path: '/api/health',
    before: async (opened) => {
      await opened.addInitScript(() => {
        window.print = () => {
          document.title += ' printed'
        }
      })
    },
  })
  const day = await withStays(page, '/admin/dashboard')
  await page.getByRole('link', { name: "Tomorrow's sheet" }).click()
  await page.getByRole('heading', { name: tomorrow(day) }).waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Print' }).click()
  await page.waitForFunction(() => document.title.endsWith('printed'))
  await page.emulateMedia({ media: 'print' })
  const rows = (name: string) => page.getByRole('table', { name }).getByRole('row')
  await rows('Arrivals').filter({ hasText: 'Cid Later' }).filter({ hasText: '4:00 PM' }).waitFor()
  await rows('Departures').filter({ hasText: 'Ben Comer' }).filter({ hasText: '3' }).waitFor()
  await rows('Cleaning').filter({ hasText: LODGE.name }).filter({ hasText: '☐' }).waitFor()
  await expect(page.getByRole('navigation', { name: 'Admin' })).not.toBeVisible()
  await expect(page.getByRole('button', { name: 'Done' }).first()).not.toBeVisible()
})
