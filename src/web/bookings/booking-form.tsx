import { useDeferredValue } from 'react'
import { dateIn } from '#contract/dates.ts'
import type { Lodge } from '#contract/lodges.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/field.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { BookingOutcome } from './booking-outcome.tsx'
import { FreeStays } from './free-stays.tsx'
import { GuestFields } from './guest-fields.tsx'
import StayCalendar from './stay-calendar.tsx'
import { StayConditions } from './stay-conditions.tsx'
import { alternativesIn } from './use-booking.ts'
import { objectionTo, useBookingForm } from './use-booking-form.ts'

type BookingFormProps = {
  lodges: readonly Lodge[]
  /** The lodge of the page, when the form stands on one; there is nothing to choose then. */
  lodge?: Lodge
}

/** Asks for a stay: dates, guests, who, and what it will cost before anything is sent. */
export default function BookingForm({ lodges, lodge: fixed }: BookingFormProps) {
  const isHydrated = useIsHydrated()
  // The calendar is drawn in slices: the form answers while it comes.
  const hasCalendar = useDeferredValue(isHydrated)
  const stay = useBookingForm(lodges, fixed)
  const { form, fields, lodge, availability, tariff, quote, booking } = stay
  const { errors } = form.formState
  const today = lodge ? dateIn(lodge.timeZone, Date.now()) : ''
  const unavailable = availability.data?.unavailable ?? []
  // An unanswered request may itself hold the nights.
  const isOpen = isHydrated && !booking.error && !booking.unanswered
  const objection =
    isOpen && lodge && tariff && quote ? objectionTo(fields, lodge, unavailable, tariff) : null
  const priceOn = tariff && ((date: string) => tariff.rateOn(date).price)
  return (
    // Without scripts a browser sends it itself; a name and an address are no part of a link.
    <form aria-label="Booking" method="post" noValidate onSubmit={stay.send} className="@container">
      <div className="grid min-w-0 gap-5">
        {!fixed && (
          <SelectField
            label="Lodge"
            {...form.register('lodgeId', { valueAsNumber: true })}
            error={errors.lodgeId?.message}
          >
            {lodges.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {hasCalendar && lodge ? (
          <StayCalendar
            choice={fields}
            unavailable={unavailable}
            today={today}
            priceOn={priceOn}
            onChoose={stay.choose}
          />
        ) : (
          <div className="placeholder h-[386px] rounded-control" />
        )}
        {availability.isError && <NoAvailability onRetry={() => availability.refetch()} />}
        <GuestFields
          register={form.register}
          errors={errors}
          guests={Number(fields.guests)}
          maxGuests={stay.maxGuests}
        />
        {objection && (
          <p role="alert" className="text-sm text-danger">
            {objection}
          </p>
        )}
        {quote && lodge && !objection && (
          <StayConditions quote={quote} lodge={lodge} checkIn={fields.checkIn} />
        )}
        <Button type="submit" variant="primary" disabled={booking.isPending}>
          {booking.isPending ? 'Processing...' : 'Request Booking'}
        </Button>
        <BookingOutcome
          outcome={stay.outcome}
          error={booking.error}
          priceChange={stay.priceChange}
          unanswered={booking.unanswered}
          lookUp={
            <Button onClick={booking.lookUp} disabled={booking.isPending}>
              {booking.isPending ? 'Looking...' : 'Look It Up'}
            </Button>
          }
          alternatives={
            <FreeStays
              stays={alternativesIn(booking.error)}
              slug={lodge?.slug ?? ''}
              canChoose={(slug) => lodges.some((other) => other.slug === slug)}
              onTake={stay.take}
              onLeave={stay.carryTo}
            />
          }
        />
      </div>
    </form>
  )
}

function NoAvailability({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="text-sm text-danger">
      We could not load which nights are taken.{' '}
      <button type="button" onClick={onRetry} className="underline underline-offset-4">
        Try again
      </button>
    </p>
  )
}
