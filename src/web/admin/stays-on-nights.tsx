import type { StayEntry } from '#contract/bookings.ts'
import { type DateRange, daysBetween, formatDate, overlaps } from '#contract/dates.ts'
import { useStays } from './use-stays.ts'

type Named = Pick<StayEntry, 'id' | 'guestName' | 'lodgeName' | 'checkIn' | 'checkOut' | 'status'>

type StaysOnNightsProps = { lodgeSlug: string | null; range: DateRange | null }

/** The server answers for so many days at once. */
const MAX_DAYS = 62

/** Before nights are closed: which guests have them, by name. Shows nothing where none do. */
export function StaysOnNights({ lodgeSlug, range }: StaysOnNightsProps) {
  const isInRange = range !== null && range.from < range.to && daysBetween(range.from, range.to) <= MAX_DAYS
  const { data } = useStays(isInRange ? range : null)
  // The stays of the range before are still here while those of this one are read.
  const stays = data?.filter(
    (stay) =>
      isInRange &&
      (lodgeSlug === null || stay.lodgeSlug === lodgeSlug) &&
      overlaps({ from: stay.checkIn, to: stay.checkOut }, range),
  )
  if (!stays || stays.length === 0) return null
  return <StayList stays={stays} />
}

export function StayList({ stays }: { stays: readonly Named[] }) {
  return (
    <div role="status" className="rounded-control border border-danger/40 bg-danger-ground p-3 text-sm">
      <p className="font-medium">Guests have these nights. Closing them does not cancel their stays:</p>
      <ul className="mt-1 grid gap-1">
        {stays.map(({ id, guestName, lodgeName, checkIn, checkOut, status }) => (
          <li key={id} className="wrap-anywhere">
            {guestName}, {lodgeName}, {formatDate(checkIn)} to {formatDate(checkOut)} ({status})
          </li>
        ))}
      </ul>
    </div>
  )
}
