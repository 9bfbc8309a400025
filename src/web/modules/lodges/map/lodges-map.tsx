import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Minus, Plus } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { formatDollars } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { lodgesQuery } from '#web/platform/api/lodge-queries.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import type { StayLink } from '../stay-link.ts'
import { MapLand } from './map-land.tsx'
import { type Box, boxAround, gatherPins, type Pin } from './place-pins.ts'
import { projectPlace } from './projection.ts'

const MAX_ZOOM = 16
/** Pixels, including the distance to other pins. */
const PIN = { width: 64, height: 34 }
/** In a narrower frame the map keeps this width and scrolls. */
const MIN_WIDTH_PX = 760

type PlacedLodge = { lodge: ListedLodge; x: number; y: number }

type LodgesMapProps = { lodges: readonly ListedLodge[]; staySearch: StayLink | undefined }

/** Lodges close to each other share a pin, which zooms in. */
export default function LodgesMap({ lodges, staySearch }: LodgesMapProps) {
  // A page's own list has no coordinates.
  const all = useQuery(lodgesQuery(useCall())).data
  const frame = useRef<HTMLElement>(null)
  const size = useSize(frame)
  const [zoom, setZoom] = useState(1)
  const places = lodges.flatMap((lodge): PlacedLodge[] => {
    const place = all?.find(({ slug }) => slug === lodge.slug)
    if (place?.latitude === undefined || place.longitude === undefined) return []
    return [{ lodge, ...projectPlace({ latitude: place.latitude, longitude: place.longitude }) }]
  })
  const whole = size && {
    width: Math.max(size.width, MIN_WIDTH_PX) * zoom,
    height: Math.max(size.width, MIN_WIDTH_PX) * zoom * (size.height / size.width),
  }
  const box = whole && places.length > 0 ? boxAround(places, whole.width / whole.height) : null
  const zoomTo = useZoom(frame, zoom, setZoom)
  useMiddleFirst(frame, box && findMiddle(places, box))
  // On a phone the map opens below the window.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className="relative min-w-0">
      <section
        ref={frame}
        aria-label="Map of the lodges"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a focused region only
        tabIndex={0}
        className="aspect-square overflow-auto overscroll-contain rounded-picture border border-line bg-surface sm:aspect-[2/1]"
      >
        {whole && box && (
          <div className="relative" style={whole}>
            <svg
              viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
              className="absolute inset-0 size-full"
              aria-hidden="true"
            >
              <MapLand />
            </svg>
            <MapPins
              pins={zoom < MAX_ZOOM ? gatherPins(places, measurePin(box, whole)) : places.map(toPin)}
              box={box}
              staySearch={staySearch}
              onGather={(pin) => zoomTo(zoom * 2, placeInBox(pin, box))}
            />
          </div>
        )}
      </section>
      <div className="absolute right-3 bottom-3 flex gap-2">
        <Button
          className="bg-page/85 px-3"
          aria-label="Zoom out"
          disabled={zoom === 1}
          onClick={() => zoomTo(zoom / 2)}
        >
          <Minus size={18} aria-hidden="true" />
        </Button>
        <Button
          className="bg-page/85 px-3"
          aria-label="Zoom in"
          disabled={zoom >= MAX_ZOOM}
          onClick={() => zoomTo(zoom * 2)}
        >
          <Plus size={18} aria-hidden="true" />
        </Button>
      </div>
    </div>
  )
}

const toPin = (place: PlacedLodge): Pin<PlacedLodge> => ({ x: place.x, y: place.y, members: [place] })

/** In map units. */
const measurePin = (box: Box, whole: { width: number }) => ({
  width: (PIN.width * box.width) / whole.width,
  height: (PIN.height * box.width) / whole.width,
})

/** 0 to 1 from the left and from the top. */
const placeInBox = ({ x, y }: { x: number; y: number }, box: Box) => ({
  x: (x - box.x) / box.width,
  y: (y - box.y) / box.height,
})

type MapPinsProps = {
  pins: readonly Pin<PlacedLodge>[]
  box: Box
  staySearch: StayLink | undefined
  onGather: (pin: Pin<PlacedLodge>) => void
}

function MapPins({ pins, box, staySearch, onGather }: MapPinsProps) {
  return (
    <ul>
      {pins.map((pin) => {
        const { x, y } = placeInBox(pin, box)
        const [first] = pin.members
        if (!first) return null
        const { lodge } = first
        const price = formatDollars(lodge.priceFrom ?? lodge.price)
        return (
          <li
            key={lodge.slug}
            className="absolute -translate-1/2 hover:z-10"
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          >
            {pin.members.length > 1 ? (
              <Button
                className="min-h-8 bg-page/85 px-2.5 py-0.5 text-sm"
                aria-label={`${pluralize(pin.members.length, 'lodge')}: ${pin.members.map((one) => one.lodge.name).join(', ')}`}
                title={pin.members.map((one) => one.lodge.name).join(', ')}
                onClick={() => onGather(pin)}
              >
                {pluralize(pin.members.length, 'lodge')}
              </Button>
            ) : (
              <Link
                to="/lodge/$slug"
                params={{ slug: lodge.slug }}
                search={staySearch ?? {}}
                aria-label={`${lodge.name}, ${lodge.place}, ${price} a night`}
                title={`${lodge.name}, ${lodge.place}`}
                className="flex min-h-8 items-center tabular rounded-control bg-ember px-2.5 text-sm font-medium text-on-ember"
              >
                {price}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Pixels; null until known. */
function useSize(frame: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect()
      if (width > 0 && height > 0) setSize({ width, height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return size
}

/** The median position in each direction, 0 to 1. */
function findMiddle(places: readonly PlacedLodge[], box: Box) {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  return placeInBox({ x: middle(places.map(({ x }) => x)), y: middle(places.map(({ y }) => y)) }, box)
}

function useMiddleFirst(frame: RefObject<HTMLElement | null>, middle: { x: number; y: number } | null) {
  const isDone = useRef(false)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element || middle === null || isDone.current) return
    element.scrollLeft = middle.x * element.scrollWidth - element.clientWidth / 2
    element.scrollTop = middle.y * element.scrollHeight - element.clientHeight / 2
    isDone.current = true
  }, [frame, middle])
}

/** Zooms around the center of the frame, or around another point. */
function useZoom(frame: RefObject<HTMLElement | null>, zoom: number, setZoom: (zoom: number) => void) {
  const middle = useRef<{ x: number; y: number } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame scrolls once the map has its new size
  useLayoutEffect(() => {
    const element = frame.current
    if (!element || !middle.current) return
    element.scrollLeft = middle.current.x * element.scrollWidth - element.clientWidth / 2
    element.scrollTop = middle.current.y * element.scrollHeight - element.clientHeight / 2
    middle.current = null
  }, [zoom, frame])
  return (next: number, place?: { x: number; y: number }) => {
    const element = frame.current
    if (!element || next < 1 || next > MAX_ZOOM) return
    middle.current = place ?? {
      x: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
      y: (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
    }
    setZoom(next)
  }
}
