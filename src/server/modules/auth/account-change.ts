import type { Context } from '#server/platform/context.ts'

/** What changed in how somebody signs in. */
export type AccountChange =
  | 'password_changed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'passkey_added'
  | 'passkey_removed'

/** Queues an e-mail about a change to the account's own address, in the change's transaction. */
export type NotifyAccount = (
  context: Context,
  about: { email: string; change: AccountChange; detail?: string },
) => Promise<void>
