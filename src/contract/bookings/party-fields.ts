import * as z from 'zod'
import { wholeNumber } from '../platform/fields.ts'
import { type BrokenParty, completeParty, type Party, type SentParty } from './party.ts'
import { MAX_DOGS, MAX_GUESTS_PER_BOOKING, MAX_INFANTS } from './stay-rules.ts'

const MAX_CHILDREN = 9

export const GuestCount = wholeNumber('Guests must be a whole number').pipe(
  z.int().min(1, 'At least 1 guest').max(MAX_GUESTS_PER_BOOKING, `At most ${MAX_GUESTS_PER_BOOKING} guests`),
)

const count = (name: string, max: number) =>
  wholeNumber(`${name} must be a whole number`).pipe(
    z.int().min(0, `${name} cannot be fewer than 0`).max(max, `At most ${max} ${name.toLowerCase()}`),
  )

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

export const partyCounts = { adults: z.int(), children: z.int(), infants: z.int(), dogs: z.int() }

const isBroken = (party: Party | BrokenParty): party is BrokenParty => 'message' in party

export function withParty<Schema extends z.ZodType<SentParty>>(schema: Schema) {
  return schema.transform((value, context): Omit<z.output<Schema>, keyof Party> & Party => {
    const party = completeParty(value)
    if (!isBroken(party)) return { ...value, ...party }
    context.addIssue({ code: 'custom', path: [party.path], message: party.message })
    return z.NEVER
  })
}

/** What is left out of a change stays, so only the sum of what was sent is checked. */
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
