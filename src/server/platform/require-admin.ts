import type { Admin } from '#contract/auth/login.ts'
import type { Context } from './context.ts'
import { failure } from './failure.ts'

/** Fails with `unauthorized` without an admin. The first line of every owner's service. */
export function requireAdmin(context: Context): Admin {
  if (!context.admin) throw failure('unauthorized', 'Please sign in')
  return context.admin
}
