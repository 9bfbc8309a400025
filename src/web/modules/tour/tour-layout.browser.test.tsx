import { beforeEach, test } from 'vitest'
import { commands } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { expectNothingCovered } from '#web/testing/tour-layout.ts'
import { drawNothing } from '#web/testing/tour-view.ts'

/** Only positions are compared here. */
beforeEach(drawNothing)

test.each([
  [768, 1024],
  [1366, 768],
])('covers nothing of the tour at %i × %i', async (...size) => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  await openPage('/browse?tour=xrp-lodge', { size })
  await expectNothingCovered()
})
