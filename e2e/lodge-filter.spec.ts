import type { Locator, Page } from '@playwright/test'
import { deferred } from '../src/server/testing/deferred.ts'
import { expect, test } from './test.ts'

test('finds a word of a description in the data of the page itself', async ({ visit }) => {
  const page = await visit({
    path: '/browse',
    before: async (opened) => {
      await opened.route('**/api/lodges', (route) => route.abort('connectionreset'))
    },
  })
  await page.getByPlaceholder('Search lodges by name, features, or description...').fill('wall of granite')
  await page.getByRole('heading', { name: '1 of 16 Lodges' }).waitFor()
})

test('the address holds the filter, and Back undoes it', async ({ visit }) => {
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

test('two features that are ticked quickly both count', async ({ visit }) => {
  const page = await visit({ path: '/browse' })
  await page.getByRole('button', { name: 'Filters' }).click()
  const feature = (name: string) => page.getByRole('checkbox', { name })
  await feature('Private Infinity Pool').waitFor()
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('label'))
      if (/^(Private Infinity Pool|Dog Friendly)$/.test(label.textContent ?? '')) label.click()
  })
  for (const name of ['Private Infinity Pool', 'Dog Friendly']) await expect(feature(name)).toBeChecked()
})

test('keeps the caret in the middle of a search term, and Clear empties the field', async ({ visit }) => {
  const page = await visit({ path: '/browse' })
  await page.waitForLoadState('networkidle')
  const search = page.getByPlaceholder('Search lodges by name, features, or description...')
  await search.pressSequentially('aura')
  await search.press('ArrowLeft')
  await search.press('Backspace')
  await search.pressSequentially('or')
  await page.waitForURL('**/browse?q=auora')
  await expect(search).toHaveValue('auora')
  await search.fill('aurora')
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
  await expect(search).toHaveValue('')
})

test('a shared link shows its result without scripts', async ({ visit }) => {
  const page = await visit({ path: '/browse?q=aurora', context: { javaScriptEnabled: false } })
  await page.getByText('2 of 16 Lodges').waitFor()
  await expect(page.getByText('Filtered')).toHaveCount(1)
})

test('an invalid address shows all lodges', async ({ visit }) => {
  const page = await visit({ path: '/browse?min=abc&guests=0&features=5&sort=foo' })
  await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
  await expect(page.getByTestId('lodge-card')).toHaveCount(16)
  await expect(page.getByRole('button', { name: 'Clear' })).toHaveCount(0)
})

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search lodges' })

/** Waits until the field answers keys itself; what is typed before is the subject of event-replay.spec.ts. */
async function settleSearchField(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await searchField(page).scrollIntoViewIfNeeded()
  const isHydratedPart = () => searchField(page).evaluate((field) => !field.closest('[data-not-hydrated]'))
  await expect.poll(isHydratedPart).toBe(true)
}

for (const path of ['/', '/browse'])
  test(`Back undoes a typed search in one step: ${path}`, async ({ visit }) => {
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
    await expect(searchField(page)).toHaveValue('')
  })

test('home keeps its filter during a visit to a lodge', async ({ visit }) => {
  const page = await visit()
  await settleSearchField(page)
  await searchField(page).fill('aurora')
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
  await page.locator('#lodges').getByRole('link', { name: 'View Details' }).first().click()
  await page.getByRole('button', { name: 'Book Now' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
  await expect(searchField(page)).toHaveValue('aurora')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lodges' }).click()
  await page.waitForURL((url) => url.hash === '#lodges')
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
})

for (const path of ['/', '/browse'])
  test(`a search typed before hydration survives a tour: ${path}`, async ({ visit }) => {
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
    await expect(searchField(page)).toHaveValue('aurora')
    await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
  })

const isFocused = (control: Locator) => expect(control).toBeFocused()

test('the focus moves to a neighbour when a chip or Clear disappears', async ({ visit }) => {
  const page = await visit({ path: '/browse?q=a&guests=2&features=Hot+Tub&features=Hot+Tub' })
  await page.waitForLoadState('networkidle')
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('button')
  await expect(chips).toHaveCount(3)
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

test('swaps the ends of a reversed price range', async ({ visit }) => {
  const page = await visit({ path: '/browse?min=600&max=300' })
  await page.getByRole('button', { name: 'Remove filter $300 - $600' }).waitFor()
})

test('a price range beyond the prices of the lodges is dragged and cleared like another', async ({
  visit,
}) => {
  const page = await visit({ path: '/browse?min=10&max=99999' })
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Filters' }).click()
  const low = page.getByRole('slider', { name: 'Minimum price' })
  const lowest = await low.inputValue()
  await low.press('ArrowRight')
  await page.waitForURL((url) => Number(url.searchParams.get('min')) > Number(lowest))
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.waitForURL((url) => !url.searchParams.has('min'))
  await expect(low).toHaveValue(lowest)
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

for (const search of ['min=450&max=450', 'min=950&max=950', 'max=185'])
  test(`thumbs of the price that have met part again, by hand and by key: ${search}`, async ({ visit }) => {
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
  })
