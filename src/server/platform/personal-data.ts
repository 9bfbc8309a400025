import type { ColumnMarks } from './module.ts'

export const platformData: Readonly<Record<string, ColumnMarks>> = {
  idempotency_keys: { repeat: ['scope', 'key', 'body_hash', 'reply'] },
  leases: { none: ['name'] },
  secrets: { none: ['name', 'value'] },
}
