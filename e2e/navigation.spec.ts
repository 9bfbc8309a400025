import { axeFindings } from './axe-findings.ts'
import { daysFromNow } from './days-from-now.ts'
import { openDashboard } from './sign-in.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

test('the eight entries lead to their first pages, and old addresses to their tabs with the query', async ({
  visit,
}) => {
  const page = await openDashboard(visit)
  const navigation = page.getByRole('navigation', { name: 'Admin' })
  await expect
    .poll(async () => (await navigation.getByRole('link').allInnerTexts()).map((text) => text.split('\n')[0]))
    .toEqual(['Today', 'Inbox', 'Bookings', 'Calendar', 'Cleaning', 'Lodges', 'Money', 'Settings'])
  await navigation.getByRole('link', { name: 'Money' }).click()
  await page.getByRole('heading', { name: 'Payments', level: 1 }).waitFor()
  await page.getByRole('navigation', { name: 'Money' }).getByRole('link', { name: 'Reports' }).click()
  await page.waitForURL('**/admin/payments?tab=month')
  await expect(navigation.getByRole('link', { name: 'Money' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => axeFindings(page)).toEqual([])
  await page.goto('/admin/month?month=2026-10&from=mail')
  await page.waitForURL('**/admin/payments?tab=month&month=2026-10&from=mail')
  await page.getByText('October 2026', { exact: true }).first().waitFor()
  await expect(page.getByRole('navigation', { name: 'Money' }).locator('[aria-current=page]')).toHaveText([
    'Reports',
  ])
  await page.goto('/admin/security')
  await page.getByRole('heading', { name: 'Security', level: 1 }).waitFor()
  await page.goto('/admin/rates')
  await expect(
    page.getByRole('navigation', { name: 'Lodges' }).getByRole('link', { name: 'Rates' }),
  ).toHaveAttribute('aria-current', 'page')
})

test('a phone has the entries of the day at its foot, the others under More, search and a new booking above', async ({
  visit,
}) => {
  const page = await openDashboard(visit, { context: phone })
  const bar = page.getByRole('navigation', { name: 'Admin' })
  await expect
    .poll(async () => (await bar.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0]))
    .toEqual(['Today', 'Inbox', 'Calendar', 'Bookings', 'More'])
  await expect.poll(() => axeFindings(page)).toEqual([])
  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Cleaning' }).click()
  await page.getByRole('heading', { name: 'Cleaning', level: 1 }).waitFor()
  await page.getByRole('dialog', { name: 'More' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'New booking' }).click()
  await page.getByRole('form', { name: 'New booking' }).waitFor()
})

test('the search opens on / and Ctrl K, finds a guest, a page and an action, and is used by keyboard', async ({
  visit,
}) => {
  const page = await openDashboard(visit)
  const name = `Quentin ${Date.now()}`
  const stay = { checkIn: daysFromNow(240), checkOut: daysFromNow(242), guests: 1, lodgeId: 14 }
  await page.request.post('/api/bookings', { data: { name, email: 'quentin@example.com', ...stay } })
  await page.getByRole('button', { name: /^Search/ }).waitFor()
  await page.keyboard.press('/')
  const palette = page.getByRole('dialog', { name: 'Search the admin area' })
  const field = palette.getByRole('combobox', { name: 'Search' })
  await expect(field).toBeFocused()
  await field.fill(name)
  await palette.getByRole('option', { name }).waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: `${name}, Cardano Lodge` }).waitFor()
  await page.keyboard.press('Control+k')
  await field.fill('fees')
  await palette.getByRole('option', { name: 'Fees and taxes' }).waitFor()
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  await field.fill('new book')
  await palette.getByRole('option', { name: 'New booking' }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('form', { name: 'New booking' }).waitFor()
})
