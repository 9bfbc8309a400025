import { isReservedName } from '../chat/reserved-names.ts'

/** The name shown with a review unless the guest types another one: the first name, or 'Guest' where it is kept for the owners. */
export function nameForReview(guestName: string): string {
  const firstName = guestName.trim().split(/\s+/)[0] ?? ''
  return isReservedName(firstName) ? 'Guest' : firstName
}
