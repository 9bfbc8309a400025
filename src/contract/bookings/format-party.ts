import { pluralize } from '../platform/pluralize.ts'
import type { Party } from './party.ts'

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
