import { zodResolver } from '@hookform/resolvers/zod'
import { useDeferredValue, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type BookingReceipt, BookingRequest, type FreeStay } from '#contract/bookings.ts'
import { dateIn, overlaps } from '#contract/dates.ts'
import type { Lodge } from '#contract/lodges.ts'
import { quoteStay } from '#contract/quote.ts'
import { brokenStayRule, MAX_GUESTS_PER_BOOKING } from '#contract/stay-rules.ts'
import { brokenRateRule, type Tariff } from '#contract/tariff.ts'
import { priceOf } from '../api/complete-booking.ts'
import { AT_ONCE } from '../ui/reset-at-once.ts'
import type { BookingAttempt } from './booking-attempt.ts'
import { draftName, saveDraft, useBookingDraft } from './booking-draft.ts'
import { type BookingFields, emptyFields } from './booking-fields.ts'
import type { Outcome } from './booking-outcome.tsx'
import type { Choice } from './selectable-days.ts'
import { useAvailability, useDay1 } from './use-availability.ts'
import { newPriceIn, useBooking } from './use-booking.ts'
import { useTariff } from './use-tariff.ts'

/** The lodge a booking is for when none was chosen. */
const DEFAULT_LODGE_ID = 1

/** All that the booking form knows and does; `fixed` is the lodge of the page, when it stands on one. */
export function useBookingForm(lodges: readonly Lodge[], fixed: Lodge | undefined) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const initial = emptyFields(fixed?.id ?? DEFAULT_LODGE_ID)
  const form = useForm<BookingFields>({
    resolver: zodResolver(BookingRequest) as never,
    defaultValues: initial,
  })
  const draft = draftName(fixed?.slug)
  useBookingDraft(form, draft)
  const fields = form.watch()
  const lodge = fixed ?? lodges.find(({ id }) => id === Number(fields.lodgeId))
  const availability = useAvailability(lodge?.slug)
  const day1 = useDay1(useDeferredValue(fields.email)).data?.isDay1Investor ?? false
  const hasStay = fields.checkIn !== '' && fields.checkOut > fields.checkIn
  const { tariff, isKnown, refresh } = useTariff(lodge, lodge ? dateIn(lodge.timeZone, Date.now()) : '')
  const party = { ...fields, guests: Number(fields.guests) }
  const quote = tariff && hasStay ? quoteStay(party, tariff, day1) : null
  const onBooked = (receipt: BookingReceipt | null, { shownCents }: BookingAttempt) => {
    setOutcome(receipt && { receipt, shownCents: shownCents ?? priceOf(receipt).totalCents })
    form.reset(initial, AT_ONCE)
  }
  const booking = useBooking(draft, onBooked, refresh)
  const choose = (stay: Choice) => {
    const { isSubmitted } = form.formState
    form.setValue('checkIn', stay.checkIn, { shouldValidate: stay.checkIn !== '' && isSubmitted })
    form.setValue('checkOut', stay.checkOut, { shouldValidate: stay.checkOut !== '' && isSubmitted })
  }
  const take = (stay: FreeStay) => {
    const other = lodges.find(({ slug }) => slug === stay.lodgeSlug)
    if (other) form.setValue('lodgeId', other.id)
    choose(stay)
    booking.reset()
    form.setFocus('checkIn')
  }
  const carryTo = ({ lodgeSlug, checkIn, checkOut }: FreeStay) => {
    const { lodgeId: _, ...filled } = form.getValues()
    saveDraft(draftName(lodgeSlug), { ...filled, checkIn, checkOut })
  }
  const sendAt = (cents: number | null) =>
    form.handleSubmit((values) => {
      setOutcome(null)
      // A server without rates does not know the field.
      const expected = isKnown && cents !== null ? { expectedTotalCents: cents } : {}
      booking.send({ ...values, lodgeId: fixed?.id ?? values.lodgeId, ...expected }, cents)
    })
  const newPrice = newPriceIn(booking.error)
  // The select always shows a lodge; the one it begins with is not a choice yet.
  const hasChosen = fixed || fields.lodgeId !== DEFAULT_LODGE_ID || form.formState.touchedFields.lodgeId
  const maxGuests = Math.min((hasChosen && lodge?.maxGuests) || Infinity, MAX_GUESTS_PER_BOOKING)
  return {
    form,
    fields,
    lodge,
    maxGuests,
    availability,
    tariff,
    quote,
    booking,
    outcome,
    choose,
    take,
    carryTo,
    send: sendAt(quote?.totalCents ?? null),
    /** The price, when it is no longer the one that was shown. */
    priceChange: newPrice && {
      cents: newPrice.totalCents,
      shownCents: booking.variables?.shownCents ?? newPrice.totalCents,
      accept: sendAt(newPrice.totalCents),
    },
  }
}

/** Why the chosen stay cannot be had, before the server is asked; null when nothing speaks against it. */
export function objectionTo(
  fields: BookingFields,
  lodge: Lodge,
  unavailable: readonly { from: string; to: string }[],
  tariff: Tariff,
): string | null {
  const today = dateIn(lodge.timeZone, Date.now())
  const broken =
    brokenStayRule(fields, Number(fields.guests), lodge, today) ?? brokenRateRule(fields, tariff.rateOn)
  if (broken) return broken.message
  const isTaken = unavailable.some((r) => overlaps({ from: fields.checkIn, to: fields.checkOut }, r))
  return isTaken ? 'Some of these nights are taken. The calendar shows which are free.' : null
}
