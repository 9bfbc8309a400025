import { expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { press } from '#web/testing/gestures.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { address, isGone, sees } from '#web/testing/state.ts'

const viewer = (title: string) => page.getByRole('dialog', { name: title })
const card = (title: string) => page.getByRole('article', { name: title })
const like = card('Proof of Sun').getByRole('button', { name: /^Like/ })

test('the gallery shows sixteen whole artworks with artist, style, likes and price', async () => {
  await openPage('/art-gallery')
  await sees(page.getByRole('heading', { level: 1, name: 'Art Gallery' }))
  await expect.poll(() => page.getByTestId('art-card').length).toBe(16)
  const ledger = card('Ledger Currents')
  for (const part of ['Studio Gable', 'Flow field', '$69.99', 'Two currents of noise'])
    await expect.element(ledger).toHaveTextContent(part)
  const proportions = () => {
    const { width, height } = ledger.getByRole('img').element().getBoundingClientRect()
    return width / height
  }
  await expect.poll(proportions).toBeCloseTo(1280 / 1600, 1)
  // WebKit gives a source a box of its own unless it is hidden. Chromium never does, so its display is checked.
  const sources = [...document.querySelectorAll('picture > source')]
  expect([...new Set(sources.map((source) => getComputedStyle(source).display))]).toEqual(['none'])
})

test('arrow keys and buttons open the next artwork, the address follows, and Escape closes', async () => {
  await openPage('/art-gallery')
  await page.getByRole('link', { name: 'View Ledger Currents' }).click()
  await sees(viewer('Ledger Currents'))
  await expect.poll(address).toContain('?piece=ledger-currents')
  await press('ArrowRight')
  await sees(viewer('Paw on the Moon'))
  await expect.poll(address).toContain('?piece=paw-on-the-moon')
  await press('ArrowLeft')
  await page.getByRole('button', { name: 'Previous artwork' }).click()
  await sees(page.getByText('16 / 16'))
  await page.getByRole('button', { name: 'Next artwork' }).click()
  await sees(viewer('Ledger Currents'))
  await press('Escape')
  await isGone(viewer('Ledger Currents'))
  await expect.poll(() => location.search).toBe('')
})

test('reverts a like that cannot be saved, with a message', async () => {
  const { network } = await openPage('/art-gallery')
  network.fail('POST /api/art-gallery/{id}/like')
  await sees(like)
  const before = like.element().textContent
  await like.click()
  await sees(page.getByText('Your like was not saved. Please try again.'))
  await expect.poll(() => like.element().textContent).toBe(before)
})

test('a like whose answer is lost leaves the gallery as it is', async () => {
  const { network } = await openPage('/art-gallery')
  network.lose('GET /api/art-gallery')
  network.lose('GET /api/art-gallery/likes')
  network.lose('POST /api/art-gallery/{id}/like')
  network.calls.length = 0
  await like.click()
  await sees(page.getByText('The answer of our server was lost. The heart shows what is saved.'))
  await expect.poll(() => network.calls).toContain('GET /api/art-gallery')
  await sees(card('Proof of Sun'))
  await isGone(page.getByText('could not be loaded'))
})

test('the next purchase keeps the address without its errors', async () => {
  await openPage('/art-gallery?piece=ledger-currents', {
    network: (network) =>
      network.answer('POST /api/art-gallery/purchase', { clientSecret: 'sandbox_1_secret', paymentId: 1 }),
  })
  const buy = page.getByRole('button', { name: 'Buy this artwork' })
  const form = page.getByRole('form', { name: 'Card payment' })
  const name = page.getByLabelText('Name', { exact: true })
  await buy.click()
  await name.fill('Bea Buyer')
  await form.getByLabelText('Card number').fill('4242 4242 4242 4242')
  await form.getByLabelText('Expiry').fill('12 / 34')
  await form.getByLabelText('CVC').fill('123')
  await form.getByRole('button', { name: 'Pay $69.99' }).click()
  await sees(page.getByText('Address is required'))
  await press('Escape')
  await isGone(form)
  await buy.click()
  await sees(form)
  await expect.element(name).toHaveValue('Bea Buyer')
  expect(page.css('[aria-invalid=true]').length).toBe(0)
})

test('shows why a purchase cannot begin', async () => {
  const { network } = await openPage('/art-gallery')
  const buy = card('Ledger Currents').getByRole('button', { name: 'Buy' })
  network.refuse('POST /api/art-gallery/purchase', 503, 'no provider')
  await buy.click()
  await sees(page.getByText('HTTP error! status: 503: no provider').first())
  network.refuse('POST /api/art-gallery/purchase', 200, '{"paymentId":1}')
  await buy.click()
  await sees(page.getByText('Failed to initiate purchase. Please try again.').first())
  await isGone(page.getByRole('form', { name: 'Card payment' }))
})

test('rejects the purchase of an artwork without an id', async () => {
  const { network } = await openPage('/developer')
  const piece = {
    title: 'Nameless',
    artist: 'Nobody',
    description: 'Nothing.',
    image: '/art/xrp-ledger-currents.webp',
    style: 'None',
    likes: 0,
    price: '69.99',
  }
  network.change('GET /api/art-gallery', () => [piece])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Art Gallery' }).click()
  await card('Nameless').getByRole('button', { name: 'Buy' }).click()
  await sees(page.getByText('Unable to identify artwork for purchase.').first())
})

test('shares an artwork to four networks in a small window, and copies its link', async () => {
  await commands.allow(['clipboard-read', 'clipboard-write'])
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await openPage('/art-gallery?piece=ledger-currents')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await sees(page.getByText('Sharing...').first())
  for (const name of ['Twitter', 'Facebook', 'LinkedIn', 'Reddit'])
    await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect.poll(() => open.mock.calls.length).toBe(4)
  expect(open.mock.calls.map(([to]) => new URL(to ?? '').hostname)).toEqual([
    'twitter.com',
    'www.facebook.com',
    'www.linkedin.com',
    'www.reddit.com',
  ])
  for (const [, , features] of open.mock.calls) expect(features).toBe('width=600,height=400')
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await sees(page.getByText('Link Copied!').first())
  expect(new URL(await navigator.clipboard.readText()).search).toBe('?piece=ledger-currents')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await sees(page.getByText('Copy Failed').first())
  await press('ArrowRight')
  await press('Escape')
  await sees(viewer('Ledger Currents'))
})

test("a lodge's own art opens in the same viewer, which Back closes too", async () => {
  const { router } = await openPage('/browse')
  router.history.push('/lodge/tezos-lodge')
  const section = page.getByRole('region', { name: 'Art Gallery' })
  const view = section.getByRole('link', { name: /^View/ }).first()
  const preview = page.getByRole('dialog').getByRole('button', { name: 'AR Preview' })
  await view.click()
  await sees(preview)
  await press('Escape')
  await isGone(page.getByRole('dialog'))
  await expect.poll(address).toMatch(/tezos-lodge$/)
  await expect.poll(() => 'sheet' in history.state).toBe(false)
  await view.click()
  await sees(preview)
  const before = scrollY
  expect(before).toBeGreaterThan(0)
  history.back()
  await isGone(page.getByRole('dialog'))
  expect(scrollY).toBe(before)
  history.back()
  await expect.poll(() => location.pathname).toBe('/browse')
})
