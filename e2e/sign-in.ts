import type { APIRequestContext, BrowserContextOptions, Page } from '@playwright/test'
import { ownerLogin } from './owner-login.ts'
import type { Visit, VisitOptions } from './visit.ts'

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Signs in through the form and waits for the dashboard. */
export async function signIn(visit: Visit, options: VisitOptions = {}): Promise<Page> {
  const page = await visit({ path: '/admin/login', ...options })
  await page.getByLabel('Email').fill(ownerLogin.email)
  await page.getByLabel('Password').fill(ownerLogin.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/admin/dashboard')
  return page
}

/** Opens the dashboard of the owner. */
export const openDashboard = (visit: Visit, options: VisitOptions = {}): Promise<Page> =>
  visit({ path: '/admin/dashboard', as: 'owner', ...options })

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** What the admin area keeps of a new session in the browser's local storage, the token first. */
async function sessionItems(request: APIRequestContext): Promise<{ name: string; value: string }[]> {
  const { token, admin } = await (await request.post('/api/admin/login', { data: ownerLogin })).json()
  return [
    { name: 'adminToken', value: token },
    { name: 'adminUser', value: JSON.stringify(admin) },
  ]
}

/** A storage of `origin` with a session of the owner: that of `state` while it lasts, else a new one. */
export async function signInToStorage(
  request: APIRequestContext,
  origin: string,
  state?: StorageState,
): Promise<StorageState> {
  const token = state?.origins[0]?.localStorage[0]?.value
  const lasts = token && (await request.get('/api/admin/sessions', { headers: bearer(token) })).ok()
  if (state && lasts) return state
  return { cookies: [], origins: [{ origin, localStorage: await sessionItems(request) }] }
}

/** Signs in by the API before a visit, with a session of its own, on a resource of the same origin that has no scripts. */
export async function signInByApi(page: Page): Promise<void> {
  const items = await sessionItems(page.request)
  await page.goto('/api/health')
  await page.evaluate((all) => {
    for (const { name, value } of all) localStorage.setItem(name, value)
  }, items)
}
