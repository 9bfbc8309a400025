import type { LockProvider } from '#contract/guide/guide.ts'

/** Instants, ISO 8601 in UTC. */
export type Period = { from: string; until: string }

/** The code of one stay at one lock. */
export type CodeRequest = Period & {
  deviceId: string
  /** The same name at the same lock is the same code. */
  name: string
  /** Digits that the stay had before; the lock chooses others where it cannot take them. */
  code?: string | null
}

/** `code` is null while the provider has not chosen the digits; `isAtLock` is false while they do not open it yet. */
export type LockCode = { id: string; code: string | null; isAtLock: boolean }

/** What makes door codes. Every call throws `LockError` when the provider or the lock fails; repeating it is safe. */
export type LockGateway = {
  provider: LockProvider
  createCode: (request: CodeRequest) => Promise<LockCode>
  /** The code with this id, null when the lock has none. */
  readCode: (id: string) => Promise<LockCode | null>
  /** Changes when a code works; false when the lock has no such code. */
  changePeriod: (id: string, period: Period) => Promise<boolean>
  /** Removes the code with this id, or with this name when its id is unknown. */
  removeCode: (code: { id: string | null; deviceId: string; name: string }) => Promise<void>
}

/** A failed call. The message names neither codes nor keys. */
export class LockError extends Error {}
