import { isReservedName } from '../chat/reserved-names.ts'

/** 'Guest' where the first name is reserved for the owners. */
export function nameForReview(guestName: string): string {
  const firstName = guestName.trim().split(/\s+/)[0] ?? ''
  return isReservedName(firstName) ? 'Guest' : firstName
}
