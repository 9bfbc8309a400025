import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { Suspense, useDeferredValue, useEffect } from 'react'
import type { UnavailableRange } from '#contract/bookings/bookings.ts'
import { dateIn } from '#contract/platform/dates.ts'
import { rateByDate } from '#contract/rates/tariff.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField } from '#web/platform/ui/forms/field.tsx'
import { useIsHydrated } from '#web/platform/ui/hooks/use-is-hydrated.ts'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { LoadFailure } from '#web/platform/ui/late/load-failure.tsx'
import { CoinPrice } from '#web/platform/ui/lodge/coin-price.tsx'
import StayCalendar from '../calendar/stay-calendar.tsx'
import { unavailableReason } from '../calendar/unavailable-reason.ts'
import { FreeStays } from '../reservation/free-stays.tsx'
import { StayConditions } from '../stay/stay-conditions.tsx'
import type { LinkedStay } from '../stay/stay-link.ts'
import { alternativesIn } from '../stay/use-booking.ts'
import { AgreementField } from './agreement-field.tsx'
import { keepWholeDates } from './booking-fields.ts'
import { BookingOutcome } from './booking-outcome.tsx'
import { DateFields, GuestFields } from './guest-fields.tsx'
import { PromotionCodeField } from './promotion-code-field.tsx'
import { newTermsIn } from './use-agreement.ts'
import { useBookingForm } from './use-booking-form.ts'

const BookingSent = lazyPart(() => import('./booking-sent.tsx'))
const ExtrasPicker = lazyPart(() => import('#web/platform/ui/forms/extras-picker.tsx'))

const rateWhileLoading = rateByDate(0, [])
const none: readonly UnavailableRange[] = []

type BookingFormProps = {
  lodges: readonly ListedLodge[]
  areAll?: boolean
  /** Fixed on a lodge's page; without it the guest chooses a lodge. */
  lodge?: ListedLodge
  linked?: LinkedStay
  onDay1?: (isDay1: boolean) => void
  onRetry?: (() => void) | undefined
}

export default function BookingForm({
  lodges,
  areAll = true,
  lodge: fixed,
  linked,
  onDay1,
  onRetry,
}: BookingFormProps) {
  const isHydrated = useIsHydrated()
  // A deferred value keeps the form responsive while the calendar renders.
  const hasCalendar = useDeferredValue(isHydrated)
  const stay = useBookingForm(lodges, fixed, linked)
  useEffect(() => onDay1?.(stay.isDay1), [onDay1, stay.isDay1])
  const { form, fields, lodge, availability, prices, quote, booking } = stay
  const { tariff } = prices
  const { errors } = form.formState
  const today = lodge ? dateIn(lodge.timeZone, Date.now()) : ''
  const unavailable = availability.data?.unavailable ?? none
  // An unanswered request may itself hold the nights.
  const error = booking.failure?.error ?? null
  const isOpen = isHydrated && !error && !booking.unanswered
  const objection =
    isOpen && lodge && tariff && quote
      ? unavailableReason({ ...fields, ...stay.party }, lodge, unavailable, tariff)
      : null
  const rateOn = tariff?.rateOn ?? rateWhileLoading
  const isReplaced = stay.outcome !== null && !stay.isAnother && fields.checkIn === ''
  return (
    // Without scripts a GET would put name and address into the URL.
    <form
      aria-label="Booking"
      method="post"
      noValidate={isHydrated}
      onSubmit={stay.send}
      className="@container"
    >
      {stay.outcome && (
        <Suspense fallback={<div className="placeholder h-96 rounded-control" />}>
          <BookingSent
            {...stay.outcome}
            wasSentHere={stay.wasSentHere}
            onAgain={isReplaced ? stay.bookAnother : null}
          />
        </Suspense>
      )}
      <div hidden={isReplaced} className={clsx('grid min-w-0 gap-5', stay.outcome && 'mt-5')}>
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
        {!areAll && <OtherLodges />}
        {onRetry && <LoadFailure what="The lodges" onRetry={onRetry} />}
        <DateFields register={form.register} errors={errors} onStay={stay.writeStay} />
        {hasCalendar && lodge ? (
          <StayCalendar
            choice={keepWholeDates(fields)}
            days={{ unavailable, today, rateOn }}
            hasPrices={tariff !== null}
            usualPrice={(lodge.hasOnePrice && lodge.priceFrom) || lodge.price}
            onChoose={stay.choose}
          />
        ) : (
          <div className="placeholder h-[386px] rounded-control" />
        )}
        {availability.isError && (
          <LoadFailure what="The taken nights" onRetry={() => void availability.refetch()} />
        )}
        {prices.isFailed && <LoadFailure what="The price" onRetry={prices.refresh} />}
        <GuestFields
          register={form.register}
          errors={errors}
          party={stay.party}
          maxGuests={stay.maxGuests}
          onParty={stay.chooseParty}
        />
        {isHydrated && stay.extras.offered.length > 0 && (
          <Suspense fallback={<div className="placeholder h-24 rounded-control" />}>
            <ExtrasPicker
              legend="Extras"
              offered={stay.extras.offered}
              wanted={stay.extras.wanted}
              arrival={stay.extras.arrival}
              onChange={stay.chooseExtras}
              error={stay.offer.extrasProblem}
            />
          </Suspense>
        )}
        {isHydrated &&
          stay.offer.words.map((words) => (
            <p key={words} className="text-sm text-up">
              {words}
            </p>
          ))}
        {isHydrated && !quote && lodge && (
          <CoinPrice inCoin={lodge.inCoin} timeZone={lodge.timeZone} unit="a night" />
        )}
        {isHydrated && <PromotionCodeField offer={stay.offer} />}
        {objection && (
          <p role="alert" className="text-sm text-danger">
            {objection}
          </p>
        )}
        {isHydrated && quote && lodge && !objection && (
          <StayConditions
            quote={quote}
            lodge={lodge}
            checkIn={fields.checkIn}
            inCoin={stay.offer.quote?.inCoin}
          />
        )}
        <AgreementField agreement={stay.agreement} lodge={lodge} isOnItsPage={fixed !== undefined} />
        <Button type="submit" variant="primary" disabled={booking.isPending || form.formState.isSubmitting}>
          {booking.isPending ? 'Processing...' : lodge?.instantBook ? 'Book instantly' : 'Request Booking'}
        </Button>
        <BookingOutcome
          error={newTermsIn(error) ? null : error}
          priceChange={stay.priceChange}
          unanswered={booking.unanswered}
          lookUp={
            <Button onClick={booking.lookUp} disabled={booking.isPending}>
              {booking.isPending ? 'Looking...' : 'Look It Up'}
            </Button>
          }
          alternatives={
            <FreeStays
              stays={alternativesIn(error)}
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

function OtherLodges() {
  return (
    <p className="text-sm text-muted">
      Looking for another lodge? Each one takes bookings on its own page:{' '}
      <Link to="/browse" className="underline underline-offset-4 hover:text-text">
        find yours
      </Link>
      .
    </p>
  )
}
