import { useToday } from '../cleaning/use-day.ts'
import { CleaningToday } from './cleaning-today.tsx'
import { DueStays } from './due-stays.tsx'
import { MessagesToday } from './messages-today.tsx'
import { Arrivals, Departures, InHouse } from './movements.tsx'
import { RequestsWaiting } from './requests-waiting.tsx'
import { useOverview } from './use-dashboard.ts'

/** What needs the owner now. Every line leads to its stay. */
export function Today() {
  const day = useToday()
  const { data: overview } = useOverview()
  return (
    <div className="grid items-start gap-4 not-has-[section]:hidden xl:grid-cols-2">
      <RequestsWaiting />
      {day.data !== null && (
        <div className="grid min-w-0 gap-4">
          <Arrivals day={day} coming={overview?.arrivals ?? []} />
          <Departures day={day} coming={overview?.departures ?? []} />
          <InHouse day={day} />
        </div>
      )}
      <div className="grid min-w-0 gap-4">
        {day.data !== null && <CleaningToday day={day} />}
        <MessagesToday />
        <DueStays />
      </div>
    </div>
  )
}
