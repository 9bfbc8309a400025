import * as z from 'zod'
import { MAX_GUESTS_PER_BOOKING } from '../bookings/stay-rules.ts'
import { endpoints } from '../platform/endpoint.ts'
import { CalendarDate, requiredLine, Slug } from '../platform/fields.ts'

const MAX_CHARGES = 20
const MAX_FEE_DOLLARS = 100_000
const MAX_TAX_CENTS = 10_000_000

const Name = requiredLine('Name is required', 80)

const FeeTerms = z.object({
  name: Name,
  amount: z
    .int('Amount must be whole dollars')
    .min(1, 'Amount must be at least $1')
    .max(MAX_FEE_DOLLARS, 'Amount must be at most $100,000'),
})

const SimpleFee = FeeTerms.extend({
  kind: z.enum(['per_stay', 'per_night', 'per_guest', 'per_guest_night', 'per_dog']),
})

const ExtraGuestFee = FeeTerms.extend({
  kind: z.literal('per_extra_guest_night'),
  /** Each guest above this number pays each night. */
  above: z
    .int('Guests must be a whole number')
    .min(1, 'At least 1 guest')
    .max(MAX_GUESTS_PER_BOOKING, `At most ${MAX_GUESTS_PER_BOOKING} guests`),
})

export const Fee = z.discriminatedUnion(
  'kind',
  [SimpleFee, ExtraGuestFee],
  'Please choose per_stay, per_night, per_guest, per_guest_night, per_extra_guest_night or per_dog',
)
export type Fee = z.infer<typeof Fee>
export type FeeKind = Fee['kind']

const TaxTerms = z.object({
  name: Name,
  onFees: z.boolean().default(false),
  /** Check-in dates, half-open; null is unbounded. */
  from: CalendarDate.nullable().default(null),
  to: CalendarDate.nullable().default(null),
})

const PercentTax = TaxTerms.extend({
  kind: z.literal('percent'),
  /** Decimal text, because a double cannot hold 12.65. */
  percent: z
    .string('Please enter a percentage such as 12.65')
    .trim()
    .regex(
      /^(100(\.0{1,4})?|\d{1,2}(\.\d{1,4})?)$/,
      'Please enter a percentage from 0 to 100 with at most 4 decimal places, such as 12.65',
    ),
})

const AmountTax = TaxTerms.extend({
  kind: z.enum(['per_night', 'per_guest_night']),
  amountCents: z
    .int('Amount must be whole cents')
    .min(1, 'Amount must be at least 1 cent')
    .max(MAX_TAX_CENTS, 'Amount must be at most $100,000'),
})

export const Tax = z
  .discriminatedUnion('kind', [PercentTax, AmountTax], 'Please choose percent, per_night or per_guest_night')
  .refine(({ from, to }) => from === null || to === null || from < to, {
    path: ['to'],
    message: 'The end must be after the start',
  })
export type Tax = z.infer<typeof Tax>
export type TaxKind = Tax['kind']

export const Charges = z.object({
  fees: z.array(Fee).max(MAX_CHARGES, `At most ${MAX_CHARGES} fees`),
  taxes: z.array(Tax).max(MAX_CHARGES, `At most ${MAX_CHARGES} taxes`),
})
export type Charges = z.infer<typeof Charges>

/** Each change raises `version`, which is 0 before the first. */
export const VersionedCharges = Charges.extend({ version: z.int() })
export type VersionedCharges = z.infer<typeof VersionedCharges>

export const ChargePart = z.enum(['taxes', 'fees'])
export type ChargePart = z.infer<typeof ChargePart>

const bySlug = z.object({ slug: Slug })

export const chargeEndpoints = endpoints({
  readCharges: {
    method: 'GET',
    path: '/api/lodges/{slug}/charges',
    summary: 'The fees and taxes of a lodge',
    access: 'public',
    params: bySlug,
    reply: Charges,
    errors: ['not_found'],
  },
  readVersionedCharges: {
    method: 'GET',
    path: '/api/admin/lodges/{slug}/charges',
    summary: 'The fees and taxes of a lodge with the version that a change names',
    access: 'admin',
    scope: 'rates:read',
    params: bySlug,
    reply: VersionedCharges,
    errors: ['not_found'],
  },
  changeCharges: {
    method: 'PUT',
    path: '/api/admin/lodges/{slug}/charges',
    summary:
      'Replace the fees and taxes of a lodge; bookings keep theirs. A `version` that is no longer current is a conflict with the `current` charges, unless they are the same',
    access: 'admin',
    scope: 'rates:write',
    params: bySlug,
    body: Charges.extend({ version: z.int().optional() }),
    reply: VersionedCharges,
    errors: ['invalid', 'not_found', 'conflict'],
  },
  copyCharges: {
    method: 'POST',
    path: '/api/admin/lodges/{slug}/charges/copy',
    summary:
      'Copy the fees and taxes of this lodge, or only one of both, to others: all of them or none. `changeId` names the copy to its undo',
    access: 'admin',
    scope: 'rates:write',
    params: bySlug,
    body: z.object({
      to: z.array(Slug).min(1, 'Please choose a lodge').max(100),
      parts: z.array(ChargePart).min(1, 'Please choose fees or taxes').optional(),
    }),
    reply: z.object({ copied: z.int(), changeId: z.int() }),
    errors: ['invalid', 'not_found'],
  },
  undoCopy: {
    method: 'POST',
    path: '/api/admin/charges/undo',
    summary: 'Put back the fees and taxes that a copy replaced, unless one of its lodges has changed since',
    access: 'admin',
    scope: 'rates:write',
    body: z.object({ changeId: z.int() }),
    reply: z.object({ changed: z.int() }),
    errors: ['invalid', 'not_found', 'conflict'],
  },
  listUntaxed: {
    method: 'GET',
    path: '/api/admin/untaxed-lodges',
    summary: 'Lodges that charge no tax, by id',
    access: 'admin',
    scope: 'rates:read',
    reply: z.array(z.object({ slug: z.string(), name: z.string() })),
    errors: [],
  },
})
