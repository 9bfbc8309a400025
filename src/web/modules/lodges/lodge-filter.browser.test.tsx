import { expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { dragMouse, press, type } from '#web/testing/gestures.ts'
import { closePage, openPage } from '#web/testing/open-page.tsx'
import { address, isGone, searchParam, sees } from '#web/testing/state.ts'

const heading = (name: string) => page.getByRole('heading', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const filters = page.getByRole('button', { name: /^Filters/ })
const searchField = page.getByRole('searchbox', { name: 'Search lodges' })
const low = page.getByRole('slider', { name: 'Minimum price' })
const high = page.getByRole('slider', { name: 'Maximum price' })
const numberIn = (slider: Locator) => Number((slider.element() as HTMLInputElement).value)

test('the address holds the filter, and Back undoes it', async () => {
  await openPage('/browse')
  await filters.click()
  await page.getByLabelText('Private Infinity Pool').click()
  await sees(heading('7 of 16 Lodges'))
  await expect.poll(address).toContain('features=')
  await page.getByRole('search', { name: 'Lodges' }).getByLabelText('Guests').selectOptions('8')
  await sees(heading('2 of 16 Lodges'))
  history.back()
  await sees(heading('7 of 16 Lodges'))
  await button('Clear').click()
  await sees(heading('All 16 Lodges'))
})

test('two features that are ticked quickly both count', async () => {
  await openPage('/browse')
  await filters.click()
  const feature = (name: string) => page.getByRole('checkbox', { name })
  await sees(feature('Private Infinity Pool'))
  for (const label of document.querySelectorAll('label'))
    if (/^(Private Infinity Pool|Dog Friendly)$/.test(label.textContent ?? '')) label.click()
  for (const name of ['Private Infinity Pool', 'Dog Friendly'])
    await expect.element(feature(name)).toBeChecked()
})

test('keeps the caret in the middle of a search term, and Clear empties the field', async () => {
  await openPage('/browse')
  const search = page.getByPlaceholder('Search lodges by name, features, or description...')
  await type('aura', search)
  await press('ArrowLeft', search)
  await press('Backspace', search)
  await type('or', search)
  await expect.poll(address).toBe('/browse?q=auora')
  await expect.element(search).toHaveValue('auora')
  await search.fill('aurora')
  await sees(heading('2 of 16 Lodges'))
  await button('Clear').click()
  await sees(heading('All 16 Lodges'))
  await expect.element(search).toHaveValue('')
})

test('an invalid address shows all lodges', async () => {
  await openPage('/browse?min=abc&guests=0&features=5&sort=foo')
  await sees(heading('All 16 Lodges'))
  await expect.poll(() => page.getByTestId('lodge-card').length).toBe(16)
  await isGone(page.getByRole('button', { name: 'Clear' }))
})

test.each(['/', '/browse'])('Back undoes a typed search in one step: %s', async (path) => {
  await openPage(path)
  const field = await searchField.findElement()
  field.scrollIntoView({ behavior: 'instant' })
  // Letters less than a second apart are one step, also on a busy machine.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  await type('auror', searchField)
  await expect.poll(() => searchParam('q')).toBe('auror')
  field.blur()
  await press('End', searchField)
  await press('a', searchField)
  // 'auror' has two lodges as well: only the address says that the last letter has arrived.
  await expect.poll(() => searchParam('q')).toBe('aurora')
  await sees(heading('2 of 16 Lodges'))
  history.back()
  await expect.poll(() => searchParam('q')).toBe('auror')
  history.back()
  await sees(heading('All 16 Lodges'))
  await expect.poll(() => location.search).toBe('')
  await expect.element(searchField).toHaveValue('')
})

test('home keeps its filter during a visit to a lodge', async () => {
  await openPage('/')
  await searchField.fill('aurora')
  await sees(heading('2 of 16 Lodges'))
  await page.css('#lodges').getByRole('link', { name: 'View Details' }).first().click()
  await sees(button('Book Now'))
  history.back()
  await sees(heading('2 of 16 Lodges'))
  await expect.element(searchField).toHaveValue('aurora')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lodges' }).click()
  await expect.poll(() => location.hash).toBe('#lodges')
  await sees(heading('2 of 16 Lodges'))
})

test('the focus moves to a neighbour when a chip or Clear disappears', async () => {
  await openPage('/browse?q=a&guests=2&features=Hot+Tub&features=Hot+Tub')
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('button')
  await expect.poll(() => chips.length).toBe(3)
  await press('Enter', chips.first())
  await expect.poll(() => searchParam('q')).toBe(null)
  await expect.element(button('Remove filter 2 Guests')).toHaveFocus()
  await press('Enter', button('Remove filter Hot Tub'))
  await expect.poll(() => searchParam('features')).toBe(null)
  await expect.element(button('Remove filter 2 Guests')).toHaveFocus()
  await press('Enter', button('Remove filter 2 Guests'))
  await expect.element(filters).toHaveFocus()
  for (const control of ['Clear', 'Clear All Filters']) {
    await searchField.fill('nothing like it')
    await press('Enter', button(control))
    await sees(heading('All 16 Lodges'))
    await expect.element(filters).toHaveFocus()
  }
})

test('swaps the ends of a reversed price range', async () => {
  await openPage('/browse?min=600&max=300')
  await sees(button('Remove filter $300 - $600'))
})

test('a price range beyond the prices of the lodges is dragged and cleared like another', async () => {
  await openPage('/browse?min=10&max=99999')
  await filters.click()
  await sees(low)
  const lowest = numberIn(low)
  await press('ArrowRight', low)
  await expect.poll(() => Number(searchParam('min'))).toBeGreaterThan(lowest)
  await button('Clear').click()
  await expect.poll(() => searchParam('min')).toBe(null)
  await expect.poll(() => numberIn(low)).toBe(lowest)
})

/** Drags the thumb that shows the slider's value by so many pixels. */
async function drag(slider: Locator, pixels: number): Promise<void> {
  const element = (await slider.findElement()) as HTMLInputElement
  element.scrollIntoView({ behavior: 'instant', block: 'center' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [value = 0, min = 0, max = 0] = [element.value, element.min, element.max].map(Number)
  const x = left + 12 + ((value - min) / (max - min)) * (width - 24)
  const y = top + height / 2
  await dragMouse([x, y], [x + pixels, y])
}

test.each(['min=450&max=450', 'min=950&max=950', 'max=185'])(
  'thumbs of the price that have met part again, by hand and by key: %s',
  async (search) => {
    await openPage(`/browse?${search}`)
    await filters.click()
    await sees(low)
    const [atLow, atHigh] = [numberIn(low), numberIn(high)]
    if (atLow > 185) {
      await drag(high, -80)
      await expect.poll(() => numberIn(low)).toBeLessThan(atLow)
      await expect.poll(() => numberIn(high)).toBe(atHigh)
      await press('ArrowLeft', low)
      await closePage()
      await openPage(`/browse?${search}`)
      await filters.click()
      await press('ArrowLeft', low)
      await expect.poll(() => numberIn(low)).toBeLessThan(atLow)
      await press('End', low)
      await expect.poll(() => numberIn(low)).toBe(atLow)
    }
    if (atHigh < 950) {
      await drag(high, 80)
      await expect.poll(() => numberIn(high)).toBeGreaterThan(atHigh)
      const before = numberIn(high)
      await press('ArrowRight', high)
      await expect.poll(() => numberIn(high)).toBeGreaterThan(before)
    }
  },
)
