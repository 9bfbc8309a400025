import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type CalendarEventEdit, closesNight } from '#contract/calendar/calendar.ts'
import { openPage } from '#web/testing/open-page.tsx'

/** The calendar of an admin, without events and closures. */
function openCalendar(search = '') {
  localStorage.setItem('adminToken', 'token')
  localStorage.setItem(
    'adminUser',
    JSON.stringify({ id: 1, name: 'Olive', role: 'admin', email: 'olive@example.com' }),
  )
  return openPage(`/admin/calendar${search}`, {
    network: (network) => {
      network.answer('GET /api/admin/closures', [])
      network.answer('GET /api/admin/calendar-events', [])
      network.answer('POST /api/admin/closures', {} as never, 201)
      network.answer('POST /api/admin/calendar-events', {} as never, 201)
    },
  })
}

/** A new event on a day, without a lodge. */
async function fillEvent(title: string) {
  const { network } = await openCalendar()
  await page.getByRole('button', { name: 'New Event' }).click()
  const form = page.getByRole('form', { name: 'New event' })
  await form.getByLabelText('Title').fill(title)
  await form.getByLabelText('Date', { exact: true }).fill('2031-12-04')
  await form.getByLabelText('Start Time').fill('10:00')
  await form.getByLabelText('End Time').fill('12:00')
  return { network, form }
}

test('a closure presets no lodge, and that of all lodges takes a second press with the number of nights', async () => {
  const { network } = await openCalendar('?close=1')
  const form = page.getByRole('form', { name: 'New closure' })
  const posted = () => network.sent.filter(({ call }) => call.startsWith('POST'))
  await form.getByLabelText('First night', { exact: true }).fill('2031-12-04')
  await form.getByLabelText('Last night', { exact: true }).fill('2031-12-10')
  await form.getByLabelText('Reason').fill('A new roof')
  await form.getByRole('button', { name: 'Create Closure' }).click()
  await expect.element(form.getByText('Please choose a lodge')).toBeVisible()
  expect(posted()).toEqual([])
  await form.getByLabelText('Lodge', { exact: true }).selectOptions('XRP Lodge')
  await expect.element(form.getByText('Takes 7 nights off sale')).toBeVisible()
  await form.getByLabelText('Lodge', { exact: true }).selectOptions('All Lodges')
  await expect.element(form.getByText('Takes 112 nights off sale, at all 16 lodges')).toBeVisible()
  await form.getByRole('button', { name: 'Create Closure' }).click()
  expect(posted()).toEqual([])
  await form.getByRole('button', { name: 'Really take 112 nights off sale?' }).click()
  await expect.poll(() => posted().at(-1)?.body).toMatchObject({ lodgeSlug: null, from: '2031-12-04' })
})

test('an event closes its night once a lodge is chosen, and that of all lodges takes a second press', async () => {
  const { network, form } = await fillEvent('Chimney sweep')
  const closes = form.getByLabelText('Guests cannot book these nights')
  await expect.element(closes).not.toBeChecked()
  await form.getByLabelText('Lodge', { exact: true }).selectOptions('XRP Lodge')
  await expect.element(closes).toBeChecked()
  await expect.element(form.getByText('Takes 1 night off sale')).toBeVisible()
  await form.getByLabelText('Lodge', { exact: true }).selectOptions('All Lodges')
  await expect.element(form.getByText('Takes 16 nights off sale, at all 16 lodges')).toBeVisible()
  await form.getByRole('button', { name: 'Create Event' }).click()
  await expect.element(form.getByRole('button', { name: 'Really take 16 nights off sale?' })).toBeVisible()
  await closes.click()
  await form.getByRole('button', { name: 'Create Event' }).click()
  await expect
    .poll(() => network.sent.at(-1)?.body)
    .toMatchObject({ title: 'Chimney sweep', lodgeSlug: null, closesNights: false })
})

test.each(['maintenance', 'event'])('an event (%s) without a lodge closes nothing', async (type) => {
  const { network, form } = await fillEvent('Summer party')
  await form.getByLabelText('Event Type').selectOptions(type)
  await expect.element(form.getByText(/^Without a lodge, the event stands at all lodges/)).toBeVisible()
  await form.getByRole('button', { name: 'Create Event' }).click()
  const sent = () => network.sent.at(-1)?.body as CalendarEventEdit | undefined
  await expect.poll(sent).toMatchObject({ eventType: type, lodgeSlug: null })
  expect(closesNight(sent() as CalendarEventEdit)).toBe(false)
})

test('a switch that is set by hand asks for the lodge', async () => {
  const { network, form } = await fillEvent('Chimney sweep')
  await form.getByLabelText('Guests cannot book these nights').click()
  await form.getByRole('button', { name: 'Create Event' }).click()
  await expect.element(form.getByText('Please choose a lodge')).toBeVisible()
  expect(network.sent.filter(({ call }) => call.startsWith('POST'))).toEqual([])
})
