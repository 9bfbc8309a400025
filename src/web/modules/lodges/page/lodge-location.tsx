import { useRef } from 'react'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { useIsNear } from '#web/platform/ui/hooks/use-is-near.ts'
import { MapLand } from '../map/map-land.tsx'
import { projectPlace } from '../map/projection.ts'

const notes: Readonly<Record<string, string>> = {
  alpine: 'High mountain valley, spruce and granite',
  snow: 'Snow from October to April, long blue nights',
  lake: 'On the shore, with its own way into the water',
  forest: 'Deep in old hemlocks, on a ridge',
  desert: 'Red rock and a dark sky',
  beach: 'Behind the last dune, within earshot of the sea',
}

/** Map units around the lodge: 30 degrees of longitude. */
const SHOWN = { width: 300, height: 110 }
/** Map units, about 40 km in middle latitudes. The address is secret until a stay is confirmed. */
const CIRCLE = 5

const degrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(value).toFixed(2)}° ${value >= 0 ? positive : negative}`

export function LodgeLocation({ lodge }: { lodge: Lodge }) {
  const { x, y } = projectPlace(lodge)
  const map = useRef<SVGSVGElement>(null)
  const isNear = useIsNear(map)
  return (
    <section aria-labelledby="whereabouts">
      <h2 id="whereabouts" className="text-3xl">
        Location
      </h2>
      <div className="mt-5 overflow-hidden rounded-picture border border-line bg-surface">
        <svg
          ref={map}
          viewBox={`${x - SHOWN.width / 2} ${y - SHOWN.height / 2} ${SHOWN.width} ${SHOWN.height}`}
          className="block w-full bg-page"
          role="img"
          aria-label={`Map of the surroundings of ${lodge.place}`}
        >
          {/* The map loads late: it would delay the first picture, and it has many lines to draw. */}
          {isNear && <MapLand />}
          <circle
            cx={x}
            cy={y}
            r={CIRCLE}
            fill="var(--accent)"
            fillOpacity="0.3"
            stroke="var(--accent)"
            strokeWidth="0.6"
          />
        </svg>
        <div className="flex flex-wrap items-baseline justify-between gap-3 p-5">
          <p>
            {lodge.place}
            <span className="block text-sm text-muted">{notes[lodge.landscape] ?? ''}</span>
          </p>
          <p className="text-sm text-muted tabular-nums">
            {degrees(lodge.latitude, 'N', 'S')}, {degrees(lodge.longitude, 'E', 'W')}
          </p>
        </div>
        {lodge.driveTimes.length > 0 && (
          <ul aria-label="Drive times" className="border-t border-line p-5 text-sm text-muted">
            {lodge.driveTimes.map((time) => (
              <li key={time}>{time}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
