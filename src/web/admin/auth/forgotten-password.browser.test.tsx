import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'

const openPanel = () => userEvent.click(page.getByText('Forgot password?'))

test('emails a link to the typed address and says the same for each', async () => {
  const { network } = await openPage('/admin/login')
  network.answer('GET /api/admin/password-reset', { sends: true })
  network.answer('POST /api/admin/password-reset', null, 204)
  await page.getByLabelText('Email', { exact: true }).fill('mona@example.com')
  await openPanel()
  await expect.element(page.getByLabelText('Email of your account')).toHaveValue('mona@example.com')
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect
    .element(page.getByText(/^If mona@example.com belongs to an account, a link is on its way/))
    .toBeVisible()
  expect(network.sent).toMatchObject([
    { call: 'POST /api/admin/password-reset', body: { email: 'mona@example.com' } },
  ])
})

test('names an invalid address and a wait', async () => {
  const { network } = await openPage('/admin/login')
  network.answer('GET /api/admin/password-reset', { sends: true })
  const wait = 'Too many attempts. Please try again in 2 seconds.'
  network.fail('POST /api/admin/password-reset', 429, wait)
  await openPanel()
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect.element(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabelText('Email of your account').fill('mona@example.com')
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: wait })).toBeVisible()
})

test('without a mail server it names the other ways', async () => {
  const { network } = await openPage('/admin/login')
  network.answer('GET /api/admin/password-reset', { sends: false })
  await openPanel()
  await expect.element(page.getByText('This site cannot email you a link to a new one.')).toBeVisible()
  await expect.element(page.getByText('Another admin can make you a link in Settings, Team.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Email me a link' }).elements()).toEqual([])
})

test('a link sets the new password and leads to the login', async () => {
  const { network, router } = await openPage('/admin/accept-invite?reset=the-token')
  await expect.element(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  network.fail('PUT /api/admin/password-reset', 404, 'This link has expired or was used already.')
  await page.getByLabelText('New password').fill('juniper and birch')
  await page.getByLabelText('Repeat password').fill('juniper and birch')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect.element(page.getByText('This link has expired or was used already.')).toBeVisible()
  network.answer('PUT /api/admin/password-reset', null, 204)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/admin/login')
  expect(network.sent.at(-1)).toMatchObject({ body: { token: 'the-token', password: 'juniper and birch' } })
})
