import { Fragment, type RefObject, useEffect, useRef } from 'react'
import type { SceneId } from '#contract/lodges.ts'
import type { Hotspot } from '#contract/tour-scenes.ts'
import { HotspotBubble } from './hotspot-bubble.tsx'
import { HotspotButton } from './hotspot-button.tsx'
import { type Stand, standsOf } from './hotspot-places.ts'
import type { Projection, Size, Spot, View } from './projection.ts'

type HotspotLayerProps = {
  hotspots: readonly Hotspot[]
  /** Null where the picture does not show it. */
  spotOf: (hotspot: Hotspot) => Spot | null
  projection: Projection
  size: RefObject<Size>
  arrange: RefObject<((view: View) => void) | null>
  nudge: () => void
  bubble: string | null
  onChoose: (hotspot: Hotspot, isInView: boolean) => void
  onFace: (hotspot: Hotspot) => void
  onClose: () => void
  onBook: () => void
  nameOf: (scene: SceneId) => string
}

/** Real buttons over the picture, moved with it by a transform each frame. */
export function HotspotLayer({
  hotspots,
  spotOf,
  projection,
  size,
  arrange,
  nudge,
  ...room
}: HotspotLayerProps) {
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const bubble = useRef<HTMLElement>(null)
  const latest = useRef({ hotspots, spotOf, projection, open: room.bubble })
  latest.current = { hotspots, spotOf, projection, open: room.bubble }
  useEffect(() => {
    arrange.current = (view) => {
      const { hotspots: all, spotOf: spot, projection: eye, open } = latest.current
      const places = all.map((hotspot) => {
        const at = spot(hotspot)
        return at && eye.place(at, view, size.current)
      })
      standsOf(places, size.current).forEach((stand, index) => {
        const id = all[index]?.id ?? ''
        const button = buttons.current.get(id)
        if (button) put(button, stand)
        if (id === open && bubble.current) putBubble(bubble.current, stand, size.current)
      })
    }
    return () => {
      arrange.current = null
    }
  }, [arrange, size])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a bubble that opens has to be placed
  useEffect(() => nudge(), [nudge, room.bubble, projection])
  return (
    <div className="pointer-events-none absolute inset-0 z-10">
      {hotspots.map((hotspot) => (
        <Fragment key={hotspot.id}>
          <HotspotButton
            hotspot={hotspot}
            leadsTo={hotspot.targetScene && room.nameOf(hotspot.targetScene)}
            isOpen={room.bubble === hotspot.id}
            onButton={(button) => {
              if (button) buttons.current.set(hotspot.id, button)
              else buttons.current.delete(hotspot.id)
            }}
            onChoose={(isInView) => room.onChoose(hotspot, isInView)}
            onFace={() => room.onFace(hotspot)}
          />
          {room.bubble === hotspot.id && (
            <HotspotBubble
              ref={bubble}
              hotspot={hotspot}
              onBook={room.onBook}
              onClose={() => {
                room.onClose()
                buttons.current.get(hotspot.id)?.focus()
              }}
            />
          )}
        </Fragment>
      ))}
    </div>
  )
}

const anchors: Record<Stand['edge'], string> = {
  none: 'translate(-50%, -50%)',
  left: 'translate(0, -50%)',
  right: 'translate(-100%, -50%)',
  up: 'translate(-50%, 0)',
  down: 'translate(-50%, -100%)',
}

function put(button: HTMLElement, { x, y, edge }: Stand): void {
  button.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) ${anchors[edge]}`
  if (button.dataset.edge !== edge) button.dataset.edge = edge
}

const GAP = 34
const MARGIN = 12

/** Above its hotspot where there is room, else below; never over the edge of the stage. */
function putBubble(bubble: HTMLElement, { x, y }: Stand, { width, height }: Size): void {
  const [wide, high] = [bubble.offsetWidth, bubble.offsetHeight]
  const left = Math.min(width - wide - MARGIN, Math.max(MARGIN, x - wide / 2))
  const above = y - GAP - high
  const top = above > 90 ? above : Math.min(y + GAP + 20, height - high - MARGIN)
  bubble.style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px)`
}
