import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { testBrowser } from './test-browser.ts'

type Open = ReturnType<typeof testBrowser>['visit']

/** Signs in through the form and waits for the dashboard. */
export async function signIn(visit: Open, options: Parameters<Open>[0] = {}): Promise<Page> {
  const page = await visit({ path: '/admin/login', ...options })
  await page.getByLabel('Email').fill(inject('owner').email)
  await page.getByLabel('Password').fill(inject('owner').password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/admin/dashboard')
  return page
}

/** Opens the dashboard of the owner, who is signed in by the API. */
export const openDashboard = (visit: Open, options: Parameters<Open>[0] = {}): Promise<Page> =>
  visit({ path: '/admin/dashboard', ...options, before: signInByApi })

/** Signs in by the API before a visit, on a resource of the same origin that has no scripts. */
export async function signInByApi(page: Page): Promise<void> {
  const login = await page.request.post('/api/admin/login', { data: inject('owner') })
  await page.goto('/api/health')
  await page.evaluate(
    ({ token, admin }) => {
      localStorage.setItem('adminToken', token)
      localStorage.setItem('adminUser', JSON.stringify(admin))
    },
    await login.json(),
  )
}
