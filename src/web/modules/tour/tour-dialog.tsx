import { Dialog } from 'radix-ui'
import { TooltipGroup } from '#web/platform/ui/button-tooltip.tsx'
import { TourRoom, type TourRoomProps } from './tour-room.tsx'

export function TourDialog(room: TourRoomProps) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && room.onClose()}>
      <Dialog.Portal>
        {/* Keeps the page below from scrolling. */}
        <Dialog.Overlay className="fixed inset-0 z-[99]" />
        <TooltipGroup>
          <TourRoom {...room} />
        </TooltipGroup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
