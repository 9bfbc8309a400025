import * as z from 'zod'
import { wholeNumber } from '../platform/fields.ts'
import { pluralize } from '../platform/pluralize.ts'
import { MAX_GUESTS_PER_BOOKING } from './stay-rules.ts'

/** Most infants of a party; they take no bed and are not counted among the guests. */
export const MAX_INFANTS = 5
export const MAX_DOGS = 9
const MAX_CHILDREN = 9

export const GuestCount = wholeNumber('Guests must be a whole number').pipe(
  z.int().min(1, 'At least 1 guest').max(MAX_GUESTS_PER_BOOKING, `At most ${MAX_GUESTS_PER_BOOKING} guests`),
)

const count = (name: string, max: number) =>
  wholeNumber(`${name} must be a whole number`).pipe(
    z.int().min(0, `${name} cannot be fewer than 0`).max(max, `At most ${max} ${name.toLowerCase()}`),
  )

/** Who comes, as a client sends it; `withParty` completes it. */
export const partyFields = {
  guests: GuestCount.optional(),
  adults: wholeNumber('Adults must be a whole number')
    .pipe(
      z
        .int()
        .min(1, 'At least 1 adult')
        .max(MAX_GUESTS_PER_BOOKING, `At most ${MAX_GUESTS_PER_BOOKING} adults`),
    )
    .optional(),
  children: count('Children', MAX_CHILDREN).optional(),
  infants: count('Infants', MAX_INFANTS).optional(),
  dogs: count('Dogs', MAX_DOGS).optional(),
}

/** Who comes: `guests` are adults and children. */
export const partyCounts = { adults: z.int(), children: z.int(), infants: z.int(), dogs: z.int() }
export type PartyCounts = { adults: number; children: number; infants: number; dogs: number }
export type Party = PartyCounts & { guests: number }

export type SentParty = { [Name in keyof Party]?: number | undefined }

/** The counts of a stored party. */
export const partyCountsFrom = ({
  guests,
  children,
  infants,
  dogs,
}: Omit<Party, 'adults'>): PartyCounts => ({ adults: guests - children, children, infants, dogs })

type BrokenParty = { path: 'guests' | 'children'; message: string }

/** The whole party, or why there is none: without `adults` they are the guests that are no children. */
export function completeParty(sent: SentParty): Party | BrokenParty {
  const { children = 0, infants = 0, dogs = 0 } = sent
  const guests = sent.adults === undefined ? (sent.guests ?? 1) : sent.adults + children
  const adults = guests - children
  if (adults < 1) return { path: 'children', message: 'Children come with at least one adult' }
  if (sent.guests !== undefined && sent.guests !== guests)
    return { path: 'guests', message: 'Guests must be adults and children together' }
  if (guests > MAX_GUESTS_PER_BOOKING)
    return { path: 'guests', message: `At most ${MAX_GUESTS_PER_BOOKING} guests` }
  return { guests, adults, children, infants, dogs }
}

const isBroken = (party: Party | BrokenParty): party is BrokenParty => 'message' in party

/** A schema with `partyFields`, whose output has the whole party. */
export function withParty<Schema extends z.ZodType<SentParty>>(schema: Schema) {
  return schema.transform((value, context): Omit<z.output<Schema>, keyof Party> & Party => {
    const party = completeParty(value)
    if (!isBroken(party)) return { ...value, ...party }
    context.addIssue({ code: 'custom', path: [party.path], message: party.message })
    return z.NEVER
  })
}

/** As `withParty` for a change, in which what is left out stays: only the sum of what was sent is checked. */
export const withChangedParty = <Schema extends z.ZodType<SentParty>>(schema: Schema) =>
  schema.superRefine((value, context) => {
    if (value.adults === undefined) return
    const { adults, children, guests } = value
    const party = completeParty({
      adults,
      children: children ?? 0,
      guests: children === undefined ? undefined : guests,
    })
    if (isBroken(party)) context.addIssue({ code: 'custom', path: [party.path], message: party.message })
  })

/** The party after a change; a smaller number of guests alone takes children off first where no adult would be left. */
export function changedParty(present: Party, sent: SentParty): Party | BrokenParty {
  const { infants = present.infants, dogs = present.dogs } = sent
  if (sent.adults !== undefined || sent.children !== undefined) {
    const children = sent.children ?? present.children
    const adults = sent.adults ?? (sent.guests === undefined ? present.adults : undefined)
    return completeParty({ guests: sent.guests, adults, children, infants, dogs })
  }
  const guests = sent.guests ?? present.guests
  const children = Math.min(present.children, guests - 1)
  return { guests, adults: guests - children, children, infants, dogs }
}

/** '2 guests', '2 adults, 1 child, 1 infant, 1 dog': in whole where it is more than a number of adults. */
export function formatParty({ guests, adults, children, infants, dogs }: Party): string {
  if (children + infants + dogs === 0) return pluralize(guests, 'guest')
  const parts = [
    pluralize(adults, 'adult'),
    ...(children ? [pluralize(children, 'child', 'children')] : []),
    ...(infants ? [pluralize(infants, 'infant')] : []),
    ...(dogs ? [pluralize(dogs, 'dog')] : []),
  ]
  return parts.join(', ')
}
