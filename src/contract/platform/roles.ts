import * as z from 'zod'

/**
 * A housekeeper sees the day and its cleanings, a manager does everything but staff, charges and the audit
 * trail, an admin does everything. Password, sessions and second factor are everyone's own.
 */
export const Role = z.enum(['housekeeper', 'manager', 'admin'])
export type Role = z.infer<typeof Role>

export const includesRole = (role: Role, least: Role): boolean =>
  Role.options.indexOf(role) >= Role.options.indexOf(least)
