import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { atMost, Id, requiredLine, Slug, trimmedText } from '../platform/fields.ts'

const MAX_EXTRAS = 20
const MAX_AMOUNT = 10_000
const MAX_PIECES = 99
const MAX_NOTICE_HOURS = 24 * 365
const MAX_DESCRIPTION = 500

const PIECES = `Pieces must be a whole number from 1 to ${MAX_PIECES}`
const NOTICE = 'Notice must be whole hours, from 0 to a year'

const terms = {
  name: requiredLine('Name is required', 80),
  description: trimmedText().max(MAX_DESCRIPTION, atMost(MAX_DESCRIPTION)).default(''),
  kind: z.enum(
    ['per_stay', 'per_night', 'per_guest', 'per_piece'],
    'Please choose per_stay, per_night, per_guest or per_piece',
  ),
  amount: z
    .int('Amount must be whole dollars')
    .min(1, 'Amount must be at least $1')
    .max(MAX_AMOUNT, 'Amount must be at most $10,000'),
  /** Pieces of one stay in all; 1 for kinds without pieces. */
  max: z.int(PIECES).min(1, PIECES).max(MAX_PIECES, PIECES).default(1),
  needsApproval: z.boolean().default(false),
  noticeHours: z.int(NOTICE).min(0, NOTICE).max(MAX_NOTICE_HOURS, NOTICE).default(0),
  /** Whether percentage taxes on fees include it. */
  taxed: z.boolean().default(false),
}

export const Extra = z.object({ id: z.int(), ...terms })
export type Extra = z.infer<typeof Extra>

export const LodgeExtras = z.object({ extras: z.array(Extra) })
export type LodgeExtras = z.infer<typeof LodgeExtras>

export const VersionedExtras = LodgeExtras.extend({ version: z.int() })
export type VersionedExtras = z.infer<typeof VersionedExtras>

/** An extra with the `id` of one of the lodge's extras replaces it. */
export const EditedExtras = z.object({
  extras: z
    .array(z.object({ id: Id.nullish(), ...terms }))
    .max(MAX_EXTRAS, `At most ${MAX_EXTRAS} extras`)
    .refine((extras) => {
      const ids = extras.flatMap(({ id }) => id ?? [])
      return new Set(ids).size === ids.length
    }, 'An extra is listed twice'),
})
export type EditedExtras = z.infer<typeof EditedExtras>

const bySlug = z.object({ slug: Slug })

export const extraEndpoints = endpoints({
  readExtras: {
    method: 'GET',
    path: '/api/lodges/{slug}/extras',
    summary: 'What guests may order with a stay at a lodge',
    access: 'public',
    params: bySlug,
    reply: LodgeExtras,
    errors: ['not_found'],
  },
  readVersionedExtras: {
    method: 'GET',
    path: '/api/admin/lodges/{slug}/extras',
    summary: 'The extras of a lodge with the version that a change names',
    access: 'manager',
    scope: 'rates:read',
    params: bySlug,
    reply: VersionedExtras,
    errors: ['not_found'],
  },
  changeExtras: {
    method: 'PUT',
    path: '/api/admin/lodges/{slug}/extras',
    summary:
      'Replace the extras of a lodge; bookings keep theirs. A `version` that is no longer current is a conflict with the `current` extras, unless they are the same',
    access: 'manager',
    scope: 'rates:write',
    params: bySlug,
    body: EditedExtras.extend({ version: z.int().optional() }),
    reply: VersionedExtras,
    errors: ['invalid', 'not_found', 'conflict'],
  },
  copyExtras: {
    method: 'POST',
    path: '/api/admin/lodges/{slug}/extras/copy',
    summary:
      'Copy the extras of this lodge to others, in place of theirs: to all of them or none. `changeId` names the copy to its undo',
    access: 'manager',
    scope: 'rates:write',
    params: bySlug,
    body: z.object({ to: z.array(Slug).min(1, 'Please choose a lodge').max(100) }),
    reply: z.object({ copied: z.int(), changeId: z.int() }),
    errors: ['invalid', 'not_found'],
  },
  undoExtrasCopy: {
    method: 'POST',
    path: '/api/admin/extras/undo',
    summary: 'Put back the extras that a copy replaced, unless one of its lodges has changed since',
    access: 'manager',
    scope: 'rates:write',
    body: z.object({ changeId: z.int() }),
    reply: z.object({ changed: z.int() }),
    errors: ['invalid', 'not_found', 'conflict'],
  },
})
