import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { ownerLogin } from './owner-login.ts'
import { serveProduct } from './serve-product.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

/** Passkeys need a site with a name, so this spec has a product of its own at localhost. */
let product: Awaited<ReturnType<typeof serveProduct>>
test.beforeAll(async () => {
  const port = await freePort()
  product = await serveProduct({ PORT: String(port), PUBLIC_URL: `http://localhost:${port}` })
})
test.afterAll(() => product.stop())

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const atProduct = () => ({ context: { baseURL: product.baseUrl } })

/** Gives the page a device with a fingerprint reader; returns what refuses or accepts the finger. */
async function giveDevice(page: Page): Promise<(isRight: boolean) => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async (isUserVerified) => {
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  }
}

const openSecurity = async (page: Page) => {
  await page.goto('/admin/settings?tab=security')
  await page.getByRole('heading', { name: 'Security', level: 1 }).waitFor()
}
const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor()
}
const usePasskey = (page: Page) => page.getByRole('button', { name: 'Use a passkey' }).click()
const row = (page: Page) =>
  page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem', { name: 'Work phone' })

async function addPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const form = page.getByRole('form', { name: 'Add a passkey' })
  await form.getByLabel('Name').fill('Work phone')
  await form.getByLabel('Your password').fill('not this one')
  await form.getByRole('button', { name: 'Continue' }).click()
  await form.getByText('This password is not right').waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await form.getByLabel('Your password').fill(ownerLogin.password)
  await form.getByRole('button', { name: 'Continue' }).click()
  await row(page).getByText('not used yet').waitFor()
}

test('journey: the owner adds a passkey, signs in with it, and removes it', async ({ visit }) => {
  const page = await signIn(visit, atProduct())
  const acceptFinger = await giveDevice(page)
  await openSecurity(page)
  await addPasskey(page)
  await logOut(page)

  await acceptFinger(false)
  await usePasskey(page)
  await page.getByText('You cancelled it, or it took too long. Please try again.').waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await acceptFinger(true)
  await usePasskey(page)
  await page.waitForURL('**/admin/dashboard')
  await openSecurity(page)
  await row(page).getByText('last used').waitFor()

  await row(page).getByRole('button', { name: 'Remove' }).click()
  await row(page).getByLabel('Your password').fill(ownerLogin.password)
  await row(page).getByRole('button', { name: 'Remove Work phone' }).click()
  await row(page).waitFor({ state: 'detached' })
  await logOut(page)
  await usePasskey(page)
  await page.getByText('This passkey belongs to no account here.').waitFor()
})

test('a passkey signs in over a form with unsaved changes', async ({ visit }) => {
  const page = await signIn(visit, atProduct())
  await giveDevice(page)
  await openSecurity(page)
  await addPasskey(page)
  const next = page.getByLabel('New password', { exact: true })
  await next.fill('fresh towels daily')
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  await page.request.post('/api/admin/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.getByLabel('Current password').fill('anything')
  await page.getByLabel('Repeat new password').fill('fresh towels daily')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect(next).toHaveValue('fresh towels daily')
})

test('a browser without passkeys says so, and so does another address of the site', async ({ visit }) => {
  const without = await visit({
    path: '/admin/login',
    before: async (page) => {
      await page.addInitScript('delete window.PublicKeyCredential')
    },
  })
  await usePasskey(without)
  await without.getByText('This browser has no passkeys. Please use your password.').waitFor()
  const elsewhere = await visit({ path: '/admin/login' })
  await usePasskey(elsewhere)
  await elsewhere.getByText('Passkeys do not work at this address.').waitFor()
})

test('a failing list of passkeys leaves the rest of the security page usable', async ({ visit }) => {
  const page = await signIn(visit, {
    before: async (fresh) => {
      await fresh.route('**/api/admin/passkeys', (route) => route.fulfill({ status: 401, json: {} }))
    },
  })
  await openSecurity(page)
  await page.getByText('Your passkeys cannot be shown now.').waitFor()
  await page.getByRole('form', { name: 'Change password' }).waitFor()
  await page.getByText('this browser').waitFor()
})
