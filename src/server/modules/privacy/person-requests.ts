import type { Erasure, PersonExport } from '#contract/privacy/privacy.ts'
import { recordChange } from '#server/platform/audit.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'

/** The audit entry does not name the address, which would outlive its erasure. */
export const PERSON = 'data of a person'

export function exportForOwner(context: Context, email: string): Promise<PersonExport> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const found = await exportPerson(inner, email)
    await recordChange(inner, { action: 'export', subject: PERSON })
    return found
  })
}

export function eraseForOwner(context: Context, email: string): Promise<Erasure> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const erasure = await erasePerson(inner, email)
    await recordChange(inner, { action: 'erase', subject: PERSON, after: erasure.erased })
    inner.emit({ type: 'reviews_changed' })
    inner.emit({ type: 'email_confirmed' })
    inner.emit({ type: 'payments_changed' })
    return erasure
  })
}
