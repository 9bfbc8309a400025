import type { Booking } from '#contract/bookings/bookings.ts'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { addDays, dateIn, isCalendarDate, nightsBetween, type Stay } from '#contract/platform/dates.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import StayCalendar from '../calendar/stay-calendar.tsx'
import { useAvailability } from '../reservation/use-availability.ts'
import { useTariff } from '../reservation/use-tariff.ts'
import { withoutStay } from './without-stay.ts'

type DatesOfChangeProps = {
  booking: Booking
  /** Undefined while unknown; the dates can then only be typed. */
  lodge: Lodge | undefined
  wanted: Stay
  onChange: (stay: Stay) => void
}

/** Dates can be moved by a day, typed, or picked in the lodge's calendar. A new check-in keeps the length of the stay. */
export function DatesOfChange({ booking, lodge, wanted, onChange }: DatesOfChangeProps) {
  const today = dateIn(booking.timeZone, Date.now())
  const { checkIn, checkOut } = wanted
  const areDates = isCalendarDate(checkIn) && isCalendarDate(checkOut) && checkIn < checkOut
  const nights = nightsBetween(areDates ? wanted : booking)
  const arriveOn = (date: string) =>
    onChange({ checkIn: date, checkOut: isCalendarDate(date) ? addDays(date, nights) : checkOut })
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button disabled={!areDates || checkIn <= today} onClick={() => arriveOn(addDays(checkIn, -1))}>
          1 day earlier
        </Button>
        <Button disabled={!areDates} onClick={() => arriveOn(addDays(checkIn, 1))}>
          1 day later
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="New check-in"
          type="date"
          required
          min={today}
          value={checkIn}
          onChange={({ target }) => arriveOn(target.value)}
        />
        <TextField
          label="New check-out"
          type="date"
          required
          min={checkIn}
          value={checkOut}
          onChange={({ target }) => onChange({ checkIn, checkOut: target.value })}
        />
      </div>
      {lodge && (
        <LodgeCalendar
          booking={booking}
          lodge={lodge}
          today={today}
          wanted={areDates ? wanted : { checkIn: '', checkOut: '' }}
          onArrival={arriveOn}
        />
      )}
    </>
  )
}

type LodgeCalendarProps = {
  booking: Booking
  lodge: Lodge
  today: string
  wanted: Stay
  onArrival: (date: string) => void
}

function LodgeCalendar({ booking, lodge, today, wanted, onArrival }: LodgeCalendarProps) {
  const { tariff } = useTariff(lodge, today)
  const taken = useAvailability(lodge.slug).data?.unavailable
  if (!tariff || !taken) return <div className="placeholder h-96 rounded-control" />
  return (
    <StayCalendar
      choice={wanted}
      days={{ unavailable: withoutStay(taken, booking), today, rateOn: tariff.rateOn }}
      hasPrices
      usualPrice={(lodge.hasOnePrice && lodge.priceFrom) || lodge.price}
      onChoose={({ checkIn }) => onArrival(checkIn || booking.checkIn)}
    />
  )
}
