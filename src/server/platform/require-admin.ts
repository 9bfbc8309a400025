import type { Admin } from '#contract/auth/login.ts'
import type { Context } from './context.ts'
import { failure } from './failure.ts'

/** The first line of every owner's service. Fails with `unauthorized`. */
export function requireAdmin(context: Context): Admin {
  if (!context.admin) throw failure('unauthorized', 'Please sign in')
  return context.admin
}
