import { expect, test } from './test.ts'

test('the developer page shows its figures and the API documentation', async ({ visit }) => {
  const page = await visit({ path: '/developer', context: { javaScriptEnabled: false } })
  for (const stat of ['14 lodges', '25+ features', '30+ endpoints', '5 tiers'])
    await page.getByText(stat, { exact: true }).waitFor()
  await expect(page.getByRole('link', { name: 'API Documentation' })).toHaveAttribute('href', '/api/docs')
})
