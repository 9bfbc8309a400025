import type { Lodge } from '#contract/lodges/lodges.ts'

/** Ridge lines of the landscapes in a box of 400 by 120. */
const ridges: Readonly<Record<string, string>> = {
  alpine: 'M0 96 40 60 66 78 118 22 150 58 182 34 236 88 282 50 330 82 400 56V120H0Z',
  snow: 'M0 92 52 52 84 70 140 28 200 84 246 46 300 76 344 58 400 88V120H0Z',
  lake: 'M0 70 70 44 130 66 204 38 268 64 330 50 400 68V82H0Z',
  forest:
    'M0 84 22 48 44 84 66 40 90 86 118 44 146 86 176 36 204 84 236 48 262 86 296 42 326 84 356 50 400 86V120H0Z',
  desert: 'M0 90H60L78 46H128L142 90H236L248 62H316L332 90H400V120H0Z',
  beach: 'M0 94C60 82 110 104 170 92S290 100 400 84V120H0Z',
}

const notes: Readonly<Record<string, string>> = {
  alpine: 'High mountain valley, spruce and granite',
  snow: 'Snow from October to April, long blue nights',
  lake: 'On the shore, with its own way into the water',
  forest: 'Deep in old hemlocks, on a ridge',
  desert: 'Red rock and a dark sky',
  beach: 'Behind the last dune, within earshot of the sea',
}

const degrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(value).toFixed(2)}° ${value >= 0 ? positive : negative}`

/** Place and coordinates of a lodge over a drawing of its landscape. */
export function LodgeLocation({ lodge }: { lodge: Lodge }) {
  const ridge = ridges[lodge.landscape] ?? ridges.alpine
  return (
    <section aria-labelledby="whereabouts">
      <h2 id="whereabouts" className="text-3xl">
        Location
      </h2>
      <div className="mt-5 overflow-hidden rounded-picture border border-line bg-surface">
        <svg viewBox="0 0 400 120" className="block w-full bg-raised" aria-hidden="true">
          <path d={ridge} className="fill-page" />
          <path
            d="M186 104 200 78 214 104Z"
            fill="none"
            stroke="var(--accent)"
            strokeWidth="2.5"
            strokeLinejoin="round"
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
      </div>
    </section>
  )
}
