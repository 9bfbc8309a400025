import type { Role } from '#contract/platform/roles.ts'

export const roleNames: Readonly<Record<Role, string>> = {
  housekeeper: 'Housekeeper',
  manager: 'Manager',
  admin: 'Admin',
}

export const roleHints: Readonly<Record<Role, string>> = {
  housekeeper: 'Sees the cleaning of each day, and no guest’s data beyond it.',
  manager: 'Everything except staff, charges and the audit trail.',
  admin: 'Everything.',
}
