import clsx from 'clsx'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, DoorOpen, Plus } from 'lucide-react'
import { useId } from 'react'
import type { Hotspot } from '../tour-scenes.ts'

type HotspotButtonProps = {
  hotspot: Hotspot
  leadsTo: string | undefined
  isOpen: boolean
  onButton: (button: HTMLButtonElement | null) => void
  onChoose: (isInView: boolean) => void
  onFace: () => void
}

const edgeIcon = 'hidden size-4 shrink-0'

/** A signpost at the edge stands for a spot out of view. The layer sets the position. */
export function HotspotButton({ hotspot, leadsTo, isOpen, onButton, onChoose, onFace }: HotspotButtonProps) {
  const hint = useId()
  const Icon = leadsTo ? DoorOpen : Plus
  return (
    <button
      ref={onButton}
      type="button"
      data-hotspot={hotspot.id}
      data-edge="none"
      aria-describedby={hint}
      aria-expanded={leadsTo ? undefined : isOpen}
      onClick={(event) => onChoose(event.currentTarget.dataset.edge === 'none')}
      // Focus by keyboard turns the view; a pressed button is in view already.
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onFace()}
      className="group pointer-events-auto absolute top-0 left-0 flex min-h-9 items-center gap-1.5 rounded-full text-xs font-medium whitespace-nowrap hover:z-10 focus-visible:z-10 sm:text-sm not-data-[edge=none]:bg-page/80 not-data-[edge=none]:px-2.5 not-data-[edge=none]:hover:bg-raised"
    >
      <ArrowLeft aria-hidden="true" className={clsx(edgeIcon, 'group-data-[edge=left]:block')} />
      <ArrowUp aria-hidden="true" className={clsx(edgeIcon, 'group-data-[edge=up]:block')} />
      <ArrowDown aria-hidden="true" className={clsx(edgeIcon, 'group-data-[edge=down]:block')} />
      <span
        className={clsx(
          'hidden size-11 place-items-center rounded-full border-2 shadow-float transition-transform duration-150 ease-out group-hover:scale-110 group-data-[edge=none]:grid',
          leadsTo ? 'border-ember bg-ember text-on-ember' : 'border-text/80 bg-page/70 text-text',
        )}
      >
        <Icon size={20} aria-hidden="true" />
      </span>
      {/* A name without space shows on hover and focus. */}
      <span className="group-data-[edge=none]:absolute group-data-[edge=none]:top-1/2 group-data-[edge=none]:left-1/2 group-data-[edge=none]:rounded-full group-data-[edge=none]:bg-page/80 group-data-[edge=none]:px-2.5 group-data-[edge=none]:py-0.5 group-data-[label=hidden]:-translate-x-1/2 group-data-[label=hidden]:translate-y-[26px] group-data-[label=hidden]:pointer-events-none group-data-[label=hidden]:not-group-hover:not-group-focus-visible:opacity-0">
        <span data-text="">{hotspot.title}</span>
      </span>
      <ArrowRight aria-hidden="true" className={clsx(edgeIcon, 'group-data-[edge=right]:block')} />
      <span id={hint} hidden>
        {leadsTo ? `Leads to: ${leadsTo}. ${hotspot.description}` : hotspot.description}
      </span>
    </button>
  )
}
