import clsx from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, type TouchEvent, useRef, useState } from 'react'
import type { Picture } from '#contract/lodges/lodges.ts'
import { ButtonTooltip, TooltipGroup } from '#web/platform/ui/button-tooltip.tsx'
import { CloseButton } from '#web/platform/ui/close-button.tsx'
import { useBackCloses } from '#web/platform/ui/hooks/use-back-closes.ts'
import { leaveEscape, useEscape } from '#web/platform/ui/hooks/use-escape.ts'
import { useReturnFocus } from '#web/platform/ui/hooks/use-return-focus.ts'
import { LodgePicture } from '#web/platform/ui/pictures/picture.tsx'
import { isRendering } from '#web/platform/ui/pictures/renderings.ts'

/** `live` replaces the picture. */
export type Exhibit = { src: string; alt: string; picture?: Picture | undefined; live?: ReactNode }

type PictureViewerProps = {
  title: string
  exhibits: readonly Exhibit[]
  /** Opacity of the neon, 0 to 1. */
  glow: number
  start?: number
  onClose: () => void
}

const SWIPE_PX = 50
const arrow =
  'absolute top-1/2 z-10 grid size-12 -translate-y-1/2 place-items-center rounded-full bg-page/75 hover:bg-raised'

/** Buttons, arrow keys and swipes change the picture; Escape and Back close. */
export default function PictureViewer({ title, exhibits, glow, start = 0, onClose }: PictureViewerProps) {
  const [index, setIndex] = useState(start)
  const returnFocus = useReturnFocus()
  const close = useBackCloses(onClose)
  useEscape(true, close)
  /** Where the swipe began; null without one, or while the picture is zoomed. */
  const swipe = useRef<number | null>(null)
  const count = exhibits.length
  const step = (by: number) => setIndex((at) => (at + by + count) % count)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const end = changedTouches[0]
    if (swipe.current === null || !end) return
    const moved = end.clientX - swipe.current
    swipe.current = null
    if (Math.abs(moved) > SWIPE_PX) step(moved < 0 ? 1 : -1)
  }
  const shown = exhibits[index]
  if (!shown) return null
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        {/* The overlay keeps the page below from scrolling. */}
        <Dialog.Overlay className="fixed inset-0 z-[99]" />
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onTouchStart={({ touches }) => {
            const isAlone = touches.length === 1 && (visualViewport?.scale ?? 1) <= 1
            swipe.current = (isAlone && touches[0]?.clientX) || null
          }}
          onTouchEnd={onTouchEnd}
          onEscapeKeyDown={leaveEscape}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-0 z-[100] grid grid-rows-[auto_minmax(0,1fr)_auto] bg-page outline-none"
        >
          <TooltipGroup>
            <header className="flex items-center justify-between gap-4 px-4 py-3 sm:px-6">
              <Dialog.Title className="text-lg sm:text-2xl">{title}</Dialog.Title>
              <CloseButton className="rounded-full hover:bg-raised" />
            </header>
            <div className={clsx('relative min-h-0 px-2', count > 1 && 'sm:px-20')}>
              <Shown key={shown.src} exhibit={shown} glow={glow} />
              {count > 1 && (
                <>
                  <ButtonTooltip label="Previous">
                    <button
                      type="button"
                      aria-label="Previous"
                      onClick={() => step(-1)}
                      className={`${arrow} left-3`}
                    >
                      <ChevronLeft aria-hidden="true" />
                    </button>
                  </ButtonTooltip>
                  <ButtonTooltip label="Next">
                    <button
                      type="button"
                      aria-label="Next"
                      onClick={() => step(1)}
                      className={`${arrow} right-3`}
                    >
                      <ChevronRight aria-hidden="true" />
                    </button>
                  </ButtonTooltip>
                </>
              )}
            </div>
            <div className="flex min-h-20 items-center justify-center gap-x-4 px-4 py-3 text-sm text-muted">
              <p aria-live="polite" className="flex items-center gap-4">
                {count > 1 && (
                  <span className="font-mono whitespace-nowrap text-text">{`${index + 1} / ${count}`}</span>
                )}
                <span>{shown.alt}</span>
              </p>
              {isRendering(shown.src) && <p className="shrink-0 text-text">Rendering</p>}
            </div>
          </TooltipGroup>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Shown({ exhibit: { src, picture, alt, live }, glow }: { exhibit: Exhibit; glow: number }) {
  if (live) return live
  return <LodgePicture src={src} picture={picture} alt={alt} glow={glow} sizes="100vw" isFirst isWhole />
}
