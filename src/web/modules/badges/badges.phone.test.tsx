import { test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { sees } from '#web/testing/state.ts'

test('distinguishes an address without badges from a failed request', async () => {
  const { network } = await openPage('/badges')
  const checker = page.getByRole('form', { name: 'Check badges' })
  const check = async (email: string) => {
    await checker.getByLabelText('Email').fill(email)
    await checker.getByRole('button', { name: 'Check Badges' }).click()
  }
  await check('nobody@example.com')
  await sees(page.getByText('No badges found for this user'))
  const restore = network.fail('GET /api/badges/{email}')
  await check('broken@example.com')
  await sees(page.getByText('Error loading badges'))
  restore()
  await check('broken@example.com')
  await sees(page.getByText('No badges found for this user'))
})
