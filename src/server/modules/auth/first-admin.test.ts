import { afterAll, expect, test, vi } from 'vitest'
import { adminUsers } from '#server/platform/database/tables/admins.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { ensureFirstAdmin } from './first-admin.ts'

const testApp = await createTestApp()
afterAll(() => testApp.close())

test('a start without an account creates one in development and only warns in production', async () => {
  const { context } = testApp
  await context.db.delete(adminUsers)
  const warn = vi.fn()
  const startIn = (NODE_ENV: 'development' | 'production') =>
    ensureFirstAdmin({
      ...context,
      log: Object.assign(Object.create(context.log), { warn }),
      config: { ...context.config, NODE_ENV, ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined },
    })
  expect(await startIn('production')).toBeNull()
  expect(warn).toHaveBeenCalledOnce()
  const made = await startIn('development')
  expect(made?.password).toHaveLength(16)
  const [stored] = await context.db.select().from(adminUsers)
  expect(stored).toMatchObject({ email: made?.email, role: 'admin' })
})
