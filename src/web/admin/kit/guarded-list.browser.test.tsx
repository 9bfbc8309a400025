import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { GuardedList } from './guarded-list.tsx'

const presses: string[] = []
let place: HTMLElement
let root: Root
beforeEach(() => {
  presses.length = 0
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  root.render(<Rows />)
})
afterEach(() => {
  vi.restoreAllMocks()
  root.unmount()
  place.remove()
})

/** Two rows above one with a button: one is dealt with and goes, one closes by itself. `Read again` renders the whole list. */
function Rows() {
  const [, setRound] = useState(0)
  const [isDone, setDone] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setRound((round) => round + 1)}>
        Read again
      </button>
      <GuardedList>
        {!isDone && (
          <li>
            <button type="button" onClick={() => setDone(true)}>
              Confirm
            </button>
          </li>
        )}
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

const press = (name: string) => page.getByRole('button', { name }).click()

/** Two frames later observers of sizes have been called. */
const nextFrame = () =>
  new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))

test('what slides up when a row goes is not pressed at once', async () => {
  const begun = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(begun)
  await press('Confirm')
  await press('Remove')
  expect(presses).toEqual([])
  clock.mockReturnValue(begun + 900)
  await press('Remove')
  expect(presses).toEqual(['Remove'])
})

test('what a row moves by closing is pressed at once, also after the list is read again', async () => {
  await press('Close')
  await nextFrame()
  await press('Remove')
  await press('Read again')
  await press('Remove')
  expect(presses).toEqual(['Remove', 'Remove'])
})
