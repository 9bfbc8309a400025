import { Minus, Plus } from 'lucide-react'
import { ZOOM } from './tour-state.ts'

/** From half to three times as close, upwards. */
export function ZoomSlider({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  return (
    <div className="absolute top-1/2 right-3 z-20 grid -translate-y-1/2 justify-items-center gap-2 rounded-full bg-page/75 px-2.5 py-3 text-muted sm:right-6">
      <Plus size={15} aria-hidden="true" />
      <input
        type="range"
        aria-label="Zoom"
        aria-orientation="vertical"
        aria-valuetext={`${zoom.toFixed(1)} times`}
        min={ZOOM.min}
        max={ZOOM.max}
        step={ZOOM.step}
        value={zoom}
        onChange={(event) => onZoom(Number(event.target.value))}
        className="h-32 w-6 cursor-pointer accent-ember [direction:rtl] [writing-mode:vertical-lr] sm:h-44"
      />
      <Minus size={15} aria-hidden="true" />
    </div>
  )
}
