import { MAX_GUESTS_PER_BOOKING } from './stay-rules.ts'

/** `guests` are adults and children. */
export type PartyCounts = { adults: number; children: number; infants: number; dogs: number }
export type Party = PartyCounts & { guests: number }

export type SentParty = { [Name in keyof Party]?: number | undefined }

export const partyCountsFrom = ({ guests, children, infants, dogs }: Omit<Party, 'adults'>): PartyCounts => ({
  adults: guests - children,
  children,
  infants,
  dogs,
})

export type BrokenParty = { path: 'guests' | 'children'; message: string }

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

/** Where only `guests` falls, children are taken off so that an adult is left. */
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
