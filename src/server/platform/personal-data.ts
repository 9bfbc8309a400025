import type { ColumnMarks } from './module.ts'

/** The platform's own tables, as a module's `personalData`. */
export const platformData: Readonly<Record<string, ColumnMarks>> = {
  idempotency_keys: { repeat: ['scope', 'key', 'body_hash', 'reply'] },
  leases: { none: ['name'] },
  secrets: { none: ['name', 'value'] },
}
