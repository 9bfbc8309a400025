import type { StayEntry } from '#contract/bookings/staff-bookings.ts'
import { type DateRange, daysBetween, overlaps } from '#contract/platform/dates.ts'
import { MAX_CALENDAR_DAYS } from '#contract/platform/fields.ts'
import { statusText } from '../kit/status-label.ts'
import { stayDates } from '../kit/stay-dates.ts'
import { useIsPaged } from '../kit/use-lodges.ts'
import { useStays } from './use-stays.ts'

type Named = Pick<StayEntry, 'id' | 'guestName' | 'lodgeName' | 'checkIn' | 'checkOut' | 'status'>

type StaysOnNightsProps = { lodgeSlug: string | null; range: DateRange | null }

/** Null means all lodges. Empty while loading. */
export function useStaysOn(lodgeSlug: string | null, range: DateRange | null): StayEntry[] {
  const isInRange =
    range !== null && range.from < range.to && daysBetween(range.from, range.to) <= MAX_CALENDAR_DAYS
  const isPaged = useIsPaged()
  const { data } = useStays(isInRange ? range : null, isPaged && lodgeSlug ? [lodgeSlug] : null)
  if (!data || !isInRange) return []
  // Placeholder data may belong to the previous range.
  return data.filter(
    (stay) =>
      (lodgeSlug === null || stay.lodgeSlug === lodgeSlug) &&
      overlaps({ from: stay.checkIn, to: stay.checkOut }, range),
  )
}

/** Renders nothing without guests. */
export function StaysOnNights({ lodgeSlug, range }: StaysOnNightsProps) {
  const stays = useStaysOn(lodgeSlug, range)
  return stays.length === 0 ? null : <StayList stays={stays} />
}

export function StayList({ stays }: { stays: readonly Named[] }) {
  return (
    <div role="status" className="rounded-control border border-danger/40 bg-danger-ground p-3 text-sm">
      <p className="font-medium">Guests have these nights. Closing them does not cancel their stays:</p>
      <ul className="mt-1 grid gap-1">
        {stays.map(({ id, guestName, lodgeName, checkIn, checkOut, status }) => (
          <li key={id}>
            <bdi>{guestName}</bdi>, {lodgeName}, {stayDates({ checkIn, checkOut })} ({statusText(status)})
          </li>
        ))}
      </ul>
    </div>
  )
}
