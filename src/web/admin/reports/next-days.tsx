import { Link } from '@tanstack/react-router'
import { addDays, daysBetween, formatDate } from '#contract/platform/dates.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { DAYS_AHEAD, type Gap, type Movement, type Overview } from '#contract/reports/overview.ts'
import { withSearch } from '#web/platform/api/with-search.ts'
import { ErrorMessage, Panel } from '../kit/panel.tsx'
import { stayDates } from '../kit/stay-dates.ts'
import { StayLink } from '../kit/stay-link.tsx'
import type { Today } from './use-today.ts'

const MAX_GAPS = 6
const MAX_ARRIVALS = 6

/** Includes short gaps that few guests can book. */
export function NextDays({ today: { overview, day } }: { today: Today }) {
  const { data, error, refetch } = overview
  if (data === null && !error) return null
  const first = day.data?.dates[0] ?? data?.arrivals[0]?.date
  return (
    <Panel title="Next 7 days" className="xl:col-span-2">
      {error && <ErrorMessage message="The next days could not be loaded." onRetry={() => void refetch()} />}
      {data && first && <Days overview={data} first={first} />}
      {data && first && (
        <ArriveTomorrow stays={data.arrivals.filter(({ date }) => date === addDays(first, 1))} />
      )}
      {data && <Gaps gaps={data.gaps ?? []} />}
    </Panel>
  )
}

function Days({ overview: { arrivals, departures }, first }: { overview: Overview; first: string }) {
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(first, ahead))
  return (
    <ol className="grid grid-cols-2 gap-2 text-sm sm:grid-cols-4 xl:grid-cols-7">
      {days.map((date) => (
        <li key={date}>
          <Link
            to="/admin/calendar"
            search={withSearch({ from: date })}
            className="block h-full rounded-control border border-line p-2 hover:bg-raised xl:px-0 xl:text-center"
          >
            <span className="block whitespace-nowrap">{shortDay(date)}</span>
            <Count date={date} of={arrivals} one="arrives" many="arrive" />
            <Count date={date} of={departures} one="leaves" many="leave" />
          </Link>
        </li>
      ))}
    </ol>
  )
}

const shortDay = (date: string): string => formatDate(date).replace(/, \d{4}$/, '')

type CountProps = { date: string; of: readonly { date: string }[]; one: string; many: string }

function Count({ date, of, one, many }: CountProps) {
  const count = of.filter((movement) => movement.date === date).length
  return <span className="block text-muted">{`${count} ${count === 1 ? one : many}`}</span>
}

function ArriveTomorrow({ stays }: { stays: readonly Movement[] }) {
  if (stays.length === 0) return null
  return (
    <div className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      <h3 className="font-sans text-muted">Arriving tomorrow</h3>
      <ul className="contents">
        {stays.slice(0, MAX_ARRIVALS).map(({ id, reference, guestName, lodgeName }) => (
          <li key={id}>
            <StayLink reference={reference} className="underline underline-offset-4">
              {guestName}
            </StayLink>
            <span>{`, ${lodgeName}`}</span>
          </li>
        ))}
        {stays.length > MAX_ARRIVALS && <li>{`and ${stays.length - MAX_ARRIVALS} more`}</li>}
      </ul>
    </div>
  )
}

function Gaps({ gaps }: { gaps: readonly Gap[] }) {
  if (gaps.length === 0) return <p className="mt-3 text-sm text-muted">No gaps of one or two nights.</p>
  return (
    <div className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      <h3 className="font-sans text-muted">Gaps of one or two nights</h3>
      <ul className="contents">
        {gaps.slice(0, MAX_GAPS).map(({ lodgeSlug, lodgeName, from, to }) => (
          <li key={`${lodgeSlug} ${from}`}>
            <Link
              to="/admin/rates"
              search={withSearch({ lodge: lodgeSlug, month: from.slice(0, 7) })}
              className="underline underline-offset-4"
            >
              {lodgeName}
            </Link>
            <span>{`, ${stayDates({ checkIn: from, checkOut: to })}, ${pluralize(daysBetween(from, to), 'night')}`}</span>
          </li>
        ))}
        {gaps.length > MAX_GAPS && <li>{`and ${gaps.length - MAX_GAPS} more`}</li>}
      </ul>
    </div>
  )
}
