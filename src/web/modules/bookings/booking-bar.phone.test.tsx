import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'

const form = page.getByRole('form', { name: 'Booking' })

/** How many pixels of an element the phone's bar covers, once the bar stands still. */
async function coveredByBar(selector: string): Promise<number> {
  const card = page.getByRole('complementary', { name: 'Reservation' })
  const bar = card.getByText('per night').element().parentElement?.parentElement
  await Promise.all(bar?.getAnimations().map(({ finished }) => finished) ?? [])
  const [own, other] = [bar, document.querySelector(selector)].map((box) => box?.getBoundingClientRect())
  const bottom = Math.min(other?.bottom ?? 0, innerHeight)
  return Math.max(0, bottom - Math.max(own?.top ?? 0, other?.top ?? 0))
}

test.each([375, 320])(
  'on a phone %i pixels wide the bar leads to the form and covers neither it nor the footer',
  async (width) => {
    await openPage('/lodge/doge-lodge', { size: [width, 667] })
    const bookNow = page.getByRole('button', { name: 'Book Now' })
    await expect.element(form.getByLabelText('Name')).toBeInTheDocument()
    await commands.moveMouse([[width / 2, 300], { wheel: 600 }])
    await bookNow.click()
    const isAway = () => expect.poll(() => coveredByBar('body'))
    await isAway().toBe(0)
    for (const part of ['Check-in', 'Special Requests'])
      form.getByLabelText(part).element().scrollIntoView({ block: 'end' })
    await expect.poll(() => coveredByBar('#reservation')).toBe(0)
    scrollTo(0, document.body.scrollHeight)
    await isAway().toBe(0)
    await expect.poll(() => coveredByBar('footer')).toBe(0)
    await expect.poll(() => document.documentElement.scrollWidth).toBe(width)
  },
)
