import type { Role } from '#contract/platform/roles.ts'

type LodgePage = { name: string; label: string; leastRole: Role }

const MANAGER = { leastRole: 'manager' } as const

/** `part` in the address; the first tab has none. */
export const lodgeParts = [
  { name: 'details', label: 'Details', ...MANAGER },
  { name: 'pictures', label: 'Pictures', ...MANAGER },
  { name: 'prices', label: 'Prices', ...MANAGER },
  { name: 'charges', label: 'Fees and taxes', leastRole: 'admin' },
  { name: 'extras', label: 'Extras', ...MANAGER },
  { name: 'rules', label: 'Rules and policy', ...MANAGER },
  { name: 'guide', label: 'Guide and door', ...MANAGER },
  { name: 'channels', label: 'Channels', ...MANAGER },
  { name: 'reviews', label: 'Reviews', ...MANAGER },
] as const satisfies readonly LodgePage[]

export type LodgePartName = (typeof lodgeParts)[number]['name']
