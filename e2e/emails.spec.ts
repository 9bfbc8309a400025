import type { Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { daysFromNow } from './days-from-now.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

const EMAILS = '/admin/settings?tab=emails'
const LODGE = 'pepe-lodge'

/** A confirmed stay. */
async function aStay(owner: Page, name: string, inDays: number) {
  const token = await owner.evaluate(() => localStorage.getItem('adminToken'))
  const { id: lodgeId } = await (await owner.request.get(`/api/lodges/${LODGE}`)).json()
  const dates = { checkIn: daysFromNow(inDays), checkOut: daysFromNow(inDays + 2) }
  const data = { name, email: 'grace@example.com', ...dates, guests: 2, lodgeId, source: 'phone' }
  const headers = { authorization: `Bearer ${token}` }
  const stored = await owner.request.post('/api/admin/bookings', {
    data: { ...data, status: 'confirmed' },
    headers,
  })
  expect(stored.status()).toBe(201)
  return stored.json()
}

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

for (const [device, context] of [
  ['a desktop', {}],
  ['a phone', phone],
] as const) {
  test(`journey: the owner rewrites an email beside its preview, and takes it back, on ${device}`, async ({
    visit,
  }) => {
    const page = await visit({ path: EMAILS, as: 'owner', context })
    await page.getByLabel('Email', { exact: true }).selectOption('Confirmed, to the guest')
    const subject = page.getByLabel('Subject')
    await expect(subject).toHaveValue(/^Confirmed/)
    const ours = await subject.inputValue()
    await subject.fill('See you soon at {{lodgeNam}}')
    await page.getByText('{{lodgeNam}}').last().waitFor()
    await subject.fill('See you soon at {{lodgeName}}')
    const preview = page.getByRole('region', { name: 'Preview' })
    await preview.getByRole('heading', { name: 'See you soon at DOGE Lodge' }).waitFor()
    await preview.getByRole('button', { name: 'Phone width' }).click()
    expect((await preview.locator('iframe').boundingBox())?.width).toBeLessThanOrEqual(360)
    await expect.poll(() => axeFindings(page)).toEqual([])
    await expect.poll(() => width(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Back to ours' }).click()
    await expect(subject).toHaveValue(ours)
  })

  test(`journey: the owner schedules an email and skips it for one stay on ${device}`, async ({ visit }) => {
    const page = await visit({ path: EMAILS, as: 'owner', context })
    const stay = await aStay(page, 'Grace', device === 'a phone' ? 40 : 30)
    const name = `Directions on ${device}`
    await page.getByRole('button', { name: 'New scheduled email' }).click()
    const sheet = page.getByRole('dialog', { name: 'New scheduled email' })
    await sheet.getByLabel('Name').fill(name)
    await expect(sheet.getByLabel('How many')).toHaveValue('3')
    await sheet.getByLabel('How many').fill('5')
    await sheet.getByLabel('Moment').selectOption('the confirmation')
    await sheet.getByLabel('Subject').fill('The way to {{lodgeName}}')
    await sheet.getByLabel('Text').fill('Turn left after the bridge, {{guestName}}.')
    await sheet.getByRole('button', { name: 'Save email' }).click()
    await sheet.getByText('An email about the confirmation comes 0 or more hours after it').waitFor()
    await expect.poll(() => axeFindings(page)).toEqual([])
    await sheet.getByLabel('Moment').selectOption('check-in')
    await sheet.getByRole('button', { name: 'Save email' }).click()
    const row = page.getByRole('listitem', { name })
    await row.getByText('5 days before check-in, all lodges').waitFor()

    await page.goto(`/admin/bookings/${stay.reference}?tab=guest`)
    const planned = page.getByRole('region', { name: 'Planned emails' })
    await planned.getByRole('button', { name: `Skip ${name}` }).click()
    await planned.getByRole('button', { name: `Plan again ${name}` }).waitFor()
    await expect.poll(() => width(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  })
}

test('journey: a saved reply is filled in for the guest before it is sent', async ({ visit }) => {
  const page = await visit({ path: EMAILS, as: 'owner' })
  const stay = await aStay(page, 'Ada Lovelace', 50)
  await page.getByRole('button', { name: 'New reply' }).click()
  const sheet = page.getByRole('dialog', { name: 'New reply' })
  await sheet.getByLabel('Title').fill('Parking')
  await sheet.getByLabel('Text').fill('Hello {{guestName}}, park beside {{lodgeName}}.')
  await sheet.getByRole('button', { name: 'Save reply' }).click()
  await page.getByRole('listitem', { name: 'Parking' }).waitFor()

  await page.goto(`/admin/bookings/${stay.reference}?tab=messages`)
  await page.getByLabel('Saved reply').selectOption('Parking')
  const message = page.getByRole('textbox', { name: 'Your message' })
  await expect(message).toHaveValue('Hello Ada Lovelace, park beside PEPE Lodge.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('log', { name: 'Messages' }).getByText('park beside PEPE Lodge').waitFor()
})
