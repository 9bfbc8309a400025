import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isCalendarDate, type Stay } from '#contract/platform/dates.ts'
import type { PickedParty } from '#web/platform/ui/forms/party-picker.tsx'
import type { BookingFields } from '../form/booking-fields.ts'

/** The stay in the page's address. The dates come as a pair; `party` is adults and children. */
export type StayLink = {
  checkIn?: string | undefined
  checkOut?: string | undefined
  party?: number | undefined
  children?: number | undefined
  infants?: number | undefined
  dogs?: number | undefined
}

/** A function receives the latest stay, which the page may not have drawn yet. */
type StayChange = StayLink | ((latest: StayLink) => StayLink)

export type LinkedStay = {
  stay: StayLink
  onStay: (change: StayChange) => void
  /** An agent prepared the address. */
  isByAgent?: boolean
}

export type DatedStay = Stay & PickedParty

const DEFAULT_GUESTS = 1

export const pickedParty = ({ party = DEFAULT_GUESTS, children = 0, infants = 0, dogs = 0 }: StayLink) => ({
  guests: party,
  children,
  infants,
  dogs,
})

export function datedStay({ checkIn, checkOut, ...party }: StayLink): DatedStay | null {
  return checkIn && checkOut ? { checkIn, checkOut, ...pickedParty(party) } : null
}

export function toFields(stay: StayLink): Partial<BookingFields> {
  const { checkIn, checkOut } = stay
  const dates = checkIn && checkOut ? { checkIn, checkOut } : {}
  return { ...dates, ...(stay.party !== undefined && pickedParty(stay)) }
}

/** Zeros are left out. */
export const partyLink = ({ guests, children, infants, dogs }: PickedParty): StayLink => ({
  party: guests,
  children: children || undefined,
  infants: infants || undefined,
  dogs: dogs || undefined,
})

type Chosen = Pick<BookingFields, keyof Stay | keyof PickedParty>

/** Incomplete dates are left out. */
export function toStayLink({ checkIn, checkOut, guests, children, infants, dogs }: Chosen): StayLink {
  const party = Number(guests) || DEFAULT_GUESTS
  const whole = partyLink({ guests: party, children, infants, dogs })
  const isStay = isCalendarDate(checkIn) && isCalendarDate(checkOut) && checkIn < checkOut
  if (isStay) return { checkIn, checkOut, ...whole }
  const isDefault = party === DEFAULT_GUESTS && !infants && !dogs
  return { checkIn: undefined, checkOut: undefined, ...whole, ...(isDefault && { party: undefined }) }
}

const linkKey = ({ checkIn = '', checkOut = '', party = 0, ...others }: StayLink) =>
  [checkIn, checkOut, party, others.children ?? 0, others.infants ?? 0, others.dogs ?? 0].join(' ')

/** Synchronizes form and address; dates in the address win. Returns the function that writes the form to the address. */
export function useStayLink(form: UseFormReturn<BookingFields>, linked: LinkedStay | undefined): () => void {
  const key = linkKey(linked?.stay ?? {})
  /** Addresses that the form wrote and the page has not rendered yet. */
  const written = useRef<string[]>([])
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  const write = () => {
    const stay = toStayLink(form.getValues())
    const next = linkKey(stay)
    // After the form is gone, the address belongs to another page.
    if (!linked || !isThere.current || next === (written.current.at(-1) ?? key)) return
    written.current.push(next)
    linked.onStay(stay)
  }
  const latest = useRef({ linked, write })
  latest.current = { linked, write }
  useEffect(() => {
    const { linked: page, write: writeNow } = latest.current
    const place = written.current.indexOf(key)
    written.current.splice(0, place + 1)
    if (!page || place >= 0) return
    for (const [name, value] of Object.entries(toFields(page.stay)))
      if (form.getValues(name as keyof BookingFields) !== value)
        form.setValue(name as keyof BookingFields, value)
    if (!page.stay.checkIn) writeNow()
  }, [key, form])
  return write
}
