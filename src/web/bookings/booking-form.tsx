import { zodResolver } from '@hookform/resolvers/zod'
import { useDeferredValue, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type BookingReceipt, BookingRequest } from '#contract/bookings.ts'
import { dateIn } from '#contract/dates.ts'
import type { Lodge } from '#contract/lodges.ts'
import { brokenStayRule, MOST_GUESTS_PER_BOOKING } from '#contract/stay-rules.ts'
import { Button } from '../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../ui/field.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { useBookingDraft } from './booking-draft.ts'
import { type BookingFields, emptyFields } from './booking-fields.ts'
import { BookingOutcome } from './booking-outcome.tsx'
import StayCalendar from './stay-calendar.tsx'
import { StayPrice } from './stay-price.tsx'
import { useAvailability, useDay1 } from './use-availability.ts'
import { useBooking } from './use-booking.ts'

/** The lodge a booking is for when none was chosen. */
const DEFAULT_LODGE_ID = 1

type BookingFormProps = {
  lodges: readonly Lodge[]
  /** The lodge of the page, when the form stands on one; there is nothing to choose then. */
  lodge?: Lodge
}

/** Asks for a stay: dates, guests, who, and what it will cost before anything is sent. */
export default function BookingForm({ lodges, lodge: fixed }: BookingFormProps) {
  const isHydrated = useIsHydrated()
  const [receipt, setReceipt] = useState<BookingReceipt | null>(null)
  const initial = emptyFields(fixed?.id ?? DEFAULT_LODGE_ID)
  const form = useForm<BookingFields>({
    resolver: zodResolver(BookingRequest) as never,
    defaultValues: initial,
  })
  const { register, handleSubmit, watch, setValue, reset, formState } = form
  useBookingDraft(form, `booking-${fixed?.slug ?? 'home'}`)
  const booking = useBooking((booked) => {
    setReceipt(booked)
    reset(initial)
  })
  const fields = watch()
  const lodge = fixed ?? lodges.find(({ id }) => id === Number(fields.lodgeId))
  const availability = useAvailability(lodge?.slug)
  const day1 = useDay1(useDeferredValue(fields.email))
  const { errors } = formState
  const choose = (stay: { checkIn: string; checkOut: string }) => {
    setValue('checkIn', stay.checkIn, { shouldValidate: stay.checkIn !== '' && formState.isSubmitted })
    setValue('checkOut', stay.checkOut, { shouldValidate: stay.checkOut !== '' && formState.isSubmitted })
  }
  const today = lodge ? dateIn(lodge.timeZone, Date.now()) : ''
  const hasStay = fields.checkIn !== '' && fields.checkOut > fields.checkIn
  const broken =
    isHydrated && lodge && hasStay ? brokenStayRule(fields, Number(fields.guests), lodge, today) : null
  const send = handleSubmit((values) => {
    setReceipt(null)
    booking.mutate({ ...values, lodgeId: fixed?.id ?? values.lodgeId })
  })
  return (
    <form aria-label="Booking" noValidate onSubmit={send} className="@container grid gap-5">
      {!fixed && (
        <SelectField
          label="Lodge"
          {...register('lodgeId', { valueAsNumber: true })}
          error={errors.lodgeId?.message}
        >
          {lodges.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {isHydrated && lodge ? (
        <StayCalendar
          choice={fields}
          unavailable={availability.data?.unavailable ?? []}
          today={today}
          onChoose={choose}
        />
      ) : (
        <div className="placeholder h-[330px] rounded-control" />
      )}
      <div className="grid gap-4 @md:grid-cols-2">
        <TextField label="Check-in" type="date" {...register('checkIn')} error={errors.checkIn?.message} />
        <TextField label="Check-out" type="date" {...register('checkOut')} error={errors.checkOut?.message} />
        <TextField label="Name" autoComplete="name" {...register('name')} error={errors.name?.message} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          {...register('email')}
          error={errors.email?.message}
        />
        <SelectField
          label="Guests"
          {...register('guests', { valueAsNumber: true })}
          error={errors.guests?.message}
        >
          {Array.from({ length: MOST_GUESTS_PER_BOOKING }, (_, index) => index + 1).map((count) => (
            <option key={count} value={count}>
              {count === 1 ? '1 Guest' : `${count} Guests`}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        label="Special Requests"
        rows={3}
        {...register('specialRequests')}
        error={errors.specialRequests?.message}
      />
      {broken && (
        <p role="alert" className="text-sm text-danger">
          {broken.message}
        </p>
      )}
      {lodge && hasStay && !broken && (
        <StayPrice
          stay={fields}
          nightlyPrice={lodge.price}
          isDay1Investor={day1.data?.isDay1Investor ?? false}
        />
      )}
      <Button type="submit" look="primary" disabled={booking.isPending || !isHydrated}>
        {booking.isPending ? 'Processing...' : 'Request Booking'}
      </Button>
      <BookingOutcome receipt={receipt} error={booking.error} onTake={choose} />
    </form>
  )
}
