import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { aVisitor } from './visitor.ts'

type Open = ReturnType<typeof aVisitor>['visit']

/** Signs in through the form and waits for the dashboard. */
export async function signIn(visit: Open, options: Parameters<Open>[0] = {}): Promise<Page> {
  const page = await visit({ path: '/admin/login', ...options })
  await page.getByLabel('Email').fill(inject('owner').email)
  await page.getByLabel('Password').fill(inject('owner').password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/admin/dashboard')
  return page
}

/** Signs the page's profile in by the API; whatever it opens next is the owner's. */
export async function becomeOwner(page: Page): Promise<void> {
  const login = await page.request.post('/api/admin/login', { data: inject('owner') })
  await page.evaluate(
    ({ token, admin }) => {
      localStorage.setItem('adminToken', token)
      localStorage.setItem('adminUser', JSON.stringify(admin))
    },
    await login.json(),
  )
}
