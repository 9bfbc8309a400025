import { X } from 'lucide-react'
import { type Ref, useId } from 'react'
import type { Hotspot } from '../tour-scenes.ts'

type HotspotBubbleProps = {
  ref: Ref<HTMLElement>
  hotspot: Hotspot
  onClose: () => void
  onBook: () => void
}

export function HotspotBubble({ ref, hotspot, onClose, onBook }: HotspotBubbleProps) {
  const name = useId()
  return (
    <section
      ref={ref}
      aria-labelledby={name}
      className="pointer-events-auto absolute top-0 left-0 z-20 w-[min(300px,calc(100vw-5.5rem))] overflow-y-auto overscroll-contain rounded-picture border border-line bg-surface p-4 shadow-float select-text"
    >
      <div className="flex items-start justify-between gap-3">
        <h3 id={name} className="text-xl">
          {hotspot.title}
        </h3>
        <button
          type="button"
          aria-label="Close note"
          onClick={onClose}
          className="-mt-1 -mr-1 grid size-8 shrink-0 place-items-center rounded-control hover:bg-line"
        >
          <X size={16} aria-hidden="true" />
        </button>
      </div>
      {hotspot.feature && (
        <p className="mt-1.5 inline-block rounded-full border border-line-strong/40 px-2.5 py-0.5 text-xs">
          {hotspot.feature}
        </p>
      )}
      <p role="status" className="mt-2 text-sm text-muted">
        {hotspot.description}
      </p>
      <button
        type="button"
        onClick={onBook}
        className="mt-3 min-h-8 text-sm font-medium text-ember underline underline-offset-4 hover:text-ember-strong"
      >
        Stay here: see free dates
      </button>
    </section>
  )
}
