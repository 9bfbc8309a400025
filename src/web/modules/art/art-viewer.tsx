import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect } from 'react'
import type { ArtItem } from '#contract/lodges/lodges.ts'
import { ButtonTooltip, TooltipGroup } from '#web/platform/ui/button-tooltip.tsx'
import { CloseButton } from '#web/platform/ui/close-button.tsx'
import { leaveEscape, useEscape } from '#web/platform/ui/hooks/use-escape.ts'
import { useReturnFocus } from '#web/platform/ui/hooks/use-return-focus.ts'
import { ArtStage } from './art-stage.tsx'
import type { PieceActions } from './piece-actions.ts'
import { PieceDetails } from './piece-details.tsx'

type ArtViewerProps = {
  pieces: readonly ArtItem[]
  index: number
  actions: PieceActions
  /** The arrow keys then belong to the dialog on top. */
  isCovered: boolean
  onOpen: (index: number) => void
  onClose: () => void
}

/** A full-screen viewer. Keys, buttons and swipes open the neighbors. */
export default function ArtViewer({ pieces, index, actions, isCovered, onOpen, onClose }: ArtViewerProps) {
  const piece = pieces[index]
  const step = (by: number) => onOpen((index + by + pieces.length) % pieces.length)
  useArrowKeys(!isCovered, step)
  useEscape(true, onClose)
  const returnFocus = useReturnFocus()
  if (!piece) return null
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-90 bg-page" />
        <Dialog.Content
          aria-describedby={undefined}
          onEscapeKeyDown={leaveEscape}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-90 flex flex-col overflow-y-auto bg-page outline-none lg:grid lg:grid-cols-[minmax(0,1fr)_400px] lg:overflow-hidden"
        >
          <TooltipGroup>
            <div className="relative h-[58dvh] shrink-0 bg-surface lg:h-full">
              <ArtStage key={index} piece={piece} onStep={step} />
              {pieces.length > 1 && <Neighbours onStep={step} />}
              <p className="absolute right-4 bottom-4 rounded-full bg-page/80 px-3 py-1 font-mono text-sm">
                {`${index + 1} / ${pieces.length}`}
              </p>
            </div>
            <PieceDetails piece={piece} actions={actions}>
              <Dialog.Title className="text-3xl sm:text-4xl">{piece.title}</Dialog.Title>
            </PieceDetails>
            <CloseButton className="fixed top-4 right-4 rounded-full bg-page/80 hover:bg-raised" />
          </TooltipGroup>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const arrow =
  'absolute top-1/2 grid size-12 -translate-y-1/2 place-items-center rounded-full bg-page/80 hover:bg-raised'

function Neighbours({ onStep }: { onStep: (by: number) => void }) {
  return (
    <>
      <ButtonTooltip label="Previous artwork">
        <button
          type="button"
          aria-label="Previous artwork"
          className={`${arrow} left-3`}
          onClick={() => onStep(-1)}
        >
          <ChevronLeft size={24} aria-hidden="true" />
        </button>
      </ButtonTooltip>
      <ButtonTooltip label="Next artwork">
        <button
          type="button"
          aria-label="Next artwork"
          className={`${arrow} right-3`}
          onClick={() => onStep(1)}
        >
          <ChevronRight size={24} aria-hidden="true" />
        </button>
      </ButtonTooltip>
    </>
  )
}

function useArrowKeys(isOn: boolean, onStep: (by: number) => void): void {
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
      if (event.key === 'ArrowRight') onStep(1)
      if (event.key === 'ArrowLeft') onStep(-1)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isOn, onStep])
}
