import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { type BookingReceipt, BookingRequest, type FreeStay } from '#contract/bookings/bookings.ts'
import { day1Discount, quoteStay } from '#contract/bookings/quote.ts'
import { isOfPricedLength, MAX_GUESTS_PER_BOOKING } from '#contract/bookings/stay-rules.ts'
import { dateIn } from '#contract/platform/dates.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { completePrice } from '#web/platform/api/complete-price.ts'
import type { WantedExtra } from '#web/platform/ui/forms/extras-picker.tsx'
import { readDraft, saveDraft } from '#web/platform/ui/forms/form-draft.ts'
import { formResolver } from '#web/platform/ui/forms/form-resolver.ts'
import { KEEP_FIELDS } from '#web/platform/ui/forms/keep-fields.ts'
import type { PickedParty } from '#web/platform/ui/forms/party-picker.tsx'
import { afterPaint } from '#web/platform/ui/late/after-paint.ts'
import type { Choice } from '../calendar/selectable-days.ts'
import { useAvailability, useDay1 } from '../reservation/use-availability.ts'
import { useTariff } from '../reservation/use-tariff.ts'
import { type LinkedStay, toFields, useStayLink } from '../stay/stay-link.ts'
import { newPriceIn, useBooking } from '../stay/use-booking.ts'
import { type BookingAttempt, isLate } from './booking-attempt.ts'
import { type BookingFields, emptyFields } from './booking-fields.ts'
import { showEnding, useOutcome } from './booking-outcomes.ts'
import { useAgreement } from './use-agreement.ts'
import { useOffer } from './use-offer.ts'
import { useWantedExtras } from './use-wanted-extras.ts'

const draftName = (slug: string | undefined): string => `booking-${slug ?? 'home'}`

/** The draft survives a reload or a navigation in this tab. */
function useBookingDraft(form: UseFormReturn<BookingFields>, name: string): void {
  const { getValues, reset, watch } = form
  useEffect(() => {
    const draft = readDraft<BookingFields>(name)
    if (draft) reset({ ...getValues(), ...draft }, KEEP_FIELDS)
    const { unsubscribe } = watch((values) => saveDraft(name, values))
    return unsubscribe
  }, [name, getValues, reset, watch])
}

const DEFAULT_LODGE_ID = 1
const defaultLodge = (lodges: readonly ListedLodge[]): number =>
  (lodges.find(({ id }) => id === DEFAULT_LODGE_ID) ?? lodges[0])?.id ?? DEFAULT_LODGE_ID

/** `fixed` is the lodge of the page, `linked` the stay in its address. */
export function useBookingForm(
  lodges: readonly ListedLodge[],
  fixed: ListedLodge | undefined,
  linked?: LinkedStay,
) {
  const [defaultId] = useState(() => defaultLodge(lodges))
  const initial = emptyFields(fixed?.id ?? defaultId)
  const form = useForm<BookingFields>({
    resolver: formResolver(BookingRequest),
    defaultValues: { ...initial, ...toFields(linked?.stay ?? {}) },
  })
  const draft = draftName(fixed?.slug)
  useBookingDraft(form, draft)
  const writeStay = useStayLink(form, linked)
  const fields = form.watch()
  const lodge = fixed ?? lodges.find(({ id }) => id === Number(fields.lodgeId))
  const availability = useAvailability(lodge?.slug)
  const email = useDeferredValue(fields.email)
  const day1 = useDay1(email).data?.isDay1Investor ?? false
  const prices = useTariff(lodge, lodge ? dateIn(lodge.timeZone, Date.now()) : '')
  const { tariff, isKnown, refresh } = prices
  const { children, infants, dogs } = fields
  const party = { guests: Number(fields.guests), children, infants, dogs }
  const extras = useWantedExtras(lodge, fields)
  const isPriced = tariff !== null && isOfPricedLength(fields)
  const plain = isPriced
    ? quoteStay({ ...fields, ...party, extras: extras.priced }, tariff, day1 ? [day1Discount] : [])
    : null
  const { checkIn, checkOut } = fields
  const offer = useOffer(lodge, isPriced ? { checkIn, checkOut, ...party } : null, email, extras.wanted)
  const quote = plain && (offer.quote ?? plain)
  const [isAnother, setAnother] = useState(false)
  const [wasSentHere, setSentHere] = useState(false)
  const empty = () => {
    form.reset(initial, KEEP_FIELDS)
    agreement.untick()
    writeStay()
  }
  const onBooked = (receipt: BookingReceipt | null, attempt: BookingAttempt) => {
    const shownCents = attempt.shownCents ?? (receipt && completePrice(receipt).totalCents) ?? 0
    // A guest who has left the page returns to an empty form with the receipt.
    saveDraft(draft, initial)
    if (receipt) showEnding(draft, { outcome: { receipt, shownCents, isLate: isLate(receipt, attempt) } })
    setAnother(false)
    setSentHere(true)
    empty()
  }
  const outcome = useOutcome(draft, ({ receipt }) => {
    const { checkIn, checkOut } = form.getValues()
    const isBooked = checkIn === receipt.checkIn && checkOut === receipt.checkOut
    if (isBooked && lodge?.slug === receipt.lodgeSlug) empty()
  })
  const bookAnother = () => {
    setAnother(true)
    afterPaint(() => form.setFocus('checkIn'))
  }
  const booking = useBooking(draft, onBooked, refresh)
  const agreement = useAgreement(lodge?.slug ?? '', booking.failure?.error)
  useEndedRefusal(form, booking)
  const choose = (stay: Choice) => {
    const { isSubmitted } = form.formState
    form.setValue('checkIn', stay.checkIn, { shouldValidate: stay.checkIn !== '' && isSubmitted })
    form.setValue('checkOut', stay.checkOut, { shouldValidate: stay.checkOut !== '' && isSubmitted })
    // Changing the address renders the whole page.
    afterPaint(writeStay)
  }
  const chooseParty = (picked: PickedParty) => {
    for (const name of ['guests', 'children', 'infants', 'dogs'] as const)
      if (picked[name] !== party[name]) form.setValue(name, picked[name], { shouldDirty: true })
    afterPaint(writeStay)
  }
  const take = (stay: FreeStay) => {
    const other = lodges.find(({ slug }) => slug === stay.lodgeSlug)
    if (other) form.setValue('lodgeId', other.id)
    choose(stay)
    form.setFocus('checkIn')
  }
  const carryTo = ({ lodgeSlug, checkIn, checkOut }: FreeStay) => {
    const { lodgeId: _, extras: __, ...filled } = form.getValues()
    saveDraft(draftName(lodgeSlug), { ...filled, checkIn, checkOut })
  }
  const sendAt = (cents: number | null, code: { code?: string } = offer.sent) =>
    form.handleSubmit(async ({ extras: _, ...values }) => {
      if (!agreement.check()) return agreement.focus()
      const accepted = await agreement.read()
      // A server without rates does not know this field.
      const expected = isKnown && cents !== null ? { expectedTotalCents: cents } : {}
      const source = linked?.isByAgent ? { source: 'agent' as const } : {}
      booking.send(
        {
          ...values,
          lodgeId: fixed?.id ?? values.lodgeId,
          ...expected,
          ...source,
          ...code,
          ...extras.sent,
          ...accepted,
        },
        cents,
      )
    }, agreement.check)
  const newPrice = newPriceIn(booking.failure?.error)
  // The default lodge is not the guest's choice.
  const hasChosen = fixed || fields.lodgeId !== defaultId || form.formState.touchedFields.lodgeId
  const maxGuests = Math.min((hasChosen && lodge?.maxGuests) || Infinity, MAX_GUESTS_PER_BOOKING)
  return {
    form,
    fields,
    lodge,
    maxGuests,
    availability,
    prices,
    quote,
    offer,
    booking,
    outcome,
    isAnother,
    wasSentHere,
    bookAnother,
    agreement,
    writeStay,
    party,
    chooseParty,
    extras,
    chooseExtras: (requested: WantedExtra[]) => form.setValue('extras', requested, { shouldDirty: true }),
    isDay1: day1,
    choose,
    take,
    carryTo,
    send: sendAt(quote?.totalCents ?? null),
    priceChange: newPrice && {
      cents: newPrice.totalCents,
      shownCents: booking.failure?.attempt.shownCents ?? newPrice.totalCents,
      accept: sendAt(newPrice.totalCents, offer.isRefused || isRefusedCode(newPrice) ? {} : offer.sent),
    },
  }
}

const isRefusedCode = (price: object): boolean => {
  const { code }: { code?: { status: string } | null } = price
  return code != null && code.status !== 'applied' && code.status !== 'better'
}

/** A refusal is about the stay that was sent, so it ends when the guest chooses another stay or returns with one. */
function useEndedRefusal(
  { getValues, watch }: UseFormReturn<BookingFields>,
  { failure, endFailure }: ReturnType<typeof useBooking>,
): void {
  const isRefused = failure !== undefined
  const end = useEffectEvent(endFailure)
  const endOther = useEffectEvent(() => {
    const { checkIn, checkOut } = getValues()
    const sent = failure?.attempt.request
    if (sent && (sent.checkIn !== checkIn || sent.checkOut !== checkOut)) endFailure()
  })
  useEffect(() => endOther(), [])
  useEffect(() => {
    if (!isRefused) return
    const { unsubscribe } = watch((_, { name = '' }) => {
      if (/^(lodgeId|checkIn|checkOut|guests|dogs|extras)$/.test(name)) end()
    })
    return unsubscribe
  }, [isRefused, watch])
}
