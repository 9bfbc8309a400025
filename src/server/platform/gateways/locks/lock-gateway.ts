import type { LockProvider } from '#contract/guide/guide.ts'

export type Period = { from: string; until: string }

export type CodeRequest = Period & {
  deviceId: string
  /** The same name at the same lock is the same code. */
  name: string
  /** Digits that the stay had before; the lock chooses others where it cannot take them. */
  code?: string | null
}

/**
 * `code` is null until the provider has chosen the digits; `isAtLock` is false until they open the lock.
 */
export type LockCode = { id: string; code: string | null; isAtLock: boolean }

/** Every call throws `LockError` when the provider or the lock fails; repeating it is safe. */
export type LockGateway = {
  provider: LockProvider
  createCode: (request: CodeRequest) => Promise<LockCode>
  readCode: (id: string) => Promise<LockCode | null>
  changePeriod: (id: string, period: Period) => Promise<boolean>
  removeCode: (code: { id: string | null; deviceId: string; name: string }) => Promise<void>
}

/** The message names neither codes nor keys. */
export class LockError extends Error {}
