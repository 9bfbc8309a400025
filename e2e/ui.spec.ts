import { expect, test } from './test.ts'

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
