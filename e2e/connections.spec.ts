import { axeFindings } from './axe-findings.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

for (const [device, context] of [
  ['a desktop', {}],
  ['a phone', phone],
] as const) {
  test(`journey: a program gets a key and loses it on ${device}`, async ({ visit }) => {
    const page = await visit({ path: '/admin/connections', as: 'owner', context })
    const name = `Export on ${device}`
    await page.getByRole('button', { name: 'New key' }).click()
    const sheet = page.getByRole('dialog', { name: 'New key' })
    await sheet.getByRole('button', { name: 'Make key' }).click()
    await sheet.getByText('Please enter a name').waitFor()
    await sheet.getByText('Please choose at least one scope').waitFor()
    await sheet.getByLabel('Name').fill(name)
    await sheet.getByLabel('Read bookings and messages').check()
    await expect.poll(() => axeFindings(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Make key' }).click()
    const key = await sheet.getByLabel('Key', { exact: true }).inputValue()
    await sheet.getByRole('button', { name: 'Copy key' }).waitFor()
    await expect.poll(() => axeFindings(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Done' }).click()
    const row = page.getByRole('listitem', { name })
    await row.getByText('Never used, no end').waitFor()
    const read = () =>
      page.request.get('/api/admin/bookings', { headers: { authorization: `Bearer ${key}` } })
    expect((await read()).status()).toBe(200)
    await page.reload()
    await row.getByText(/^Last used/).waitFor()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    await row.getByRole('button', { name: 'Revoke' }).click()
    await row.getByRole('button', { name: `Revoke ${name}?` }).click()
    await row.waitFor({ state: 'detached' })
    expect((await read()).status()).toBe(401)
  })

  test(`journey: an address gets events, and its deliveries say what came of them, on ${device}`, async ({
    visit,
  }) => {
    const page = await visit({ path: '/admin/connections', as: 'owner', context })
    const url = `http://127.0.0.1:9/${device.replace(' ', '-')}`
    await page.getByRole('button', { name: 'New webhook' }).click()
    const form = page.getByRole('dialog', { name: 'New webhook' })
    await form.getByLabel('Address').fill(url)
    await form.getByLabel('Booking requested').check()
    await expect.poll(() => axeFindings(page)).toEqual([])
    await form.getByRole('button', { name: 'Save webhook' }).click()
    const secret = await form.getByLabel('Secret', { exact: true }).inputValue()
    expect(secret).toMatch(/^whsec_/)
    await form.getByRole('button', { name: 'Done' }).click()

    const row = page.getByRole('listitem', { name: url })
    await row.getByRole('button', { name: 'Deliveries' }).click()
    const deliveries = page.getByRole('dialog', { name: 'Deliveries' })
    await deliveries.getByText('Nothing was sent in the last 30 days.').waitFor()
    await deliveries.getByRole('button', { name: 'Send a test' }).click()
    const test = deliveries.getByRole('listitem', { name: /^Test/ })
    await test.getByText('Failed after 1 attempt').waitFor()
    await test.getByText('This address is on a private network and is not called').waitFor()
    await test.getByRole('button', { name: 'Send again' }).click()
    await page.getByText('On Its Way').first().waitFor()
    await expect.poll(() => axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')

    await row.getByRole('button', { name: 'New secret' }).click()
    const rotated = page.getByRole('dialog', { name: 'New secret' })
    await rotated.getByRole('button', { name: 'Make a new secret' }).click()
    expect(await rotated.getByLabel('Secret', { exact: true }).inputValue()).not.toBe(secret)
    await rotated.getByRole('button', { name: 'Done' }).click()
    await row.getByRole('button', { name: 'Switch off' }).click()
    await row.getByText('Switched off').waitFor()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    await row.getByRole('button', { name: 'Delete' }).click()
    await row.getByRole('button', { name: 'Delete this webhook?' }).click()
    await row.waitFor({ state: 'detached' })
  })
}
