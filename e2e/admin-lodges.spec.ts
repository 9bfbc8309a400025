import type { BrowserContextOptions, Page } from '@playwright/test'
import { deferred } from '../src/server/testing/deferred.ts'
import { axeFindings } from './axe-findings.ts'
import { ownerLogin } from './owner-login.ts'
import { openDashboard } from './sign-in.ts'
import { expect, test } from './test.ts'
import { phone, type Visit } from './visit.ts'

const sees = (page: Page, text: string) => page.getByText(text).first().waitFor()

/** Opens the form of the lodge whose name begins so. */
async function aLodgeForm(visit: Visit, name: RegExp, context: BrowserContextOptions = {}): Promise<Page> {
  const page = await openDashboard(visit, { context })
  await page.getByRole('button', { name: 'Lodge Management' }).click()
  await page.getByRole('heading', { name: 'Lodge Management', level: 1 }).waitFor()
  await page.getByRole('button', { name }).click()
  await page.getByLabel('Max Guests').waitFor()
  return page
}

test('journey: an edit reaches guests at once, and a second editor overwrites nothing unseen', async ({
  visit,
}) => {
  const page = await aLodgeForm(visit, /^Stellar Lumens Lodge/)
  await page.getByLabel('Price per Night').fill('333')
  await page.getByLabel('New Feature').fill('  ')
  await page.getByRole('button', { name: 'Add Feature' }).click()
  await page.getByLabel('New Feature').fill('  Star Atlas  ')
  await page.getByRole('button', { name: 'Add Feature' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await sees(page, 'Lodge Updated')
  await sees(page, 'Lodge information has been successfully updated.')
  const lodge = await (await page.request.get('/api/lodges/stellar-lumens-lodge')).json()
  expect(lodge).toMatchObject({ price: 333, version: 2 })
  expect(lodge.features.at(-1)).toBe('Star Atlas')
  await page.getByLabel('Max Guests').fill('0')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await sees(page, 'Max guests must be at least 1')
  await page.getByLabel('Max Guests').fill('7')
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  await page.request.put('/api/admin/lodges/stellar-lumens-lodge', {
    headers: { authorization: `Bearer ${token}` },
    data: { price: 444, version: 2 },
  })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await sees(page, 'Update Failed')
  await sees(page, 'Failed to update lodge information.')
  const notice = page.getByRole('alert').filter({ hasText: 'Someone else has changed this lodge meanwhile.' })
  await expect.poll(() => notice.getByRole('term').allTextContents()).toEqual(['Price per Night'])
  await expect.poll(() => notice.getByRole('definition').allTextContents()).toEqual(['444'])
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByLabel('Price per Night')).toHaveValue('444')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  expect((await sent).postDataJSON()).toEqual({ maxGuests: 7, version: 3 })
  await sees(page, 'Lodge Updated')
  await page.getByLabel('Name').fill('Not saved')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Today' }).click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/admin/dashboard')
})

test('an owner edits where a lodge is, its rooms, its times and its house rules', async ({ visit }) => {
  const page = await aLodgeForm(visit, /^Pump.fun Lodge/)
  await expect(page.getByLabel('Place')).toHaveValue('Key West, Florida')
  await page.getByLabel('Bedrooms').fill('')
  await page.getByLabel('Beds').fill('6')
  await page.getByLabel('Baths').fill('1.25')
  await page.getByLabel('Check-in From').fill('15:00')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await sees(page, 'Baths are whole or half, such as 1.5')
  await page.getByLabel('Baths').fill('1.5')
  await expect.poll(() => axeFindings(page)).toEqual([])
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const edit = (await sent).postDataJSON()
  expect(edit).toMatchObject({ bedrooms: null, beds: 6, baths: 1.5, checkInFrom: '15:00' })
  expect(Object.keys(edit)).toHaveLength(5)
  await sees(page, 'Lodge Updated')
  await page.getByRole('tab', { name: 'Rules and policy' }).click()
  await page.getByLabel('New House Rule').fill('Shoes off')
  await page.getByRole('button', { name: 'Add Rule' }).click()
  const rules = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  expect((await rules).status()).toBe(200)
  const lodge = await (await page.request.get('/api/lodges/pump-fun-lodge')).json()
  expect(lodge.houseRules.at(-1)).toBe('Shoes off')
})

test('moving and removing an item of a list by keyboard leaves the focus in the list', async ({ visit }) => {
  const page = await aLodgeForm(visit, /^MEW Lodge/)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.getByRole('button', { name: 'Move feature 2 up' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Move feature 1 up')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Move feature 1 up')
  await page.getByRole('button', { name: 'Move feature 1 down' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Move feature 2 down')
  const removers = page.getByRole('button', { name: /^Remove feature/ })
  await removers.first().focus()
  for (let left = (await removers.count()) - 1; left > 0; left--) {
    await page.keyboard.press('Enter')
    await expect(removers).toHaveCount(left)
    await expect.poll(focused).toBe('Remove feature 1')
  }
  await page.keyboard.press('Enter')
  const field = page.getByLabel('New Feature')
  await expect(field).toBeFocused()
})

for (const [price, message] of [
  ['1e3', 'Price must be a whole number'],
  ['12.5', 'Price must be a whole number'],
  ['999999', 'Price must be at most $100,000'],
  ['', 'Price must be a whole number'],
] as const)
  test(`rejects a price of ${JSON.stringify(price)} with a reason`, async ({ visit }) => {
    const page = await aLodgeForm(visit, /^MEW Lodge/)
    let saves = 0
    await page.route('**/api/admin/lodges/*', (route) => {
      saves += 1
      return route.continue()
    })
    const field = page.getByLabel('Price per Night')
    await field.fill('')
    await field.pressSequentially(price)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await sees(page, message)
    expect(saves).toBe(0)
  })

/** Revokes the page's session on the server. */
const endSession = (page: Page) =>
  page.evaluate(() =>
    fetch('/api/admin/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('adminToken')}` },
    }).then(({ status }) => status),
  )

for (const [device, context] of [
  ['a laptop', {}],
  ['a phone', phone],
] as const)
  test(`an expired session keeps unsaved changes and shows the login over the form, on ${device}`, async ({
    visit,
  }) => {
    const page = await aLodgeForm(visit, /^MOO DENG Lodge/, context)
    const description = `Quiet since ${Date.now()}.`
    await page.getByLabel('Description').fill(description)
    await endSession(page)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    const login = page.getByRole('dialog', { name: 'Log in again' })
    await login.waitFor()
    await sees(page, 'Session expired')
    expect(await page.getByText('Update Failed').count()).toBe(0)
    await expect.poll(() => axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await login.getByLabel('Email').fill(ownerLogin.email)
    await login.getByLabel('Password').fill('not this one')
    await login.getByRole('button', { name: 'Sign In' }).click()
    await login.getByText('Login failed. Please try again.').waitFor()
    await login.getByLabel('Password').fill(ownerLogin.password)
    await login.getByRole('button', { name: 'Sign In' }).click()
    await login.waitFor({ state: 'detached' })
    await expect(page.getByLabel('Description')).toHaveValue(description)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await sees(page, 'Lodge Updated')
  })

test('an expired session without unsaved changes leads to the login', async ({ visit }) => {
  const page = await aLodgeForm(visit, /^MOO DENG Lodge/)
  await endSession(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.waitForURL('**/admin/login')
  await sees(page, 'Session expired')
  expect(await page.getByText('Update Failed').count()).toBe(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
})

test('confirms before the login replaces unsaved changes', async ({ visit }) => {
  const page = await aLodgeForm(visit, /^MOO DENG Lodge/)
  await page.getByLabel('New Feature').fill('Typed and not added')
  await endSession(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page
    .getByRole('dialog', { name: 'Log in again' })
    .getByRole('button', { name: 'Leave without saving' })
    .click()
  await page.waitForURL('**/admin/login')
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor()
})

test('keeps what is typed during a save, and saves it afterwards', async ({ visit }) => {
  const page = await aLodgeForm(visit, /^Pump.fun Lodge/)
  const answer = deferred()
  await page.route('**/api/admin/lodges/pump-fun-lodge', async (route) => {
    await answer.promise
    await route.continue()
  })
  // Specs that count lodges for 8 guests count this one as before.
  await page.getByLabel('Max Guests').fill('9')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('button', { name: 'Saving...' }).waitFor()
  await page.getByLabel('Price per Night').fill('222')
  answer.resolve()
  await sees(page, 'Lodge Updated')
  await expect(page.getByLabel('Price per Night')).toHaveValue('222')
  await expect(page.getByLabel('Max Guests')).toHaveValue('9')
  const saved = page.waitForResponse('**/api/admin/lodges/pump-fun-lodge')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  expect(await (await saved).json()).toMatchObject({ price: 222, maxGuests: 9 })
})

test('uploads pictures of a lodge', async ({ visit }) => {
  const page = await aLodgeForm(visit, /^Cardano Lodge/)
  const picture = await page.screenshot({ type: 'jpeg' })
  const files = [
    { name: 'one.jpg', mimeType: 'image/jpeg', buffer: picture },
    { name: 'two.png', mimeType: 'image/png', buffer: await page.screenshot() },
    { name: 'three.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
  ]
  await page.getByLabel('Upload interior pictures').setInputFiles(files)
  await sees(page, 'Please choose a JPEG, PNG, WebP or AVIF picture')
  const stored = page.getByText(/^\/uploads\/[0-9a-f]+\.webp$/)
  await stored.nth(1).waitFor()
  await expect(stored).toHaveCount(2)
  const address = await stored.first().textContent()
  expect((await page.request.get(address ?? '')).headers()['content-type']).toBe('image/webp')
  const row = page.getByRole('listitem').filter({ hasText: address ?? '' })
  await row.getByLabel(/^Alternative text of image/).fill('The desk, seen from the desk')
  while (await row.getByRole('button', { name: /up$/ }).isEnabled())
    await row.getByRole('button', { name: /up$/ }).click()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await sees(page, 'Lodge Updated')
  await page.goto('/lodge/cardano-lodge')
  await page.getByRole('img', { name: 'The desk, seen from the desk' }).waitFor()
})
