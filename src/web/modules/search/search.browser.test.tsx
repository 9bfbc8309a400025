import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#web/testing/gestures.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { address, daysFromNow, isGone, searchParam, sees } from '#web/testing/state.ts'

const stay = { checkIn: daysFromNow(300), checkOut: daysFromNow(303) }
const dated = (party: number) => `/browse?checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&party=${party}`
const search = page.getByRole('search', { name: 'Find a stay' })
const go = search.getByRole('button', { name: 'Search' })
const cards = page.getByRole('article')
const summary = page.getByText(/\d+ of 16 lodges free/)
const sortBy = page.getByLabelText('Sort by')

async function fill(guests: string): Promise<void> {
  await search.getByLabelText('Check-in').fill(stay.checkIn)
  await search.getByLabelText('Check-out').fill(stay.checkOut)
  await search.getByLabelText('Guests').selectOptions(guests)
  await go.click()
}

test('a search on home leads to dated cards, and a card carries the dates to its lodge and back', async () => {
  await openPage('/')
  await fill('4')
  await sees(page.getByText(/\d+ of 16 lodges free .* for 4 guests/))
  expect(location.pathname).toBe('/browse')
  expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({ ...stay, party: '4' })
  const card = cards.first()
  await sees(card.getByText('total for 3 nights'))
  await card.getByRole('button', { name: 'Price details' }).click()
  await sees(card.getByText(/× 3 nights/))
  expect(card.getByRole('button', { name: 'Price details' }).length).toBe(1)
  await card.getByRole('link', { name: 'View Details' }).click()
  await expect.poll(address).toContain('/lodge/')
  await expect.poll(() => searchParam('checkIn')).toBe(stay.checkIn)
  history.back()
  await sees(summary)
})

test('free lodges stand by total, the others last with a reason', async () => {
  await openPage(dated(8))
  await sees(summary)
  const texts = () => cards.elements().map((card) => (card as HTMLElement).innerText)
  await expect.poll(() => texts().at(-1)).toContain('For up to')
  const totals = texts().map((text) => Number(text.match(/\$([\d,.]+) total/)?.[1]?.replaceAll(',', '')))
  const free = totals.filter((total) => !Number.isNaN(total))
  expect(free).toEqual([...free].sort((a, b) => a - b))
  expect(totals.slice(0, free.length)).toEqual(free)
  expect(texts().at(-1)).toContain('For up to')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect.element(sortBy).toHaveValue('total')
  await sortBy.selectOptions('price-high')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect.element(sortBy).toHaveValue('name')
  await expect.poll(address).toContain('sort=name')
  await press('Enter', page.getByRole('link', { name: 'Clear dates' }))
  await isGone(page.getByText('total for 3 nights').first())
  await expect.poll(() => document.activeElement?.id).toBe('main')
})

const change = page.getByRole('button', { name: 'Change', exact: true })

test('a search by the keyboard folds into its dates with the focus on Change, and going back sets the dates again', async () => {
  await openPage(dated(2))
  await change.click()
  const checkOut = search.getByLabelText('Check-out')
  await checkOut.fill(daysFromNow(304))
  await press('Enter', checkOut)
  await expect.poll(() => searchParam('checkOut')).toBe(daysFromNow(304))
  await sees(page.getByText('total for 4 nights').first())
  await sees(change)
  await expect.element(change).toHaveFocus()
  history.back()
  await sees(page.getByText('total for 3 nights').first())
  await change.click()
  await expect.element(checkOut).toHaveValue(stay.checkOut)
})

test('a shortcut pressed the day after the page was opened searches from that day', async () => {
  await openPage('/browse')
  const weekend = search.getByRole('button', { name: 'This weekend' })
  await sees(weekend)
  const later = daysFromNow(6)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 60 * 60 * 1000 })
  await weekend.click()
  await expect.poll(() => searchParam('checkIn')).not.toBe(null)
  expect((searchParam('checkIn') ?? '') >= later).toBe(true)
})

test('dates and flexible days are chosen in the calendar, which sets the typed fields', async () => {
  await openPage('/browse')
  await search.getByLabelText('Check-in').fill(stay.checkIn)
  await search.getByRole('button', { name: 'Calendar, flexible dates' }).click()
  await sees(search.getByText('Now choose the day you leave.'))
  await search.getByLabelText('Flexible days').selectOptions('2')
  await search
    .getByRole('button', { name: /departure possible/ })
    .nth(2)
    .click()
  await expect.element(search.getByLabelText('Check-out')).toHaveValue(stay.checkOut)
  await go.click()
  await expect.poll(() => [searchParam('checkOut'), searchParam('flex')]).toEqual([stay.checkOut, '2'])
})

test('missing and impossible dates show a message at their field', async () => {
  await openPage('/browse')
  const [checkIn, checkOut] = [search.getByLabelText('Check-in'), search.getByLabelText('Check-out')]
  await go.click()
  await sees(search.getByText('Choose the day you arrive'))
  // A year that was typed on counts as no date.
  await checkOut.fill(daysFromNow(5))
  Object.assign(checkIn.element(), { value: '20261-12-10' })
  await go.click()
  await sees(search.getByText('Choose the day you arrive'))
  await isGone(search.getByText('Choose the day you leave'))
  await checkIn.fill(daysFromNow(-5))
  await checkOut.fill(daysFromNow(-3))
  await go.click()
  await sees(search.getByText('Check-in must be today or later'))
  await expect.poll(() => location.search).toBe('')
})

test('a shortcut searches, and the device remembers the last search', async () => {
  await openPage('/browse')
  await page.getByRole('button', { name: 'Next weekend' }).click()
  await sees(summary)
  await expect.poll(() => searchParam('checkIn')).not.toBe(null)
  await page.getByRole('link', { name: 'Clear dates' }).click()
  await page.getByRole('button', { name: /^Your last search/ }).click()
  await sees(summary)
})

test('lodges stay when the search fails, and Try again searches again', async () => {
  const { network } = await openPage('/browse')
  const restore = network.fail('GET /api/search')
  await fill('2')
  await sees(page.getByText('We could not find out which lodges are free.'))
  await expect.poll(() => cards.length).toBe(16)
  restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await sees(summary)
})

test('a link with dates that are over says so at once, and how to go on', async () => {
  await openPage('/browse?checkIn=2020-01-05&checkOut=2020-01-08')
  await sees(page.getByText('Check-in must be today or later'))
  expect(page.getByRole('button', { name: 'Try again' }).length).toBe(0)
  await page.getByRole('link', { name: 'Clear dates' }).click()
  await expect.poll(() => location.search).toBe('')
})

test('children, infants and dogs are searched for and go on into the form of a lodge', async () => {
  await openPage(dated(2))
  await change.click()
  await search.getByRole('button', { name: 'Children, infants, dogs' }).click()
  await search.getByRole('button', { name: 'More children' }).click()
  await search.getByRole('button', { name: 'More dogs' }).click()
  await expect.element(search.getByLabelText('Guests')).toHaveValue('3')
  await go.click()
  await expect
    .poll(() => [searchParam('party'), searchParam('children'), searchParam('dogs')])
    .toEqual(['3', '1', '1'])
  expect(searchParam('infants')).toBeNull()
  await sees(page.getByText('Not for this many dogs').first())
  await cards.first().getByRole('link', { name: 'View Details' }).click()
  const form = page.getByRole('form', { name: 'Booking' })
  await form.getByRole('button', { name: 'Children, infants, dogs' }).click()
  await sees(form.getByRole('button', { name: 'Fewer dogs' }))
  await form.getByRole('button', { name: 'More dogs' }).click()
  await expect.poll(() => searchParam('dogs')).toBe('2')
  await form.getByLabelText('Guests').selectOptions('1')
  await expect.poll(() => [searchParam('party'), searchParam('children')]).toEqual(['1', null])
})

test('any week in a month is found for every card, whose link carries its dates; Change keeps the choice', async () => {
  await openPage('/browse')
  await search.getByRole('button', { name: 'Calendar, flexible dates' }).click()
  const month = search.getByLabelText('Or any time in')
  await month.selectOptions(daysFromNow(120).slice(0, 7))
  await search.getByRole('button', { name: /^Any weekend in/ }).click()
  await expect
    .poll(() => [searchParam('month'), searchParam('any')])
    .toEqual([daysFromNow(120).slice(0, 7), 'weekend'])
  await sees(page.getByText(/^16 of 16 lodges with a free weekend in \w+$/))
  await sees(page.getByText(/^Any weekend in \w+ · 2 guests$/))
  await sees(cards.first().getByText('total for 2 nights'))
  await change.click()
  await search.getByLabelText('Guests').selectOptions('4')
  await go.click()
  await sees(page.getByText(/^Any weekend in \w+ · 4 guests$/))
  await cards.first().getByRole('button', { name: 'Price details' }).click()
  await sees(cards.first().getByText(/× 2 nights/))
  await cards.first().getByRole('link', { name: 'View Details' }).click()
  await expect.poll(() => searchParam('checkIn')).not.toBeNull()
  expect(new Date(`${searchParam('checkIn')}T00:00:00Z`).getUTCDay()).toBe(5)
  expect([searchParam('party'), searchParam('month')]).toEqual(['4', null])
})

test('a typed date replaces the month of a search', async () => {
  await openPage(`/browse?month=${daysFromNow(120).slice(0, 7)}&any=week&party=2`)
  await change.click()
  await search.getByLabelText('Check-in').fill(stay.checkIn)
  await search.getByLabelText('Check-out').fill(stay.checkOut)
  await go.click()
  await expect.poll(() => [searchParam('checkIn'), searchParam('month')]).toEqual([stay.checkIn, null])
  await sees(page.getByText('total for 3 nights').first())
})
