import { Fragment, useLayoutEffect, useRef } from 'react'
import type { SceneId } from '#contract/lodges/lodges.ts'
import type { Projection, Spot } from '../panorama/projection.ts'
import type { Hotspot } from '../tour-scenes.ts'
import type { Layer, TourStage } from '../tour-stage.ts'
import { HotspotBubble } from './hotspot-bubble.tsx'
import { HotspotButton } from './hotspot-button.tsx'
import { bubblePlace, placeStands, type Stand } from './hotspot-places.ts'

type HotspotLayerProps = {
  stage: TourStage
  hotspots: readonly Hotspot[]
  /** Null where the picture does not show the hotspot. */
  findSpot: (hotspot: Hotspot) => Spot | null
  projection: Projection
  bubble: string | null
  onChoose: (hotspot: Hotspot, isInView: boolean) => void
  onFace: (hotspot: Hotspot) => void
  onClose: () => void
  onBook: () => void
  getName: (scene: SceneId) => string
}

export function HotspotLayer({
  stage,
  hotspots,
  findSpot,
  projection,
  bubble: open,
  ...room
}: HotspotLayerProps) {
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const bubble = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const arrange: Layer = (view) => {
      const spotted = hotspots.map((hotspot) => {
        const spot = findSpot(hotspot)
        const text = buttons.current.get(hotspot.id)?.querySelector<HTMLElement>('[data-text]')
        return {
          place: spot && projection.place(spot, view, stage.size),
          textWidth: text?.offsetWidth ?? 0,
          isEntrance: hotspot.targetScene !== undefined,
        }
      })
      placeStands(spotted, stage.free, stage.size).forEach((stand, index) => {
        const id = hotspots[index]?.id ?? ''
        const button = buttons.current.get(id)
        if (button) positionButton(button, stand)
        if (id === open && bubble.current) positionBubble(bubble.current, stand, stage)
      })
      return false
    }
    // Every render may change the hotspots. Adding the layer again requests a frame.
    return stage.add(arrange)
  })
  return (
    <div className="pointer-events-none absolute inset-0 z-10">
      {hotspots.map((hotspot) => (
        <Fragment key={hotspot.id}>
          <HotspotButton
            hotspot={hotspot}
            leadsTo={hotspot.targetScene && room.getName(hotspot.targetScene)}
            isOpen={open === hotspot.id}
            onButton={(button) => {
              if (button) buttons.current.set(hotspot.id, button)
              else buttons.current.delete(hotspot.id)
            }}
            onChoose={(isInView) => room.onChoose(hotspot, isInView)}
            onFace={() => room.onFace(hotspot)}
          />
          {open === hotspot.id && (
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

const translate = (x: number, y: number) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`

function positionButton(button: HTMLElement, { x, y, edge, label }: Stand): void {
  button.style.transform = `${translate(x, y)} translate(-50%, -50%)`
  button.dataset.edge = edge
  button.dataset.label = edge === 'none' && !label ? 'hidden' : 'shown'
  const text = button.querySelector<HTMLElement>('[data-text]')?.parentElement
  if (text) text.style.transform = label ? `translate(-50%, -50%) ${translate(label.x - x, label.y - y)}` : ''
}

function positionBubble(bubble: HTMLElement, stand: Stand, { free }: TourStage): void {
  bubble.style.maxHeight = `${Math.max(0, free.bottom - free.top)}px`
  const { left, top } = bubblePlace(stand, { width: bubble.offsetWidth, height: bubble.offsetHeight }, free)
  bubble.style.transform = translate(left, top)
}
