import { expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { type OpenedPage, openPage } from '#web/testing/open-page.tsx'
import { isGone, sees } from '#web/testing/state.ts'

const toast = page.getByRole('region').getByRole('listitem')
const signIn = page.getByRole('button', { name: 'Sign In' })

/** Opens a sign-in page whose server refuses everybody. */
async function aVisitorToRefuse(): Promise<OpenedPage> {
  const opened = await openPage('/admin/login')
  await page.getByLabelText('Email').fill('someone@example.com')
  await page.getByLabelText('Password').fill('not this one')
  return opened
}

/** Opens a toast; with a clock that stands still, its time passes only when the test lets it. */
async function beRefused({ network }: OpenedPage, time = 1): Promise<void> {
  network.fail('POST /api/admin/login', 401, `Refusal ${time}`)
  await expect.element(signIn).toBeEnabled()
  await signIn.click()
  await expect.element(toast.filter({ hasText: `Refusal ${time}` })).toBeInTheDocument()
}

const standStill = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })

test('hides a toast after five seconds', async () => {
  const opened = await aVisitorToRefuse()
  standStill()
  await beRefused(opened)
  // Radix stops its timer while the pointer or the focus is on the toast, so both are elsewhere.
  await vi.advanceTimersByTimeAsync(4500)
  await sees(toast)
  await vi.advanceTimersByTimeAsync(500)
  await isGone(toast)
})

test('shows and announces a toast once', async () => {
  const opened = await aVisitorToRefuse()
  standStill()
  await beRefused(opened)
  const title = page.getByText('Login Failed', { exact: true })
  await expect.poll(() => title.length).toBe(1)
  await expect
    .poll(() => page.css('[aria-live="assertive"]').getByText('Login Failed', { exact: true }).length)
    .toBe(1)
})

test('shows one toast at a time', async () => {
  const opened = await aVisitorToRefuse()
  await beRefused(opened)
  await beRefused(opened, 2)
  await expect.poll(() => toast.length).toBe(1)
})

test('dismisses a toast by a swipe of at least fifty pixels to the right', async () => {
  const opened = await aVisitorToRefuse()
  await beRefused(opened)
  const swipe = async (pixels: number) => {
    // Waits until it stands still.
    await toast.hover()
    const box = toast.element().getBoundingClientRect()
    const [x, y] = [box.x + 30, box.y + box.height / 2]
    await commands.moveMouse([[x, y], 'down', [x + pixels / 2, y], [x + pixels, y], 'up'])
  }
  await swipe(40)
  await swipe(-80)
  await sees(toast)
  await swipe(60)
  await isGone(toast)
})
