import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'

/** The form of a closure, whose nights are a range. */
async function openClosure() {
  localStorage.setItem('adminToken', 'token')
  localStorage.setItem(
    'adminUser',
    JSON.stringify({ id: 1, name: 'Olive', role: 'admin', email: 'olive@example.com' }),
  )
  const opened = await openPage('/admin/calendar?close=1', {
    network: (network) => {
      network.answer('GET /api/admin/closures', [])
      network.answer('GET /api/admin/calendar-events', [])
    },
  })
  const form = page.getByRole('form', { name: 'New closure' })
  return { ...opened, form }
}

test('two presses in the calendar choose the first and the last night', async () => {
  const { network, form } = await openClosure()
  network.answer('POST /api/admin/closures', {} as never, 201)
  await form.getByLabelText('First night', { exact: true }).fill('2031-12-04')
  await form.getByRole('button', { name: 'Calendar' }).click()
  await expect.poll(() => form.element().querySelector('th')?.textContent).toBe('Su')
  // The typed date shows its month.
  await form.getByRole('button', { name: 'Tuesday, December 9' }).click()
  await expect.element(form.getByText('Now choose the last night.')).toBeVisible()
  await expect.element(form.getByLabelText('Last night', { exact: true })).toHaveValue('2031-12-09')
  await form.getByRole('button', { name: 'Friday, December 12' }).click()
  await expect.element(form.getByLabelText('First night', { exact: true })).toHaveValue('2031-12-09')
  await expect.element(form.getByLabelText('Last night', { exact: true })).toHaveValue('2031-12-12')
  await form.getByLabelText('Lodge', { exact: true }).selectOptions('XRP Lodge')
  await form.getByLabelText('Reason').fill('A new roof')
  await form.getByRole('button', { name: 'Create Closure' }).click()
  // The closure ends where the lodge opens again.
  await expect
    .poll(() => network.sent.at(-1)?.body)
    .toMatchObject({ from: '2031-12-09', to: '2031-12-13', reason: 'A new roof' })
})

test('the calendar is used by keyboard, and a press before the first night begins again', async () => {
  const { form } = await openClosure()
  await form.getByLabelText('First night', { exact: true }).fill('2031-12-04')
  await form.getByLabelText('Last night', { exact: true }).fill('2031-12-06')
  await form.getByRole('button', { name: 'Calendar' }).click()
  const day = (name: string) => form.getByRole('button', { name })
  await expect.element(day('Thursday, December 4, first night')).toBeVisible()
  await expect.element(day('Saturday, December 6, last night')).toBeVisible()
  ;(day('Thursday, December 4, first night').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(form.getByLabelText('First night', { exact: true })).toHaveValue('2031-12-05')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}')
  await expect.element(form.getByLabelText('First night', { exact: true })).toHaveValue('2031-12-03')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(form.getByLabelText('Last night', { exact: true })).toHaveValue('2031-12-10')
})

test('a last night before the first one is named at its field', async () => {
  const { form } = await openClosure()
  await form.getByLabelText('First night', { exact: true }).fill('2031-12-04')
  await form.getByLabelText('Last night', { exact: true }).fill('2031-12-03')
  await form.getByLabelText('Lodge', { exact: true }).selectOptions('XRP Lodge')
  await form.getByLabelText('Reason').fill('A new roof')
  await form.getByRole('button', { name: 'Create Closure' }).click()
  await expect.element(form.getByText('The last night cannot be before the first one')).toBeVisible()
})
