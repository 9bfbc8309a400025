import { ne, or } from 'drizzle-orm'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { failure } from '#server/platform/failure.ts'

/** A guest may have the same name, but has an address too. */
export const ERASED_NAME = 'Erased guest'

export const isNotErased = or(ne(bookings.guestName, ERASED_NAME), ne(bookings.guestEmail, ''))

/** No export or erasure would find what is written later. Fails with `conflict`. */
export function refuseErased({ guestName, guestEmail }: { guestName: string; guestEmail: string }): void {
  if (guestName === ERASED_NAME && guestEmail === '')
    throw failure('conflict', 'The guest of this stay was erased. It can only be read.')
}
