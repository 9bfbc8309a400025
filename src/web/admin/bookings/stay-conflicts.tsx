import type { StayConflict } from '#contract/bookings/booking-changes.ts'
import { stayDates } from '../kit/stay-dates.ts'

const inWords = ({ reason, from, to, name }: StayConflict): string => {
  const nights = stayDates({ checkIn: from, checkOut: to })
  if (reason === 'booked') return `${name} stays ${nights}`
  return reason === 'closed' ? `Closed ${nights}: ${name}` : `Sold on ${name}, ${nights}`
}

export function StayConflicts({ conflicts }: { conflicts: readonly StayConflict[] }) {
  return (
    <div role="status">
      {conflicts.length > 0 && (
        <div className="rounded-control border border-danger/40 bg-danger-ground p-3 text-sm">
          <p className="font-medium text-danger">These nights are not free:</p>
          <ul className="mt-1 list-disc pl-5">
            {conflicts.map((conflict) => (
              <li key={`${conflict.reason} ${conflict.from} ${conflict.name}`}>{inWords(conflict)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
