import type { StayOfDay } from '#contract/cleaning/day.ts'
import { formatDate, formatTime } from '#contract/platform/dates.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { Movement } from '#contract/reports/overview.ts'
import type { useToday } from '../cleaning/use-day.ts'
import { Entry, Section } from './section.tsx'

type OfDay = { day: ReturnType<typeof useToday> }
type Coming = { coming: readonly Movement[] }

const stateOf = ({ error, refetch }: OfDay['day']) => ({ error, onRetry: () => void refetch() })

/** Who comes today, and below it in the next days. */
export function Arrivals({ day, coming }: OfDay & Coming) {
  const today = day.data?.arrivals
  return (
    <Section
      title="Arrivals"
      items={today}
      {...stateOf(day)}
      empty="Nobody arrives today."
      more={<ComingDays today={today} coming={coming} />}
    >
      {(stay) => (
        <Entry key={stay.id} name={stay.guestName} reference={stay.reference} text={arrivalText(stay)}>
          {stay.note && <p className="text-sm">{stay.note}</p>}
        </Entry>
      )}
    </Section>
  )
}

const arrivalText = ({ lodgeName, guests, checkInFrom, checkOut }: StayOfDay): string =>
  `${lodgeName}, ${pluralize(guests, 'guest')}, from ${formatTime(checkInFrom)}, leaves ${formatDate(checkOut)}`

/** Who leaves today, and below it in the next days. */
export function Departures({ day, coming }: OfDay & Coming) {
  const today = day.data?.departures
  return (
    <Section
      title="Departures"
      items={today}
      {...stateOf(day)}
      empty="Nobody leaves today."
      more={<ComingDays today={today} coming={coming} />}
    >
      {(stay) => (
        <Entry
          key={stay.id}
          name={stay.guestName}
          reference={stay.reference}
          text={`${stay.lodgeName}, ${pluralize(stay.guests, 'guest')}, until ${formatTime(stay.checkOutUntil)}`}
        />
      )}
    </Section>
  )
}

/** Guests who came before today and leave after it. */
export function InHouse({ day }: OfDay) {
  return (
    <Section title="In house" items={day.data?.inHouse} {...stateOf(day)} empty="Nobody else is in house.">
      {(stay) => (
        <Entry
          key={stay.id}
          name={stay.guestName}
          reference={stay.reference}
          text={`${stay.lodgeName}, ${pluralize(stay.guests, 'guest')}, until ${formatDate(stay.checkOut)}`}
        />
      )}
    </Section>
  )
}

type ComingDaysProps = Coming & { today: readonly StayOfDay[] | undefined }

/** The movements of the next seven days that are not today's. */
function ComingDays({ today, coming }: ComingDaysProps) {
  const later = coming.filter(({ id }) => !today?.some((stay) => stay.id === id))
  if (!today || later.length === 0) return null
  return (
    <details className="mt-3 border-t border-line pt-3">
      <summary className="min-h-6 text-sm">{later.length} more in the next 7 days</summary>
      <ul className="max-h-80 divide-y divide-line overflow-y-auto">
        {later.map(({ id, reference, guestName, lodgeName, guests, date }) => (
          <Entry
            key={id}
            name={guestName}
            reference={reference}
            text={`${formatDate(date)}, ${lodgeName}, ${pluralize(guests, 'guest')}`}
          />
        ))}
      </ul>
    </details>
  )
}
