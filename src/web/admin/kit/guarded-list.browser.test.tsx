import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { GuardedList } from './guarded-list.tsx'

const presses: string[] = []
afterEach(() => {
  vi.restoreAllMocks()
})

/** A row that closes by itself, above one with a button; `Read again` renders the whole list. */
function Rows() {
  const [, setRound] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setRound((round) => round + 1)}>
        Read again
      </button>
      <GuardedList>
        <Opened />
        <li>
          <button type="button" onClick={() => presses.push('Remove')}>
            Remove
          </button>
        </li>
      </GuardedList>
    </>
  )
}

function Opened() {
  const [isOpen, setOpen] = useState(true)
  return (
    <li style={{ height: isOpen ? 200 : 40 }}>
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
    </li>
  )
}

/** Sets the page's clock `ms` ahead. */
function pass(ms: number): void {
  const later = performance.now() + ms
  vi.spyOn(performance, 'now').mockImplementation(() => later)
}

/** The browser has drawn a frame, and has called observers of sizes. */
const nextFrame = () =>
  new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))

test('what a closing row has moved is not pressed at once, and is pressed later although the list is read again', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<Rows />)
  await page.getByRole('button', { name: 'Close' }).click()
  await nextFrame()
  await page.getByRole('button', { name: 'Remove' }).click()
  expect(presses).toEqual([])
  pass(900)
  await page.getByRole('button', { name: 'Read again' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  expect(presses).toEqual(['Remove'])
  root.unmount()
  place.remove()
})
