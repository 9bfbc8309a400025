import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { BookingRecord, BookingSource } from '#contract/bookings/staff-bookings.ts'
import { addDays, daysBetween, isCalendarDate } from '#contract/platform/dates.ts'
import type { WantedExtra } from '#web/platform/ui/forms/extras-picker.tsx'

/** A stay as it is typed; `choice` is the price that staff chooses. */
export type StayDraft = {
  name: string
  email: string
  phone: string
  lodgeId: string
  checkIn: string
  checkOut: string
  guests: string
  children: number
  infants: number
  dogs: number
  choice: 'keep' | 'recalculate' | 'agreed'
  /** Of an agreed price. */
  totalPrice: string
  source: Exclude<BookingSource, 'website' | 'agent'>
  status: 'requested' | 'confirmed'
  note: string
  /** Ordered with an entry. */
  extras: WantedExtra[]
}

export type StayForm = UseFormReturn<StayDraft>

export const emptyDraft: StayDraft = {
  name: '',
  email: '',
  phone: '',
  lodgeId: '',
  checkIn: '',
  checkOut: '',
  guests: '2',
  children: 0,
  infants: 0,
  dogs: 0,
  choice: 'recalculate',
  totalPrice: '',
  source: 'phone',
  status: 'confirmed',
  note: '',
  extras: [],
}

/** A stored booking as a draft. */
export const toDraft = (booking: BookingRecord, lodgeId: number | undefined): StayDraft => ({
  ...emptyDraft,
  name: booking.guestName,
  email: booking.guestEmail,
  phone: booking.guestPhone ?? '',
  lodgeId: String(lodgeId ?? ''),
  checkIn: booking.checkIn,
  checkOut: booking.checkOut,
  guests: String(booking.guests),
  children: booking.children,
  infants: booking.infants,
  dogs: booking.dogs,
  choice: 'keep',
})

/** Whether a draft has all that a price needs. */
export const hasStay = ({ lodgeId, checkIn, checkOut, guests }: StayDraft): boolean =>
  lodgeId !== '' &&
  isCalendarDate(checkIn) &&
  isCalendarDate(checkOut) &&
  checkIn < checkOut &&
  Number(guests) > 0

const partyNames = ['guests', 'children', 'infants', 'dogs'] as const

/** The party of a draft. */
export const partyIn = ({
  guests,
  children,
  infants,
  dogs,
}: Pick<StayDraft, (typeof partyNames)[number]>) => ({
  guests: Number(guests),
  children,
  infants,
  dogs,
})

/** The stay and its price as query of a quote; an agreed price only once it is typed. */
export function stayQuery(
  { lodgeId, checkIn, checkOut, totalPrice, ...draft }: StayDraft,
  isAgreed: boolean,
) {
  const stay = { lodgeId: Number(lodgeId), checkIn, checkOut, ...partyIn(draft) }
  return isAgreed && /^\d+$/.test(totalPrice) ? { ...stay, totalPrice: Number(totalPrice) } : stay
}

/** What a draft sends to create a booking; the schema checks it. */
export const toEntry = ({ choice: _choice, totalPrice, ...draft }: StayDraft) => ({
  ...draft,
  totalPrice: totalPrice === '' ? null : totalPrice,
})

/** Whether a field differs; of the party all do or none, because its numbers depend on each other. */
function differ(name: keyof StayDraft, draft: StayDraft, before: StayDraft): boolean {
  const names = partyNames.some((one) => one === name) ? partyNames : [name]
  return names.some((one) => draft[one] !== before[one])
}

/** The fields of `values` in which the drafts differ. */
export const keepChanged = <Values extends Partial<Record<keyof StayDraft, unknown>>>(
  values: Values,
  draft: StayDraft,
  before: StayDraft,
) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => differ(name as keyof StayDraft, draft, before)),
  ) as Partial<Values>

/** What a draft changes of a booking, for the schema to check; only fields that differ are sent. */
export function listChanges(draft: StayDraft, before: StayDraft): Record<string, unknown> {
  const names = ['name', 'email', 'phone', 'lodgeId', 'checkIn', 'checkOut', ...partyNames] as const
  const changed = Object.fromEntries(
    names.filter((name) => differ(name, draft, before)).map((name) => [name, draft[name]]),
  )
  if (draft.choice === 'agreed') return { ...changed, price: 'recalculate', totalPrice: draft.totalPrice }
  return { ...changed, price: draft.choice }
}

/** Moving the check-in moves the check-out with it, so that the stay keeps its length. */
export function moveCheckOut({ getValues, setValue }: StayForm, checkIn: string, previous: string): void {
  const checkOut = getValues('checkOut')
  if (![checkIn, previous, checkOut].every(isCalendarDate) || previous >= checkOut) return
  setValue('checkOut', addDays(checkOut, daysBetween(previous, checkIn)), { shouldDirty: true })
}

/** Shows messages at their fields; returns false when one has no field in the form. */
export function showErrors(
  { setError }: StayForm,
  errors: readonly { path: string; message: string }[],
): boolean {
  const known = errors.filter(({ path }) => path in emptyDraft)
  for (const [place, { path, message }] of known.entries())
    setError(path as FieldPath<StayDraft>, { message }, { shouldFocus: place === 0 })
  return errors.length > 0 && known.length === errors.length
}
