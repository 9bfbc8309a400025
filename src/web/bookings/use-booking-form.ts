import { zodResolver } from '@hookform/resolvers/zod'
import { useDeferredValue, useState } from 'react'
import { useForm } from 'react-hook-form'
import { BookingRequest, type FreeStay } from '#contract/bookings.ts'
import { dateIn, nightsBetween, overlaps } from '#contract/dates.ts'
import type { Lodge } from '#contract/lodges.ts'
import { quoteStay } from '#contract/quote.ts'
import { brokenStayRule, MOST_GUESTS_PER_BOOKING } from '#contract/stay-rules.ts'
import { AT_ONCE } from '../ui/reset-at-once.ts'
import { draftName, keepDraft, useBookingDraft } from './booking-draft.ts'
import { type BookingFields, emptyFields } from './booking-fields.ts'
import type { Outcome } from './booking-outcome.tsx'
import type { Choice } from './selectable-days.ts'
import { useAvailability, useDay1 } from './use-availability.ts'
import { useBooking } from './use-booking.ts'

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
  const quote = lodge && hasStay ? quoteStay(nightsBetween(fields), lodge.price, day1) : null
  const booking = useBooking(draft, (receipt, { shownTotal }) => {
    setOutcome(receipt && { receipt, shownTotal: shownTotal ?? receipt.totalPrice })
    form.reset(initial, AT_ONCE)
  })
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
    keepDraft(draftName(lodgeSlug), { ...filled, checkIn, checkOut })
  }
  const send = form.handleSubmit((values) => {
    setOutcome(null)
    booking.send({ ...values, lodgeId: fixed?.id ?? values.lodgeId }, quote?.total ?? null)
  })
  // The select always shows a lodge; the one it begins with is not a choice yet.
  const hasChosen = fixed || fields.lodgeId !== DEFAULT_LODGE_ID || form.formState.touchedFields.lodgeId
  const maxGuests = Math.min((hasChosen && lodge?.maxGuests) || Infinity, MOST_GUESTS_PER_BOOKING)
  return {
    form,
    fields,
    lodge,
    maxGuests,
    availability,
    quote,
    booking,
    outcome,
    choose,
    take,
    carryTo,
    send,
  }
}

/** Why the chosen stay cannot be had, before the server is asked; null when nothing speaks against it. */
export function objectionTo(
  fields: BookingFields,
  lodge: Lodge,
  unavailable: readonly { from: string; to: string }[],
): string | null {
  const today = dateIn(lodge.timeZone, Date.now())
  const broken = brokenStayRule(fields, Number(fields.guests), lodge, today)
  if (broken) return broken.message
  const isTaken = unavailable.some((r) => overlaps({ from: fields.checkIn, to: fields.checkOut }, r))
  return isTaken ? 'Some of these nights are taken. The calendar shows which are free.' : null
}
