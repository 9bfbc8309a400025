import { beforeEach, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { sees } from '#web/testing/state.ts'
import { covered, expectNothingCovered } from '#web/testing/tour-layout.ts'
import { drawNothing } from '#web/testing/tour-view.ts'

/** Only positions are compared here. */
beforeEach(drawNothing)

test.each([
  [844, 390],
  [667, 375],
  [683, 384],
  [320, 568],
  [375, 667],
])('covers nothing of the tour at %i × %i', async (...size) => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  await openPage('/browse?tour=xrp-lodge', { size })
  await expectNothingCovered()
})

test('keeps every hotspot of an ordinary picture in reach on a phone in landscape', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await openPage('/browse?tour=tezos-lodge&scene=bathroom', { size: [667, 375] })
  await sees(page.css('[data-stage=picture] [data-label]').first())
  await expect.poll(() => covered('button, input')).toEqual([])
})
