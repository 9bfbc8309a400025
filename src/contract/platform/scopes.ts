import * as z from 'zod'

/**
 * `bookings` are stays, inbox, reviews, cleaning and the day sheet; `calendar` events, closures, feeds and
 * the timeline; `rates` rates, fees and taxes; `payments` payments, dues and orders; `reports` the month
 * and the overview.
 */
export const Scope = z.enum([
  'bookings:read',
  'bookings:write',
  'calendar:read',
  'calendar:write',
  'rates:read',
  'rates:write',
  'payments:read',
  'reports:read',
])
export type Scope = z.infer<typeof Scope>

export const includesScope = (scopes: readonly Scope[], needed: Scope): boolean =>
  scopes.some((scope) => scope === needed || scope.replace(':write', ':read') === needed)
