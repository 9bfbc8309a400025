import type { Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { ownerLogin } from './owner-login.ts'
import { openDashboard } from './sign-in.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

const PASSWORD = 'lavender and linen'
const desktop = { viewport: { width: 1366, height: 900 } }

/** Fills the invitation, sends it, and returns the link. */
async function invite(page: Page, name: string, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Invite somebody' })
  await sheet.getByLabel('Name').fill(name)
  await sheet.getByLabel('Email').fill(email)
  await sheet.getByLabel('Role').selectOption('Housekeeper')
  await sheet.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = await sheet.getByLabel('Invitation link').inputValue()
  await sheet.getByRole('button', { name: 'Copy link' }).waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Done' }).click()
  return link
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Admin' })

for (const [device, name, context] of [
  ['a desktop', 'Hanna', desktop],
  ['a phone', 'Petra', phone],
] as const)
  test(`journey: a helper is hired and let go on ${device}`, async ({ visit }) => {
    const owner = await openDashboard(visit, { context })
    await owner.goto('/admin/staff')
    await owner.getByRole('heading', { name: 'Staff', level: 1 }).waitFor()
    const link = await invite(owner, name, `${name.toLowerCase()}@example.com`)

    const { pathname, search } = new URL(link)
    const helper = await visit({ path: pathname + search, context })
    await helper.getByLabel('New password').fill(PASSWORD)
    await helper.getByLabel('Repeat password').fill('lavender')
    await helper.getByRole('button', { name: 'Set password' }).click()
    await helper.getByText('The two passwords differ').waitFor()
    await expect.poll(() => axeFindings(helper)).toEqual([])
    await helper.getByLabel('Repeat password').fill(PASSWORD)
    await helper.getByRole('button', { name: 'Set password' }).click()
    await helper.getByRole('heading', { name: 'Cleaning', level: 1 }).waitFor()
    await expect
      .poll(() => navigation(helper).getByRole('link').allInnerTexts())
      .toEqual(['Cleaning', 'Settings'])
    await helper.goto('/admin/bookings')
    await helper.getByText('Your account is not allowed to open this page.').waitFor()
    await expect.poll(() => axeFindings(helper)).toEqual([])
    await helper.getByRole('link', { name: 'Back to your first page' }).click()
    await helper.getByRole('heading', { name: 'Cleaning', level: 1 }).waitFor()

    await owner.reload()
    const row = owner.getByRole('listitem', { name, exact: true })
    await row.getByText(/^Active/).waitFor()
    await row.getByRole('button', { name: 'Deactivate' }).click()
    await row.getByRole('button', { name: `Deactivate ${name}?` }).click()
    await row.getByText(/^Deactivated/).waitFor()
    await expect.poll(() => axeFindings(owner)).toEqual([])
    // An account of the command line has a password before anybody signs in.
    await owner.route('**/api/admin/staff', async (route) => {
      const answer = await route.fetch()
      const staff: object[] = await answer.json()
      return route.fulfill({ response: answer, json: staff.map((one) => ({ ...one, lastLogin: null })) })
    })
    await owner.reload()
    await row.getByText('Deactivated, never signed in').waitFor()
    await row.getByRole('button', { name: 'Activate' }).waitFor()

    await navigation(helper).getByRole('link', { name: 'Settings' }).click()
    await helper.getByText('Session expired').first().waitFor()
    await helper.getByRole('heading', { name: 'Admin Login' }).waitFor()
  })

test('journey: one changes the own password and ends another session', async ({ visit }) => {
  const owner = await visit({ path: '/admin/login' })
  const email = 'sessions@example.com'
  const login = await owner.request.post('/api/admin/login', { data: ownerLogin })
  const headers = { authorization: `Bearer ${(await login.json()).token}` }
  const invited = await owner.request.post('/api/admin/staff', {
    headers,
    data: { name: 'Mona', email, role: 'manager' },
  })
  const token = new URL((await invited.json()).inviteLink).searchParams.get('token')
  await owner.request.post('/api/admin/accept-invite', { data: { token, password: PASSWORD } })

  await owner.getByLabel('Email').fill(email)
  await owner.getByLabel('Password').fill(PASSWORD)
  await owner.getByRole('button', { name: 'Sign In' }).click()
  await owner.waitForURL('**/admin/dashboard')
  await navigation(owner).getByRole('link', { name: 'Settings' }).click()
  await owner.getByRole('link', { name: 'My account' }).click()
  await expect.poll(() => axeFindings(owner)).toEqual([])
  await owner.getByRole('button', { name: 'End session' }).click()
  await owner.getByRole('button', { name: 'End it?' }).click()
  await owner.getByText('Session Ended').first().waitFor()
  await owner.getByRole('button', { name: 'End session' }).waitFor({ state: 'detached' })

  await owner.getByLabel('Current password').fill('not this one')
  await owner.getByLabel('New password', { exact: true }).fill('fresh towels daily')
  await owner.getByLabel('Repeat new password').fill('fresh towels daily')
  await owner.getByRole('button', { name: 'Change password' }).click()
  await owner.getByText('This password is not right').waitFor()
  await owner.getByLabel('Current password').fill(PASSWORD)
  await owner.getByRole('button', { name: 'Change password' }).click()
  await owner.getByText('Password Changed').first().waitFor()
})

for (const [device, name, context] of [
  ['a desktop', 'Fiona', desktop],
  ['a phone', 'Felix', phone],
] as const)
  test(`journey: who has forgotten a password gets a link from an admin on ${device}`, async ({ visit }) => {
    const owner = await openDashboard(visit, { context })
    await owner.goto('/admin/staff')
    const email = `${name.toLowerCase()}@example.com`
    const invited = new URL(await invite(owner, name, email))
    const token = invited.searchParams.get('token')
    await owner.request.post('/api/admin/accept-invite', { data: { token, password: PASSWORD } })

    const helper = await visit({ path: '/admin/login', context })
    await helper.getByRole('button', { name: 'Forgot password?' }).click()
    await helper.getByText('Another admin can make you a link in Settings, Team.').waitFor()
    await expect.poll(() => axeFindings(helper)).toEqual([])

    await owner.reload()
    const row = owner.getByRole('listitem', { name, exact: true })
    await row.getByRole('button', { name: 'New password' }).click()
    const sheet = owner.getByRole('dialog', { name: `New password for ${name}` })
    const { pathname, search } = new URL(await sheet.getByLabel('Password link').inputValue())
    await expect.poll(() => axeFindings(owner)).toEqual([])

    await helper.goto(pathname + search)
    await helper.getByLabel('New password').fill('fresh towels daily')
    await helper.getByLabel('Repeat password').fill('fresh towels daily')
    await helper.getByRole('button', { name: 'Set password' }).click()
    await helper.getByRole('heading', { name: 'Admin Login' }).waitFor()
    await helper.getByLabel('Email').fill(email)
    await helper.getByLabel('Password').fill('fresh towels daily')
    await helper.getByRole('button', { name: 'Sign In' }).click()
    await helper.getByRole('heading', { name: 'Cleaning', level: 1 }).waitFor()
  })
