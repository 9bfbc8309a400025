import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deferred } from '../src/server/testing/deferred.ts'
import { testBrowser } from './test-browser.ts'

const { visit } = testBrowser()

test('finds a word of a description in the data of the page itself', async () => {
  const page = await visit({
    path: '/browse',
    before: async (opened) => {
      await opened.route('**/api/lodges', (route) => route.abort('connectionreset'))
    },
  })
  await page.getByPlaceholder('Search lodges by name, features, or description...').fill('wall of granite')
  await page.getByRole('heading', { name: '1 of 16 Lodges' }).waitFor()
})

test('the address holds the filter, and Back undoes it', async () => {
  const page = await visit({ path: '/browse' })
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Private Infinity Pool').check()
  await page.getByRole('heading', { name: '7 of 16 Lodges' }).waitFor()
  await expect.poll(() => page.url()).toContain('features=')
  await page.getByRole('search', { name: 'Lodges' }).getByLabel('Guests').selectOption('8')
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: '7 of 16 Lodges' }).waitFor()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
})

test('two features that are ticked quickly both count', async () => {
  const page = await visit({ path: '/browse' })
  await page.getByRole('button', { name: 'Filters' }).click()
  const feature = (name: string) => page.getByRole('checkbox', { name })
  await feature('Private Infinity Pool').waitFor()
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('label'))
      if (/^(Private Infinity Pool|Dog Friendly)$/.test(label.textContent ?? '')) label.click()
  })
  for (const name of ['Private Infinity Pool', 'Dog Friendly'])
    await expect.poll(() => feature(name).isChecked()).toBe(true)
})

test('keeps the caret in the middle of a search term, and Clear empties the field', async () => {
  const page = await visit({ path: '/browse' })
  await page.waitForLoadState('networkidle')
  const search = page.getByPlaceholder('Search lodges by name, features, or description...')
  await search.pressSequentially('aura')
  await search.press('ArrowLeft')
  await search.press('Backspace')
  await search.pressSequentially('or')
  await page.waitForURL('**/browse?q=auora')
  await expect.poll(() => search.inputValue()).toBe('auora')
  await search.fill('aurora')
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
  await expect.poll(() => search.inputValue()).toBe('')
})

test('a shared link shows its result without scripts', async () => {
  const page = await visit({ path: '/browse?q=aurora', context: { javaScriptEnabled: false } })
  await page.getByText('2 of 16 Lodges').waitFor()
  await expect.poll(() => page.getByText('Filtered').count()).toBe(1)
})

test('an invalid address shows all lodges', async () => {
  const page = await visit({ path: '/browse?min=abc&guests=0&features=5&sort=foo' })
  await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
  await expect.poll(() => page.getByTestId('lodge-card').count()).toBe(16)
  await expect.poll(() => page.getByRole('button', { name: 'Clear' }).count()).toBe(0)
})

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search lodges' })

/** Waits until the field answers keys itself; what is typed before is the subject of event-replay.spec.ts. */
async function settleSearchField(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await searchField(page).scrollIntoViewIfNeeded()
  const isHydratedPart = () => searchField(page).evaluate((field) => !field.closest('[data-not-hydrated]'))
  await expect.poll(isHydratedPart).toBe(true)
}

test.each(['/', '/browse'])('Back undoes a typed search in one step: %s', async (path) => {
  const page = await visit({ path })
  await settleSearchField(page)
  // Letters less than a second apart are one step, also on a busy machine.
  await page.clock.setFixedTime(Date.now())
  await searchField(page).pressSequentially('auror', { delay: 30 })
  await page.waitForURL((url) => url.searchParams.get('q') === 'auror')
  await searchField(page).blur()
  await searchField(page).press('End')
  await searchField(page).press('a')
  // 'auror' has two lodges as well: only the address says that the last letter has arrived.
  await page.waitForURL((url) => url.searchParams.get('q') === 'aurora')
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
  await page.goBack()
  await page.waitForURL((url) => url.searchParams.get('q') === 'auror')
  await page.goBack()
  await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await expect.poll(() => searchField(page).inputValue()).toBe('')
})

test('home keeps its filter during a visit to a lodge', async () => {
  const page = await visit()
  await settleSearchField(page)
  await searchField(page).fill('aurora')
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
  await page.locator('#lodges').getByRole('link', { name: 'View Details' }).first().click()
  await page.getByRole('button', { name: 'Book Now' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
  await expect.poll(() => searchField(page).inputValue()).toBe('aurora')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lodges' }).click()
  await page.waitForURL((url) => url.hash === '#lodges')
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
})

test.each(['/', '/browse'])('a search typed before hydration survives a tour: %s', async (path) => {
  const page = await visit({ path: '/developer' })
  const scripts = deferred()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await searchField(page).fill('aurora')
  scripts.resolve()
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
  await page.locator('#lodges, main').last().getByRole('button', { name: 'Virtual Tour' }).first().click()
  await page.getByRole('dialog', { name: /Virtual Tour/ }).waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => searchField(page).inputValue()).toBe('aurora')
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
})

const isFocused = (control: Locator) =>
  expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true)

test('the focus moves to a neighbour when a chip or Clear disappears', async () => {
  const page = await visit({ path: '/browse?q=a&guests=2&features=Hot+Tub&features=Hot+Tub' })
  await page.waitForLoadState('networkidle')
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('button')
  await expect.poll(() => chips.count()).toBe(3)
  await chips.first().press('Enter')
  await page.waitForURL((url) => !url.searchParams.has('q'))
  await isFocused(page.getByRole('button', { name: 'Remove filter 2 Guests' }))
  await page.getByRole('button', { name: 'Remove filter Hot Tub' }).press('Enter')
  await page.waitForURL((url) => !url.searchParams.has('features'))
  await isFocused(page.getByRole('button', { name: 'Remove filter 2 Guests' }))
  await page.getByRole('button', { name: 'Remove filter 2 Guests' }).press('Enter')
  await isFocused(page.getByRole('button', { name: 'Filters' }))
  for (const control of ['Clear', 'Clear All Filters']) {
    await searchField(page).fill('nothing like it')
    await page.getByRole('button', { name: control, exact: true }).press('Enter')
    await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
    await isFocused(page.getByRole('button', { name: 'Filters' }))
  }
})

test('swaps the ends of a reversed price range', async () => {
  const page = await visit({ path: '/browse?min=600&max=300' })
  await page.getByRole('button', { name: 'Remove filter $300 - $600' }).waitFor()
})

test('a price range beyond the prices of the lodges is dragged and cleared like another', async () => {
  const page = await visit({ path: '/browse?min=10&max=99999' })
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Filters' }).click()
  const low = page.getByRole('slider', { name: 'Minimum price' })
  const lowest = await low.inputValue()
  await low.press('ArrowRight')
  await page.waitForURL((url) => Number(url.searchParams.get('min')) > Number(lowest))
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.waitForURL((url) => !url.searchParams.has('min'))
  await expect.poll(() => low.inputValue()).toBe(lowest)
})

/** Drags the thumb of the slider that shows `value` by so many pixels. */
async function drag(page: Page, slider: Locator, pixels: number) {
  // Waits until it stands still.
  await slider.scrollIntoViewIfNeeded()
  const { x, y } = await slider.evaluate((element: HTMLInputElement) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [value, min, max] = [element.value, element.min, element.max].map(Number)
    const share = ((value ?? 0) - (min ?? 0)) / ((max ?? 0) - (min ?? 0))
    return { x: left + 12 + share * (width - 24), y: top + height / 2 }
  })
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + pixels / 2, y, { steps: 5 })
  await page.mouse.move(x + pixels, y, { steps: 5 })
  await page.mouse.up()
}

test.each(['min=450&max=450', 'min=950&max=950', 'max=185'])(
  'thumbs of the price that have met part again, by hand and by key: %s',
  async (search) => {
    const page = await visit({ path: `/browse?${search}` })
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Filters' }).click()
    const [low, high] = ['Minimum price', 'Maximum price'].map((name) => page.getByRole('slider', { name }))
    if (!low || !high) throw new Error('there is no slider')
    const value = async (slider: Locator) => Number(await slider.inputValue())
    const [atLow, atHigh] = [await value(low), await value(high)]
    if (atLow > 185) {
      await drag(page, high, -80)
      await expect.poll(() => value(low)).toBeLessThan(atLow)
      await expect.poll(() => value(high)).toBe(atHigh)
      await low.press('ArrowLeft')
      await page.goto(`/browse?${search}`)
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: 'Filters' }).click()
      await low.press('ArrowLeft')
      await expect.poll(() => value(low)).toBeLessThan(atLow)
      await low.press('End')
    }
    if (atHigh < 950) {
      await drag(page, high, 80)
      await expect.poll(() => value(high)).toBeGreaterThan(atHigh)
      const before = await value(high)
      await high.press('ArrowRight')
      await expect.poll(() => value(high)).toBeGreaterThan(before)
    }
  },
)
