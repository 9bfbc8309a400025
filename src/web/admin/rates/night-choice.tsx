import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { LODGES_PER_PAGE } from '#contract/platform/paging.ts'
import { DateField } from '../kit/date-field.tsx'
import { DateRange } from '../kit/date-range.tsx'
import { useListPages } from '../kit/use-list-pages.tsx'
import { findEnds, type Selection } from './selection.ts'

export const ALL_WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]
const WEEKEND = [5, 6]

const weekdays = [
  [0, 'Sunday'],
  [1, 'Monday'],
  [2, 'Tuesday'],
  [3, 'Wednesday'],
  [4, 'Thursday'],
  [5, 'Friday'],
  [6, 'Saturday'],
] as const

const small =
  'min-h-9 rounded-control border border-line px-3 text-sm text-muted hover:border-line-strong hover:text-text'

type DatesProps = { selection: Selection | null; onDates: (first: string, last: string) => void }

/** A typed date moves the other one where they would cross. */
export function NightDates({ selection, onDates }: DatesProps) {
  const { first, last } = selection ? findEnds(selection) : { first: '', last: '' }
  return (
    <div className="[&_input]:px-2.5 [&_input]:text-sm">
      <DateRange
        legend="Nights"
        names={['first night', 'last night']}
        first={first}
        last={last}
        onRange={onDates}
      >
        <DateField
          label="First night"
          value={first}
          onChange={(date) => onDates(date, last < date ? date : last)}
        />
        <DateField
          label="Last night"
          value={last}
          onChange={(date) => onDates(first === '' || date < first ? date : first, date)}
        />
      </DateRange>
    </div>
  )
}

type WeekdaysProps = { chosen: readonly number[]; onChange: (weekdays: number[]) => void }

export function WeekdayChoice({ chosen, onChange }: WeekdaysProps) {
  const toggle = (day: number) =>
    onChange(ALL_WEEKDAYS.filter((other) => chosen.includes(other) !== (other === day)))
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-muted">Only on these weekdays</legend>
      <div className="grid grid-cols-7 gap-1">
        {weekdays.map(([day, name]) => (
          <button
            key={day}
            type="button"
            aria-pressed={chosen.includes(day)}
            onClick={() => toggle(day)}
            className="min-h-10 rounded-control border border-line text-sm text-muted hover:border-line-strong aria-pressed:border-ember/60 aria-pressed:bg-ember/15 aria-pressed:text-text"
          >
            <span aria-hidden="true">{name.slice(0, 2)}</span>
            <span className="sr-only">{name}</span>
          </button>
        ))}
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <button type="button" className={small} onClick={() => onChange(WEEKEND)}>
          Weekends
        </button>
        <button type="button" className={small} onClick={() => onChange(ALL_WEEKDAYS)}>
          All days
        </button>
      </div>
      {chosen.length === 0 && (
        <p role="alert" className="mt-1.5 text-sm text-danger">
          Please choose a weekday
        </p>
      )}
    </fieldset>
  )
}

type LodgesProps = {
  /** This lodge cannot be left out; null where all can. */
  shown: string | null
  lodges: readonly OwnersLodge[]
  chosen: readonly string[]
  onChange: (slugs: string[]) => void
}

export function LodgeChoice({ shown, lodges, chosen, onChange }: LodgesProps) {
  const others = lodges.filter(({ slug }) => slug !== shown)
  const also = others.filter(({ slug }) => chosen.includes(slug)).length
  const { shown: page, bar } = useListPages(others, ({ name }) => name)
  // One change covers at most a page of lodges.
  const hasRoom = !bar || chosen.length < LODGES_PER_PAGE
  const set = (isChosen: (slug: string) => boolean) =>
    onChange(lodges.map(({ slug }) => slug).filter((slug) => slug === shown || isChosen(slug)))
  return (
    <details className="group rounded-control border border-line">
      <summary className="flex min-h-11 items-center justify-between gap-3 px-3.5 text-sm">
        Also for these lodges
        <span className="font-mono text-muted">{`${also} of ${others.length}`}</span>
      </summary>
      <fieldset className="px-3.5 pb-3">
        <legend className="sr-only">Lodges</legend>
        <div className="mb-1 flex gap-2">
          {!bar && (
            <button type="button" className={small} onClick={() => set(() => true)}>
              All lodges
            </button>
          )}
          <button type="button" className={small} onClick={() => set(() => false)}>
            None
          </button>
        </div>
        {bar}
        {page.map(({ slug, name }) => (
          <label key={slug} className="flex min-h-9 items-center gap-3 text-sm">
            <input
              type="checkbox"
              checked={chosen.includes(slug)}
              disabled={!hasRoom && !chosen.includes(slug)}
              onChange={({ target }) => set((one) => (one === slug ? target.checked : chosen.includes(one)))}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
