import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import type { Lodge } from '#contract/lodges.ts'
import { TooltipGroup } from '../ui/button-tooltip.tsx'
import { TourRoom } from './tour-room.tsx'
import type { TourSearch } from './tour-search.ts'
import type { SharedView } from './tour-state.ts'

export type TourDialogProps = {
  lodge: Lodge
  /** Opacity of the neon, 0 to 1, and the words that tell it. */
  glow: number
  caption: string | null
  /** Says where the caption's figure comes from. */
  source: ReactNode
  /** What the link asked to see. */
  view: SharedView
  /** Told when the view rests, so that the address can say it. */
  onView: (search: TourSearch) => void
  onClose: () => void
  onBook: () => void
}

/** The whole screen, for a walk through one lodge. */
export function TourDialog({ onClose, ...room }: TourDialogProps) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <TooltipGroup>
          <TourRoom {...room} />
        </TooltipGroup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
