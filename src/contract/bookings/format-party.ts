import { pluralize } from '../platform/pluralize.ts'
import type { Party } from './party.ts'

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
