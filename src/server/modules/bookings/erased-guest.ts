import { ne, or } from 'drizzle-orm'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { failure } from '#server/platform/failure.ts'

/** Stands for the guest of an anonymised stay. A guest may write the same name, but has an address. */
export const ERASED_NAME = 'Erased guest'

/** The stays that have a guest's data. */
export const isNotErased = or(ne(bookings.guestName, ERASED_NAME), ne(bookings.guestEmail, ''))

/** Fails with `conflict` for an anonymised stay: no export or erasure would find what is written there later. */
export function refuseErased({ guestName, guestEmail }: { guestName: string; guestEmail: string }): void {
  if (guestName === ERASED_NAME && guestEmail === '')
    throw failure('conflict', 'The guest of this stay was erased. It can only be read.')
}
