import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { tourScenes } from '#contract/tour-scenes.ts'
import { MoodSlider } from './mood-slider.tsx'
import { SceneButtons } from './scene-buttons.tsx'
import { TourBar } from './tour-bar.tsx'
import type { TourDialogProps } from './tour-dialog.tsx'
import { TourList } from './tour-list.tsx'
import { TourView } from './tour-view.tsx'
import { useFullscreen } from './use-fullscreen.ts'
import { useSceneSource } from './use-scene-source.ts'
import { useTour } from './use-tour.ts'
import { ViewControls } from './view-controls.tsx'
import { ZoomSlider } from './zoom-slider.tsx'

type TourRoomProps = Omit<TourDialogProps, 'onClose'> & {
  frame: RefObject<HTMLDivElement | null>
  closeBubble: RefObject<(() => void) | null>
}

const TURN_DEGREES = 15
const keys: Record<string, [right: number, up: number]> = {
  ArrowLeft: [-TURN_DEGREES, 0],
  ArrowRight: [TURN_DEGREES, 0],
  ArrowUp: [0, TURN_DEGREES],
  ArrowDown: [0, -TURN_DEGREES],
}

/** The view, and over it what moves it: a bar above, the scenes below, the zoom to the right. */
export function TourRoom({ lodge, glow, caption, view, onView, onBook, frame, closeBubble }: TourRoomProps) {
  const scenes = useMemo(() => tourScenes(lodge), [lodge])
  const { state, dispatch, scene, motion, hold } = useTour(lodge.slug, scenes, view, onView)
  const fullscreen = useFullscreen(frame, dispatch)
  const [mood, setMood] = useState<number | null>(null)
  const source = useSceneSource(lodge, scene)
  const [isListOpen, setListOpen] = useState(false)
  const news = useNews(scene.name, scene.description, scene.hotspots.length)
  useEffect(() => {
    closeBubble.current = state.bubble ? () => dispatch({ type: 'close-bubble' }) : null
  }, [state.bubble, dispatch, closeBubble])
  const turn = (right: number, up: number) => dispatch({ type: 'turn', right, up })
  const onKeyDown = (event: KeyboardEvent) => {
    const way = keys[event.key]
    if (!way || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    turn(...way)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys turn the view wherever the focus is
    <div ref={frame} tabIndex={-1} onKeyDown={onKeyDown} className="absolute inset-0 bg-page outline-none">
      <TourBar
        name={lodge.name}
        description={scene.description}
        isListOpen={isListOpen}
        onList={() => setListOpen(!isListOpen)}
        isFullscreen={state.isFullscreen}
        onFullscreen={fullscreen}
        onBook={onBook}
      />
      <TourView
        lodge={lodge}
        scenes={scenes}
        scene={scene}
        source={source}
        state={state}
        dispatch={dispatch}
        motion={motion}
        hold={hold}
        glow={mood ?? glow}
        isGuestsMood={mood !== null}
        onBook={onBook}
      />
      {isListOpen && (
        <TourList
          scenes={scenes}
          current={scene.id}
          onScene={(id) => dispatch({ type: 'choose-scene', scene: id })}
          onHotspot={(hotspot) => dispatch({ type: 'choose-hotspot', hotspot })}
        />
      )}
      <ZoomSlider zoom={state.zoom} onZoom={(zoom) => dispatch({ type: 'zoom', zoom })} />
      <div className="pointer-events-none absolute inset-x-0 bottom-0 z-20 grid gap-3 bg-linear-to-t from-page/90 via-page/55 to-transparent px-3 pt-10 pb-4 sm:px-6 sm:pb-6">
        {source.hasNeon && (
          <MoodSlider mood={mood ?? glow} caption={mood === null ? caption : null} onMood={setMood} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <ViewControls
            isRotating={state.isRotating}
            onRotation={() => dispatch({ type: 'toggle-rotation' })}
            onReset={() => dispatch({ type: 'reset' })}
            onTurn={turn}
            hold={hold}
          />
          <SceneButtons
            scenes={scenes}
            current={scene.id}
            onScene={(id) => dispatch({ type: 'choose-scene', scene: id })}
          />
        </div>
      </div>
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
    </div>
  )
}

/** What is said when a scene is entered; nothing at first, when the dialog itself is announced. */
function useNews(name: string, description: string, places: number): string {
  const first = useRef(name)
  const [isWalking, setWalking] = useState(false)
  if (!isWalking && name !== first.current) setWalking(true)
  return isWalking ? `${name}. ${description} ${places} places to look at.` : ''
}
