import clsx from 'clsx'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useRef } from 'react'
import type { ArtItem } from '#contract/lodges/lodges.ts'
import { ArtPicture } from './art-picture.tsx'
import { useZoom } from './use-zoom.ts'
import { MAX_ZOOM, MIN_ZOOM } from './zoom.ts'

const ZOOM_STEP = 1.5
const round = 'grid size-11 place-items-center rounded-full bg-page/80 hover:bg-raised disabled:opacity-40'

/** Supports zoom, drag and swipe. */
export function ArtStage({ piece, onStep }: { piece: ArtItem; onStep: (step: 1 | -1) => void }) {
  const stage = useRef<HTMLDivElement>(null)
  const { zoom, by, handlers } = useZoom(stage, onStep)
  const press = (factor: number) => stage.current && by(factor, stage.current)
  const isZoomed = zoom.scale > 1
  return (
    <div className="absolute inset-0">
      <div
        ref={stage}
        data-testid="art-stage"
        {...handlers}
        className={clsx(
          'grid size-full place-items-center overflow-hidden p-4 select-none sm:p-10 sm:px-20',
          isZoomed ? 'cursor-grab touch-none active:cursor-grabbing' : 'cursor-zoom-in touch-pan-y',
        )}
      >
        <ArtPicture
          piece={piece}
          isFirst
          sizes={isZoomed ? '200vw' : '(min-width: 1024px) 60vw, 100vw'}
          className="min-h-0 object-contain shadow-float"
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        />
      </div>
      <div className="absolute bottom-4 left-4 flex gap-2">
        <button
          type="button"
          aria-label="Zoom in"
          className={round}
          disabled={zoom.scale >= MAX_ZOOM}
          onClick={() => press(ZOOM_STEP)}
        >
          <ZoomIn size={20} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label="Zoom out"
          className={round}
          disabled={zoom.scale <= MIN_ZOOM}
          onClick={() => press(1 / ZOOM_STEP)}
        >
          <ZoomOut size={20} aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
