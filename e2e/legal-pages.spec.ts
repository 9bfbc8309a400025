import { deferred } from '../src/server/testing/deferred.ts'
import { expect, test } from './test.ts'

test('a visitor without scripts reads what the owner states', async ({ visit }) => {
  const owner = await visit({ path: '/admin/pages', as: 'owner' })
  const operator = owner.getByRole('form', { name: 'Operator' })
  await operator.getByLabel('Phone number').fill('+1 970 555 0142')
  await operator.getByRole('button', { name: 'Save operator' }).click()
  await owner.getByText('Operator Saved').first().waitFor()
  await owner.getByLabel('Page', { exact: true }).selectOption('Accessibility')
  const form = owner.getByRole('form', { name: 'Text of Accessibility' })
  await form.getByLabel('Text').fill('## Ramps\n\nCall {phone} before you arrive.')
  await form.getByRole('button', { name: 'Save text' }).click()
  await owner.getByText('Page Saved').first().waitFor()

  const guest = await visit({ path: '/accessibility', context: { javaScriptEnabled: false } })
  await guest.getByRole('heading', { name: 'Ramps' }).waitFor()
  await guest.getByText('Call +1 970 555 0142 before you arrive.').waitFor()
  await guest.getByRole('link', { name: 'Contact' }).last().click()
  await guest.getByRole('heading', { name: 'Contact', level: 1 }).waitFor()
  await guest.getByRole('link', { name: '+1 970 555 0142' }).waitFor()

  await form.getByRole('button', { name: 'Use the standard text' }).click()
  await form.getByRole('button', { name: 'Discard your text?' }).click()
  await form.getByText('This is the standard text').waitFor()
})

test('another page is shown after a confirmation of unsaved text only, and the unsaved facts stay', async ({
  visit,
}) => {
  const page = await visit({ path: '/admin/pages', as: 'owner' })
  const operator = page.getByRole('form', { name: 'Operator' })
  await operator.getByLabel('Phone number').fill('+1 970 555 0199')
  const choice = page.getByLabel('Page', { exact: true })
  await choice.selectOption('privacy')
  const form = page.getByRole('form', { name: 'Text of Privacy' })
  await form.getByLabel('Text').fill('Half typed')
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await choice.focus()
  await choice.selectOption('terms')
  await leave.getByRole('button', { name: 'Stay' }).click()
  await leave.waitFor({ state: 'detached' })
  expect(await choice.inputValue()).toBe('privacy')
  await expect(choice).toBeFocused()
  expect(await form.getByLabel('Text').inputValue()).toBe('Half typed')
  await choice.selectOption('terms')
  await leave.getByRole('button', { name: 'Leave' }).click()
  await form.waitFor({ state: 'detached' })
  expect(await choice.inputValue()).toBe('terms')
  expect(await operator.getByLabel('Phone number').inputValue()).toBe('+1 970 555 0199')
})

test('facts that another owner states meanwhile are shown and stay stated', async ({ visit }) => {
  const owner = await visit({ path: '/admin/pages', as: 'owner' })
  const operator = owner.getByRole('form', { name: 'Operator' })
  const save = operator.getByRole('button', { name: 'Save operator' })
  const email = operator.getByLabel('Email address')
  await email.fill('half@typed.example')
  const token = await owner.evaluate(() => localStorage.getItem('adminToken'))
  const headers = { authorization: `Bearer ${token}` }
  const phone = '+1 970 555 0177'
  const stated = await owner.request.put('/api/admin/operator', { data: { phone }, headers })
  expect(stated.status()).toBe(200)
  // The answer of any save holds all facts.
  await owner.getByLabel('Page', { exact: true }).selectOption('contact')
  const form = owner.getByRole('form', { name: 'Text of Contact' })
  await form.getByLabel('Text', { exact: true }).fill('Ring the bell.')
  await form.getByRole('button', { name: 'Save text' }).click()
  await expect(operator.getByLabel('Phone number')).toHaveValue(phone)
  expect(await email.inputValue()).toBe('half@typed.example')
  const sent = owner.waitForRequest((request) => request.url().endsWith('/api/admin/operator'))
  await save.click()
  expect((await sent).postDataJSON()).toEqual({ email: 'half@typed.example' })
  await owner.getByText('Operator Saved').first().waitFor()
  await expect(save).toBeDisabled()
  const emptied = await owner.request.put('/api/admin/operator', { data: { email: '', phone: '' }, headers })
  expect(emptied.status()).toBe(200)
  await form.getByRole('button', { name: 'Use the standard text' }).click()
  await form.getByRole('button', { name: 'Discard your text?' }).click()
  await form.getByText('This is the standard text').waitFor()
  expect(await email.inputValue()).toBe('')
})

test('two forms with unsaved changes have one dialog', async ({ visit }) => {
  const page = await visit({ path: '/admin/pages', as: 'owner' })
  await page.getByRole('form', { name: 'Operator' }).getByLabel('Phone number').fill('+1 970 555 0199')
  await page.getByLabel('Text', { exact: true }).fill('Half typed')
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const outbox = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Outbox' })
  await outbox.click()
  await leave.getByRole('button', { name: 'Stay' }).click()
  await leave.waitFor({ state: 'detached' })
  await outbox.click()
  await leave.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/admin/settings?tab=outbox')
})

test('what is typed during the first save of a text stays', async ({ visit }) => {
  const page = await visit({ path: '/admin/pages', as: 'owner' })
  await page.getByLabel('Page', { exact: true }).selectOption('privacy')
  const form = page.getByRole('form', { name: 'Text of Privacy' })
  const answer = deferred()
  await page.route('**/api/admin/pages/privacy', async (route) => {
    await answer.promise
    await route.continue()
  })
  await form.getByLabel('Text').fill('We store little.')
  await form.getByRole('button', { name: 'Save text' }).click()
  await form.getByRole('button', { name: 'Saving...' }).waitFor()
  await form.getByLabel('Text').fill('We store little, and briefly.')
  answer.resolve()
  await form.getByText('This is your text.').waitFor()
  expect(await form.getByLabel('Text').inputValue()).toBe('We store little, and briefly.')
  await form.getByRole('button', { name: 'Use the standard text' }).click()
  await form.getByRole('button', { name: 'Discard your text?' }).click()
  await form.getByText('This is the standard text').waitFor()
  await expect.poll(() => form.getByLabel('Text').inputValue()).not.toContain('briefly')
})

test('a text that another owner has changed meanwhile is replaced after a choice only', async ({ visit }) => {
  const owner = await visit({ path: '/admin/pages', as: 'owner' })
  await owner.getByLabel('Page', { exact: true }).selectOption('contact')
  const form = owner.getByRole('form', { name: 'Text of Contact' })
  const text = form.getByLabel('Text', { exact: true })
  await text.fill('Call us at nine.')
  const other = await visit({ path: '/admin/pages', as: 'owner' })
  const saved = (theirs: string) =>
    other.evaluate(
      async (body) => {
        const headers = {
          authorization: `Bearer ${localStorage.getItem('adminToken')}`,
          'content-type': 'application/json',
        }
        return (await fetch('/api/admin/pages/contact', { method: 'PUT', headers, body })).status
      },
      JSON.stringify({ text: theirs }),
    )
  expect(await saved('Call us at ten.')).toBe(200)
  await form.getByRole('button', { name: 'Save text' }).click()
  const notice = form.getByRole('alert').filter({ hasText: 'Someone else has changed this text meanwhile.' })
  await notice.getByText('Call us at ten.').waitFor()
  expect(await text.inputValue()).toBe('Call us at nine.')
  await notice.getByRole('button', { name: 'Take theirs' }).click()
  await notice.waitFor({ state: 'detached' })
  await expect(text).toHaveValue('Call us at ten.')

  await text.fill('Call us at eleven.')
  expect(await saved('Call us at noon.')).toBe(200)
  await form.getByRole('button', { name: 'Save text' }).click()
  await notice.getByRole('button', { name: 'Keep mine' }).click()
  await form.getByRole('button', { name: 'Save text' }).click()
  await owner.getByText('Page Saved').waitFor()
  await expect(text).toHaveValue('Call us at eleven.')
  await form.getByRole('button', { name: 'Use the standard text' }).click()
  await form.getByRole('button', { name: 'Discard your text?' }).click()
  await form.getByText('This is the standard text').waitFor()
})

test('an owner exports and erases a person', async ({ visit }) => {
  const owner = await visit({ path: '/admin/privacy', as: 'owner' })
  const email = 'erase-me@example.com'
  const made = await owner.request.post('/api/badges/day1', {
    data: { userEmail: email, userName: 'Era See' },
  })
  expect(made.status()).toBe(201)
  const form = owner.getByRole('form', { name: "A person's data" })
  await form.getByLabel('Email address').fill(email)
  const download = owner.waitForEvent('download')
  await form.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toBe(`export-${email}.json`)
  await form.getByRole('button', { name: 'Erase', exact: true }).click()
  await form.getByRole('button', { name: 'Erase for good?' }).click()
  await owner.getByRole('status').getByText('badges: 1').waitFor()
  await form.getByRole('button', { name: 'Export' }).click()
  await form.getByText('Nothing is stored about this address').waitFor()
})
