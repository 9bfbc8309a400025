import { type Dispatch, useMemo, useRef, useState } from 'react'
import type { Lodge, Panorama } from '#contract/lodges.ts'
import type { Hotspot, TourScene } from '#contract/tour-scenes.ts'
import { placeholderStyle } from '../ui/picture.tsx'
import { FlatStage } from './flat-stage.tsx'
import { HotspotLayer } from './hotspot-layer.tsx'
import { PanoramaCanvas } from './panorama-canvas.tsx'
import { onPicture, onSphere, type View } from './projection.ts'
import type { TourAction, TourState } from './tour-state.ts'
import { useDrag } from './use-drag.ts'
import { type Motion, useMotion } from './use-motion.ts'
import type { SceneSource } from './use-scene-source.ts'
import { useSize } from './use-size.ts'

/** Draws one frame; true asks for another. */
export type Paint = (view: View) => boolean

type TourViewProps = {
  lodge: Lodge
  scenes: readonly TourScene[]
  scene: TourScene
  source: SceneSource
  state: TourState
  dispatch: Dispatch<TourAction>
  motion: Motion
  hold: (held: boolean) => void
  glow: number
  isGuestsMood: boolean
  onBook: () => void
}

const USUAL_SHAPE = 1.5

/** The scene: its panorama, or its ordinary picture, with the hotspots over it. */
export function TourView({
  lodge,
  scenes,
  scene,
  source,
  state,
  dispatch,
  motion,
  hold,
  ...room
}: TourViewProps) {
  const { panorama, picture } = source
  const stage = useRef<HTMLDivElement>(null)
  const paint = useRef<Paint | null>(null)
  const arrange = useRef<((view: View) => void) | null>(null)
  const [foreignShape, setForeignShape] = useState(USUAL_SHAPE)
  const shape = picture ? picture.width / picture.height : foreignShape
  const projection = useMemo(() => (panorama ? onSphere : onPicture(shape)), [panorama, shape])
  const target = { yaw: state.rotation, pitch: state.pitch, zoom: state.zoom }
  const nudge = useMotion(target, motion, (view) => {
    arrange.current?.(view)
    return paint.current?.(view) ?? false
  })
  const size = useSize(stage, nudge)
  const drag = useDrag(stage, { dispatch, hold, zoom: state.zoom })
  const spotOf = ({ id, x, y }: Hotspot) => {
    if (panorama) return { x, y }
    const spot = scene.imageSpots[id]
    return spot ? { x: spot[0], y: spot[1] } : null
  }
  const choose = (hotspot: Hotspot, isInView: boolean) => {
    const spot = spotOf(hotspot)
    if (!hotspot.targetScene && spot && !isInView) face(hotspot)
    dispatch({ type: 'choose-hotspot', hotspot })
  }
  const face = (hotspot: Hotspot) => {
    const spot = spotOf(hotspot)
    if (!spot) return
    const { yaw, pitch } = projection.viewOf(spot, target, size.current)
    dispatch({ type: 'face', rotation: yaw, pitch })
  }
  return (
    <div
      ref={stage}
      {...drag}
      data-testid="tour-view"
      data-stage={panorama ? 'panorama' : 'picture'}
      data-scene={scene.id}
      data-rotation={Math.round(state.rotation)}
      data-zoom={state.zoom}
      style={placeholderStyle(picture)}
      className="absolute inset-0 cursor-grab touch-none overflow-clip active:cursor-grabbing"
    >
      {panorama ? null : (
        <FlatStage
          key={scene.id}
          scene={scene}
          picture={picture}
          shape={shape}
          glow={room.glow}
          paint={paint}
          size={size}
          nudge={nudge}
          onShape={setForeignShape}
        />
      )}
      {Object.keys(lodge.panoramas).length > 0 && (
        <PanoramaCanvas
          panorama={panorama}
          next={nextPanoramas(lodge, scenes, scene)}
          color={lodge.neonColor}
          glow={room.glow}
          isQuick={room.isGuestsMood}
          paint={paint}
          size={size}
          nudge={nudge}
          onLost={source.onWebGlLost}
          onBroken={() => source.onBroken(scene.id)}
        />
      )}
      <HotspotLayer
        key={`${scene.id}-${panorama ? 'round' : 'flat'}`}
        hotspots={scene.hotspots}
        spotOf={spotOf}
        projection={projection}
        size={size}
        arrange={arrange}
        nudge={nudge}
        bubble={state.bubble}
        onChoose={choose}
        onFace={face}
        onClose={() => dispatch({ type: 'close-bubble' })}
        onBook={room.onBook}
        nameOf={(id) => scenes.find((other) => other.id === id)?.name ?? ''}
      />
    </div>
  )
}

/** What the doors of a scene lead to, fetched while one looks around. */
function nextPanoramas(lodge: Lodge, scenes: readonly TourScene[], scene: TourScene): Panorama[] {
  const linked = scene.hotspots.map(({ targetScene }) => targetScene)
  return scenes.flatMap(({ id }) => {
    const panorama = linked.includes(id) ? lodge.panoramas[id] : undefined
    return panorama ? [panorama] : []
  })
}
