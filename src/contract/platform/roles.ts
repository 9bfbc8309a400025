import * as z from 'zod'

/**
 * What staff may do: a housekeeper sees the day and its cleanings, a manager does everything but staff, charges and the audit
 * trail, an admin does everything. The account itself (password, sessions, second factor) is everyone's own.
 */
export const Role = z.enum(['housekeeper', 'manager', 'admin'])
export type Role = z.infer<typeof Role>

/** Whether `role` includes what `least` may do. */
export const includesRole = (role: Role, least: Role): boolean =>
  Role.options.indexOf(role) >= Role.options.indexOf(least)
