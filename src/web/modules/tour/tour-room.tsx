import { Dialog } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { formatDollars } from '#contract/platform/money.ts'
import { leaveEscape, useEscape } from '#web/platform/ui/hooks/use-escape.ts'
import { useReturnFocus } from '#web/platform/ui/hooks/use-return-focus.ts'
import { toAccent } from '#web/platform/ui/lodge/accent.ts'
import { isRendering } from '#web/platform/ui/pictures/renderings.ts'
import { SceneButtons } from './controls/scene-buttons.tsx'
import { TourBar } from './controls/tour-bar.tsx'
import { TourControls } from './controls/tour-controls.tsx'
import { TourList } from './controls/tour-list.tsx'
import { useControlsRest } from './controls/use-controls-rest.ts'
import { useFullscreen } from './controls/use-fullscreen.ts'
import { ZoomSlider } from './controls/zoom-slider.tsx'
import { addressOfView } from './tour-link.ts'
import { tourScenes } from './tour-scenes.ts'
import type { TourSearch } from './tour-search.ts'
import type { SharedView } from './tour-state.ts'
import { TourView } from './tour-view.tsx'
import { useSceneSource } from './use-scene-source.ts'
import { useTour } from './use-tour.ts'
import './tour.css'

const TURN_DEGREES = 15
const keys: Record<string, [right: number, up: number]> = {
  ArrowLeft: [-TURN_DEGREES, 0],
  ArrowRight: [TURN_DEGREES, 0],
  ArrowUp: [0, TURN_DEGREES],
  ArrowDown: [0, -TURN_DEGREES],
}

export type TourRoomProps = {
  lodge: Lodge
  glow: number
  caption: string | null
  source: ReactNode
  view: SharedView
  /** Called when the view rests, so that the address can follow. */
  onView: (search: TourSearch) => void
  onBook: () => void
  onClose: () => void
}

/** Hotspots use the area that the controls leave free. */
export function TourRoom({ lodge, glow, caption, source, view, onView, onBook, onClose }: TourRoomProps) {
  const scenes = useMemo(() => tourScenes(lodge), [lodge])
  const { state, dispatch, scene, search, opening, stage, isStill, hold } = useTour(
    lodge,
    scenes,
    view,
    onView,
  )
  const frame = useRef<HTMLDivElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const free = useRef<HTMLDivElement>(null)
  const listButton = useRef<HTMLButtonElement>(null)
  const fullscreen = useFullscreen(dispatch)
  const controls = useControlsRest(isStill)
  const returnFocus = useReturnFocus()
  const [mood, setMood] = useState<number | null>(null)
  const sceneSource = useSceneSource(lodge, scene)
  const [isListOpen, setListOpen] = useState(false)
  const announcement = useSceneAnnouncement(scene.name, scene.description, scene.hotspots.length)
  useEffect(() => {
    if (whole.current && free.current) return stage.measure(whole.current, free.current)
  }, [stage])
  const closeList = () => {
    setListOpen(false)
    listButton.current?.focus()
  }
  const findPin = (hotspot: string | null) =>
    whole.current?.querySelector<HTMLElement>(`[data-hotspot="${hotspot}"]`)
  useEscape(true, () => {
    if (isListOpen) return closeList()
    if (!state.bubble) return onClose()
    dispatch({ type: 'close-bubble' })
    findPin(state.bubble)?.focus()
  })
  // On a phone the list covers the view.
  const afterChoice = () => {
    if (free.current?.clientWidth === 0) closeList()
  }
  const turn = (right: number, up: number) => dispatch({ type: 'turn', right, up })
  const onKeyDown = (event: KeyboardEvent) => {
    const way = keys[event.key]
    const isBrowsers = event.altKey || event.ctrlKey || event.metaKey
    if (!way || isBrowsers || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    turn(...way)
  }
  return (
    <Dialog.Content
      aria-describedby={undefined}
      data-accent={toAccent(lodge.color)}
      // The room has the focus first, not a button, so that arrow keys turn the view.
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        frame.current?.focus()
      }}
      onCloseAutoFocus={returnFocus}
      onEscapeKeyDown={leaveEscape}
      // On the dialog, because it takes the focus of a pin that disappears with its scene.
      onKeyDown={onKeyDown}
      {...controls.onInput}
      className="fixed inset-0 z-[100] overflow-clip bg-page outline-none select-none"
    >
      <div
        ref={frame}
        tabIndex={-1}
        data-controls={controls.areResting ? 'resting' : undefined}
        className="tour absolute inset-0 bg-page outline-none"
      >
        <TourView
          ref={whole}
          stage={stage}
          lodge={lodge}
          scenes={scenes}
          scene={scene}
          source={sceneSource}
          opening={opening}
          state={state}
          dispatch={dispatch}
          hold={hold}
          glow={mood ?? glow}
          isGuestsMood={mood !== null}
          onBook={onBook}
        />
        <div className="pointer-events-none absolute inset-0 z-20 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto]">
          <TourBar
            name={lodge.name}
            description={scene.description}
            isRendering={isRendering(sceneSource.panorama?.src ?? scene.image)}
            isListOpen={isListOpen}
            listButton={listButton}
            onList={() => {
              dispatch({ type: 'close-bubble' })
              setListOpen(!isListOpen)
            }}
            getAddress={() => addressOfView(search, location.href)}
            isFullscreen={state.isFullscreen}
            onFullscreen={fullscreen}
            price={formatDollars(lodge.priceFrom ?? lodge.price)}
            onBook={onBook}
          />
          <div className="flex items-center gap-2 px-2 sm:gap-3 sm:px-5">
            {isListOpen && (
              <TourList
                scenes={scenes}
                current={scene.id}
                onScene={(id) => {
                  dispatch({ type: 'choose-scene', scene: id })
                  afterChoice()
                }}
                // Only the pin knows whether it is in view.
                onHotspot={({ id }) => {
                  findPin(id)?.click()
                  afterChoice()
                }}
              />
            )}
            <div ref={free} className="min-w-0 flex-1 self-stretch" />
            <ZoomSlider zoom={state.zoom} onZoom={(zoom) => dispatch({ type: 'zoom', zoom })} />
          </div>
          <TourControls
            isRotating={state.isRotating}
            isStill={isStill}
            dispatch={dispatch}
            onTurn={turn}
            hold={hold}
            mood={sceneSource.hasNeon ? (mood ?? glow) : null}
            onMood={setMood}
            caption={mood === null ? caption : null}
            source={source}
          >
            <SceneButtons
              scenes={scenes}
              current={scene.id}
              onScene={(id) => dispatch({ type: 'choose-scene', scene: id })}
            />
          </TourControls>
        </div>
        <p aria-live="polite" className="sr-only">
          {announcement}
        </p>
      </div>
    </Dialog.Content>
  )
}

/** The first scene is announced with the dialog. */
function useSceneAnnouncement(name: string, description: string, places: number): string {
  const first = useRef(name)
  const [isWalking, setWalking] = useState(false)
  if (!isWalking && name !== first.current) setWalking(true)
  return isWalking ? `${name}. ${description} ${places} places to look at.` : ''
}
