import { Dialog } from 'radix-ui'
import { TooltipGroup } from '../ui/button-tooltip.tsx'
import { TourRoom, type TourRoomProps } from './tour-room.tsx'

/** A dialog over the whole screen with the tour of one lodge. */
export function TourDialog({ onClose, ...room }: TourRoomProps & { onClose: () => void }) {
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
