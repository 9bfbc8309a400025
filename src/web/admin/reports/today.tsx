import { CleaningToday } from './cleaning-today.tsx'
import { DueStays } from './due-stays.tsx'
import { Arrivals, Departures } from './movements.tsx'
import { NextDays } from './next-days.tsx'
import type { Today } from './use-today.ts'
import { WaitingForYou } from './waiting-for-you.tsx'

/** Every line links to where it is done. */
export function TodayPanels({ today }: { today: Today }) {
  const { day, due } = today
  return (
    <div className="grid items-start gap-4 not-has-[section]:hidden xl:grid-cols-3 xl:*:h-full">
      <WaitingForYou today={today} />
      {day.data !== null && (
        <>
          <Arrivals day={day} due={due.data ?? []} />
          <Departures day={day} />
          <CleaningToday day={day} />
        </>
      )}
      <DueStays due={due} />
      <NextDays today={today} />
    </div>
  )
}
