import { MAX_GUESTS_PER_BOOKING } from './stay-rules.ts'

/** Who comes: `guests` are adults and children. */
export type PartyCounts = { adults: number; children: number; infants: number; dogs: number }
export type Party = PartyCounts & { guests: number }

export type SentParty = { [Name in keyof Party]?: number | undefined }

/** The counts of a stored party. */
export const partyCountsFrom = ({ guests, children, infants, dogs }: Omit<Party, 'adults'>): PartyCounts => ({
  adults: guests - children,
  children,
  infants,
  dogs,
})

export type BrokenParty = { path: 'guests' | 'children'; message: string }

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
