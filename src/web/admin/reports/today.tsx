import { useState } from 'react'
import { BookingDetail } from '../bookings/booking-detail.tsx'
import { useToday } from '../cleaning/use-day.ts'
import { CleaningToday } from './cleaning-today.tsx'
import { DueStays } from './due-stays.tsx'
import { MessagesToday } from './messages-today.tsx'
import { Arrivals, Departures, InHouse } from './movements.tsx'
import { RequestsWaiting } from './requests-waiting.tsx'
import { useOverview } from './use-dashboard.ts'

/** What needs the owner now. Every line opens its booking. */
export function Today() {
  const [open, setOpen] = useState<number | null>(null)
  const day = useToday()
  const { data: overview } = useOverview()
  const ofDay = { day, onOpen: setOpen }
  return (
    <div className="grid items-start gap-4 not-has-[section]:hidden xl:grid-cols-2">
      <RequestsWaiting onOpen={setOpen} />
      {day.data !== null && (
        <div className="grid min-w-0 gap-4">
          <Arrivals {...ofDay} coming={overview?.arrivals ?? []} />
          <Departures {...ofDay} coming={overview?.departures ?? []} />
          <InHouse {...ofDay} />
        </div>
      )}
      <div className="grid min-w-0 gap-4">
        {day.data !== null && <CleaningToday day={day} />}
        <MessagesToday />
        <DueStays onOpen={setOpen} />
      </div>
      {open !== null && <BookingDetail id={open} onClose={() => setOpen(null)} />}
    </div>
  )
}
