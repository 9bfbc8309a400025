import { signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

test('a page that nobody uses for two hours ends its session, on the server too', async ({ visit }) => {
  const page = await signIn(visit, { before: (fresh) => fresh.clock.install() })
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const status = async () =>
    (
      await page.request.get('/api/admin/sessions', { headers: { authorization: `Bearer ${token}` } })
    ).status()
  await page.clock.fastForward('01:50:00')
  await page.keyboard.press('Shift')
  await page.clock.fastForward('01:50:00')
  expect(await status()).toBe(200)
  await page.clock.fastForward('00:11:00')
  await page.getByText('Session expired').first().waitFor()
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor()
  await expect.poll(status).toBe(401)
})
