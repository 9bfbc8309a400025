import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { BookingRecord, BookingSource } from '#contract/bookings/staff-bookings.ts'
import { addDays, daysBetween, isCalendarDate } from '#contract/platform/dates.ts'
import type { WantedExtra } from '#web/platform/ui/forms/extras-picker.tsx'

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
  /** Used for an agreed price. */
  totalPrice: string
  source: Exclude<BookingSource, 'website' | 'agent'>
  status: 'requested' | 'confirmed'
  note: string
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

/** True once a price can be computed. */
export const hasStay = ({ lodgeId, checkIn, checkOut, guests }: StayDraft): boolean =>
  lodgeId !== '' &&
  isCalendarDate(checkIn) &&
  isCalendarDate(checkOut) &&
  checkIn < checkOut &&
  Number(guests) > 0

const partyNames = ['guests', 'children', 'infants', 'dogs'] as const

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

/** An agreed price is sent only once it is typed. */
export function stayQuery(
  { lodgeId, checkIn, checkOut, totalPrice, ...draft }: StayDraft,
  isAgreed: boolean,
) {
  const stay = { lodgeId: Number(lodgeId), checkIn, checkOut, ...partyIn(draft) }
  return isAgreed && /^\d+$/.test(totalPrice) ? { ...stay, totalPrice: Number(totalPrice) } : stay
}

/** The schema validates the result. */
export const toEntry = ({ choice: _choice, totalPrice, ...draft }: StayDraft) => ({
  ...draft,
  totalPrice: totalPrice === '' ? null : totalPrice,
})

/** The party's numbers depend on each other, so all of them differ or none. */
function differ(name: keyof StayDraft, draft: StayDraft, before: StayDraft): boolean {
  const names = partyNames.some((one) => one === name) ? partyNames : [name]
  return names.some((one) => draft[one] !== before[one])
}

export const keepChanged = <Values extends Partial<Record<keyof StayDraft, unknown>>>(
  values: Values,
  draft: StayDraft,
  before: StayDraft,
) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => differ(name as keyof StayDraft, draft, before)),
  ) as Partial<Values>

/** Contains only the changed fields. */
export function listChanges(draft: StayDraft, before: StayDraft): Record<string, unknown> {
  const names = ['name', 'email', 'phone', 'lodgeId', 'checkIn', 'checkOut', ...partyNames] as const
  const changed = Object.fromEntries(
    names.filter((name) => differ(name, draft, before)).map((name) => [name, draft[name]]),
  )
  if (draft.choice === 'agreed') return { ...changed, price: 'recalculate', totalPrice: draft.totalPrice }
  return { ...changed, price: draft.choice }
}

/** Keeps the length of the stay. */
export function moveCheckOut({ getValues, setValue }: StayForm, checkIn: string, previous: string): void {
  const checkOut = getValues('checkOut')
  if (![checkIn, previous, checkOut].every(isCalendarDate) || previous >= checkOut) return
  setValue('checkOut', addDays(checkOut, daysBetween(previous, checkIn)), { shouldDirty: true })
}

/** Returns false when a message has no field in the form. */
export function showErrors(
  { setError }: StayForm,
  errors: readonly { path: string; message: string }[],
): boolean {
  const known = errors.filter(({ path }) => path in emptyDraft)
  for (const [index, { path, message }] of known.entries())
    setError(path as FieldPath<StayDraft>, { message }, { shouldFocus: index === 0 })
  return errors.length > 0 && known.length === errors.length
}
