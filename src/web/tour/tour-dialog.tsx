import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'
import { accentOf } from '#contract/accent.ts'
import type { Lodge } from '#contract/lodges.ts'
import { Hints } from '../ui/hint.tsx'
import { TourRoom } from './tour-room.tsx'
import type { TourSearch } from './tour-search.ts'
import type { SharedView } from './tour-state.ts'

export type TourDialogProps = {
  lodge: Lodge
  /** Opacity of the neon, 0 to 1, and the words that tell it. */
  glow: number
  caption: string | null
  /** What the link asked to see. */
  view: SharedView
  /** Told when the view rests, so that the address can say it. */
  onView: (search: TourSearch) => void
  onClose: () => void
  onBook: () => void
}

/** The whole screen, for a walk through one lodge. */
export default function TourDialog({ onClose, ...room }: TourDialogProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [opener] = useState(() => document.activeElement)
  const bubble = useRef<(() => void) | null>(null)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          data-accent={accentOf(room.lodge.color)}
          // Arrow keys turn the view from the first moment, so the room itself has the focus and not a button.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            frame.current?.focus()
          }}
          // Radix knows no trigger here: the focus goes back to whatever opened the tour.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
          }}
          // Escape closes the innermost thing that is open.
          onEscapeKeyDown={(event) => {
            if (!bubble.current) return
            event.preventDefault()
            bubble.current()
          }}
          className="fixed inset-0 z-[100] overflow-clip bg-page outline-none select-none"
        >
          <Hints>
            <TourRoom {...room} frame={frame} closeBubble={bubble} />
          </Hints>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
