import { type Dispatch, type RefObject, useMemo, useState } from 'react'
import type { Lodge, Panorama } from '#contract/lodges/lodges.ts'
import { placeholderStyle } from '#web/platform/ui/pictures/picture-source.ts'
import { HotspotLayer } from './hotspots/hotspot-layer.tsx'
import { FlatPicture } from './panorama/flat-picture.tsx'
import { neonStrength } from './panorama/neon-strength.ts'
import { type Opening, openedAt } from './panorama/openings.ts'
import { PanoramaCanvas } from './panorama/panorama-canvas.tsx'
import { onPicture, onSphere } from './panorama/projection.ts'
import { useDrag } from './panorama/use-drag.ts'
import type { Hotspot, TourScene } from './tour-scenes.ts'
import type { TourStage } from './tour-stage.ts'
import type { TourAction, TourState } from './tour-state.ts'
import type { SceneSource } from './use-scene-source.ts'
import type { Hold } from './use-tour.ts'

type TourViewProps = {
  stage: TourStage
  ref: RefObject<HTMLDivElement | null>
  lodge: Lodge
  scenes: readonly TourScene[]
  scene: TourScene
  source: SceneSource
  opening: Opening
  state: TourState
  dispatch: Dispatch<TourAction>
  hold: Hold
  glow: number
  isGuestsMood: boolean
  onBook: () => void
}

const USUAL_SHAPE = 1.5

export function TourView({
  stage,
  ref,
  lodge,
  scenes,
  scene,
  source,
  opening,
  state,
  dispatch,
  hold,
  ...room
}: TourViewProps) {
  const { panorama, picture } = source
  const [foreignShape, setForeignShape] = useState(USUAL_SHAPE)
  const shape = picture ? picture.width / picture.height : foreignShape
  const projection = useMemo(
    () => (panorama ? openedAt(onSphere, opening) : onPicture(shape)),
    [panorama, opening, shape],
  )
  const drag = useDrag({ view: ref, stage, dispatch, hold, zoom: state.zoom })
  const findSpot = ({ id, x, y }: Hotspot) => {
    if (panorama) return { x, y }
    const spot = scene.imageSpots[id]
    return spot ? { x: spot[0], y: spot[1] } : null
  }
  const face = (hotspot: Hotspot) => {
    const spot = findSpot(hotspot)
    if (!spot) return
    const view = { yaw: state.rotation, pitch: state.pitch, zoom: state.zoom }
    const { yaw, pitch } = projection.toView(spot, view, stage.size)
    dispatch({ type: 'face', rotation: yaw, pitch })
  }
  const choose = (hotspot: Hotspot, isInView: boolean) => {
    if (!hotspot.targetScene && !isInView) face(hotspot)
    dispatch({ type: 'choose-hotspot', hotspot })
  }
  return (
    <div
      ref={ref}
      {...drag}
      data-testid="tour-view"
      data-stage={panorama ? 'panorama' : 'picture'}
      data-scene={scene.id}
      data-rotation={Math.round(state.rotation)}
      data-zoom={state.zoom}
      style={placeholderStyle(picture)}
      className="absolute inset-0 cursor-grab touch-none overflow-clip active:cursor-grabbing"
    >
      {!panorama && (
        <FlatPicture
          key={scene.id}
          stage={stage}
          scene={scene}
          picture={picture}
          shape={shape}
          glow={room.glow}
          onShape={setForeignShape}
        />
      )}
      {Object.keys(lodge.panoramas).length > 0 && (
        <PanoramaCanvas
          stage={stage}
          panorama={panorama}
          opening={opening}
          next={nextPanoramas(lodge, scenes, scene)}
          glow={neonStrength(scene.id, room.glow)}
          isQuick={room.isGuestsMood}
          onLost={source.onWebGlLost}
          onBroken={() => source.onBroken(scene.id)}
        />
      )}
      <HotspotLayer
        key={`${scene.id}-${panorama ? 'round' : 'flat'}`}
        stage={stage}
        hotspots={scene.hotspots}
        findSpot={findSpot}
        projection={projection}
        bubble={state.bubble}
        onChoose={choose}
        onFace={face}
        onClose={() => dispatch({ type: 'close-bubble' })}
        onBook={room.onBook}
        getName={(id) => scenes.find((other) => other.id === id)?.name ?? ''}
      />
    </div>
  )
}

function nextPanoramas(lodge: Lodge, scenes: readonly TourScene[], scene: TourScene): Panorama[] {
  const linked = scene.hotspots.map(({ targetScene }) => targetScene)
  return scenes.flatMap(({ id }) => {
    const panorama = linked.includes(id) ? lodge.panoramas[id] : undefined
    return panorama ? [panorama] : []
  })
}
