import { expect, test } from './test.ts'
import { phone } from './visit.ts'

test("the focus returns to 'Invest Now' also from the second step, the card", async ({ visit }) => {
  const page = await visit({ path: '/investor' })
  const opener = page.getByRole('button', { name: 'Invest Now' }).first()
  await opener.press('Enter')
  await page.getByLabel('Name').fill('Ivy Investor')
  await page.getByLabel('Email').fill('ivy@example.com')
  await page.getByRole('button', { name: 'Continue to Payment' }).press('Enter')
  await page.getByRole('form', { name: 'Card payment' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect(opener).toBeFocused()
})

for (const path of ['/', '/browse', '/lodge/xrp-lodge', '/contact'])
  test(`fields of ${path} have at least 16 px on a phone, so that Safari does not zoom`, async ({
    visit,
  }) => {
    const page = await visit({ path, context: phone })
    const sizes = () =>
      page
        .locator('input, select, textarea')
        .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
    await expect.poll(async () => (await sizes()).filter((size) => size < 16)).toEqual([])
  })

for (const path of ['/', '/lodge/xrp-lodge'])
  test(`nothing moves below the screen of ${path} on a phone`, async ({ visit }) => {
    const page = await visit({ path, context: phone })
    const movingBelow = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) =>
                playState === 'running' &&
                effect instanceof KeyframeEffect &&
                (effect.target?.getBoundingClientRect().top ?? 0) > innerHeight,
            ).length,
      )
    await expect.poll(movingBelow).toBe(0)
  })

for (const zone of ['Etc/Unknown', 'Foo/Bar', ''])
  test(`home and browse open in the unknown time zone '${zone}'`, async ({ visit }) => {
    const page = await visit({
      before: async (fresh) => {
        await fresh.addInitScript((timeZone) => {
          const known = Intl.DateTimeFormat.prototype.resolvedOptions
          Intl.DateTimeFormat.prototype.resolvedOptions = function () {
            return { ...known.call(this), timeZone }
          }
        }, zone)
      },
    })
    await page.getByRole('form', { name: 'Booking' }).waitFor({ state: 'attached' })
    await page.goto('/browse')
    await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
  })

test('a script that came with a text does not run', async ({ visit }) => {
  const page = await visit({
    path: '/badges',
    expected: /Content Security Policy/,
    before: async (fresh) => {
      await fresh.route('**/badges', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(
          '</body>',
          '<script>window.wasRun = true</script></body>',
        )
        await route.fulfill({ response, body })
      })
    },
  })
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
})
