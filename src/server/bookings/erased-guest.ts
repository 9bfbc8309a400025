import { failure } from '../failure.ts'

/** Stands for the guest of an anonymised stay. */
export const ERASED_NAME = 'Erased guest'

/** Fails with `conflict` for an anonymised stay: no export or erasure would find what is written there later. */
export function refuseErased({ guestName, guestEmail }: { guestName: string; guestEmail: string }): void {
  if (guestName === ERASED_NAME && guestEmail === '')
    throw failure('conflict', 'The guest of this stay was erased. It can only be read.')
}
