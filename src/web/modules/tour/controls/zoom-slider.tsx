import { Minus, Plus } from 'lucide-react'
import { ZOOM } from '../tour-state.ts'
import { RangeSlider } from './range-slider.tsx'

/** A rotated slider, because browsers differ in upright ones. */
export function ZoomSlider({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  return (
    <div className="tour-control pointer-events-auto grid shrink-0 justify-items-center gap-2 rounded-full bg-page/75 px-2.5 py-3 text-muted short:gap-1 short:py-2">
      <Plus size={15} aria-hidden="true" />
      <div className="relative h-32 w-6 sm:h-44 short:h-28">
        <RangeSlider
          aria-label="Zoom"
          aria-orientation="vertical"
          aria-valuetext={`${zoom.toFixed(1)} times`}
          min={ZOOM.min}
          max={ZOOM.max}
          step={ZOOM.step}
          value={zoom}
          onValue={onZoom}
          // The dialog keeps the page from scrolling, and would stop a finger's upright moves on the slider.
          onTouchMove={(event) => event.stopPropagation()}
          className="tour-upright absolute top-1/2 left-1/2 h-6 w-32 sm:w-44 short:w-28"
        />
      </div>
      <Minus size={15} aria-hidden="true" />
    </div>
  )
}
