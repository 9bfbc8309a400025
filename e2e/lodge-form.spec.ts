import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { signIn } from './an-owner.ts'
import { findings } from './axe-findings.ts'
import { deferred } from './deferred.ts'
import { aVisitor, phone } from './visitor.ts'

const { visit } = aVisitor()

const sees = (page: Page, text: string) => page.getByText(text).first().waitFor()

/** A lodge's form in the owner's desk, by the start of the lodge's name. */
async function aLodgeForm(name: RegExp, context: BrowserContextOptions = {}): Promise<Page> {
  const page = await signIn(visit, { context })
  await page.getByRole('button', { name: 'Lodge Management' }).click()
  await page.getByRole('heading', { name: 'Lodge Management', level: 1 }).waitFor()
  await page.getByRole('button', { name }).click()
  await page.getByLabel('Max Guests').waitFor()
  return page
}

test('a lodge is changed, guests see it at once, and a second editor overwrites nothing unseen', async () => {
  const page = await aLodgeForm(/^Stellar Lumens Lodge/)
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
  expect(await notice.getByRole('term').allTextContents()).toEqual(['Price per Night'])
  expect(await notice.getByRole('definition').allTextContents()).toEqual(['444'])
  await page.getByRole('button', { name: 'Keep mine' }).click()
  expect(await page.getByLabel('Price per Night').inputValue()).toBe('444')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  expect((await sent).postDataJSON()).toEqual({ maxGuests: 7, version: 3 })
  await sees(page, 'Lodge Updated')
  await page.getByLabel('Name').fill('Not saved')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/admin/dashboard')
})

test.each([
  ['1e3', 'Price must be a whole number'],
  ['12.5', 'Price must be a whole number'],
  ['999999', 'Price must be at most $100,000'],
  ['', 'Price must be a whole number'],
])('a price of %j is refused with what is wrong about it', async (price, message) => {
  const page = await aLodgeForm(/^MEW Lodge/)
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

/** Makes the server forget the session that the page still believes in. */
const endSession = (page: Page) =>
  page.evaluate(() =>
    fetch('/api/admin/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('adminToken')}` },
    }).then(({ status }) => status),
  )

test.each([
  ['a laptop', {}],
  ['a phone', phone],
])('a session that ends over unsaved changes is renewed over the form, on %s', async (_, context) => {
  const page = await aLodgeForm(/^MOO DENG Lodge/, context)
  const description = `Quiet since ${Date.now()}.`
  await page.getByLabel('Description').fill(description)
  await endSession(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const login = page.getByRole('dialog', { name: 'Log in again' })
  await login.waitFor()
  await sees(page, 'Session expired')
  expect(await page.getByText('Update Failed').count()).toBe(0)
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await login.getByLabel('Email').fill(inject('owner').email)
  await login.getByLabel('Password').fill('not this one')
  await login.getByRole('button', { name: 'Sign In' }).click()
  await login.getByText('Login failed. Please try again.').waitFor()
  await login.getByLabel('Password').fill(inject('owner').password)
  await login.getByRole('button', { name: 'Sign In' }).click()
  await login.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Description').inputValue()).toBe(description)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await sees(page, 'Lodge Updated')
})

test('a session that ends with nothing unsaved leads to the login with its word, not with another', async () => {
  const page = await aLodgeForm(/^MOO DENG Lodge/)
  await endSession(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.waitForURL('**/admin/login')
  await sees(page, 'Session expired')
  expect(await page.getByText('Update Failed').count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
})

test('unsaved changes are left for the login only by saying so', async () => {
  const page = await aLodgeForm(/^MOO DENG Lodge/)
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

test('what is typed while a save is under way is kept, and can be saved after it', async () => {
  const page = await aLodgeForm(/^Tezos Lodge/)
  const answer = deferred()
  await page.route('**/api/admin/lodges/tezos-lodge', async (route) => {
    await answer.opened
    await route.continue()
  })
  await page.getByLabel('Max Guests').fill('5')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('button', { name: 'Saving...' }).waitFor()
  await page.getByLabel('Price per Night').fill('222')
  answer.open()
  await sees(page, 'Lodge Updated')
  expect(await page.getByLabel('Price per Night').inputValue()).toBe('222')
  expect(await page.getByLabel('Max Guests').inputValue()).toBe('5')
  const saved = page.waitForResponse('**/api/admin/lodges/tezos-lodge')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  expect(await (await saved).json()).toMatchObject({ price: 222, maxGuests: 5 })
})

test('pictures are uploaded into a lodge', async () => {
  const page = await aLodgeForm(/^Cardano Lodge/)
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
  expect(await stored.count()).toBe(2)
  const address = await stored.first().textContent()
  expect((await page.request.get(address ?? '')).headers()['content-type']).toBe('image/webp')
  const row = page.getByRole('listitem').filter({ hasText: address ?? '' })
  await row.getByLabel(/^Alternative text of image/).fill('The desk, seen from the desk')
  while (await row.getByRole('button', { name: /up$/ }).isEnabled())
    await row.getByRole('button', { name: /up$/ }).click()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await sees(page, 'Lodge Updated')
  await page.goto('/lodge/cardano-lodge')
  await page.getByRole('img', { name: 'The desk, seen from the desk' }).waitFor()
})
