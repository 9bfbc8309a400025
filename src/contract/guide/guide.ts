import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { atMost, Id, Instant, requiredLine, Slug, trimmedLine, trimmedText } from '../platform/fields.ts'

const MAX_RULES = 30

const text = (max: number) => trimmedText().max(max, atMost(max))

const line = (max: number) => trimmedLine().max(max, atMost(max))

const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((value) => value || null)

export const LodgeGuide = z.object({
  address: text(300),
  directions: text(5000),
  /** Without a name guests see no Wi-Fi. */
  wifiName: line(64),
  wifiPassword: line(64),
  rules: z.array(requiredLine('A rule is empty', 300)).max(MAX_RULES, `At most ${MAX_RULES} rules`),
  contact: text(300),
  /** For all stays; null lets the lock's provider make one for each stay. */
  doorCode: optionalLine(20),
  lockDeviceId: optionalLine(100),
})
export type LodgeGuide = z.infer<typeof LodgeGuide>

export const LockProvider = z.enum(['sandbox', 'seam'])
export type LockProvider = z.infer<typeof LockProvider>

export const VersionedGuide = LodgeGuide.extend({ version: z.int() })
export type VersionedGuide = z.infer<typeof VersionedGuide>

export const LodgeGuideRecord = VersionedGuide.extend({
  lockProvider: LockProvider.nullable(),
  /** The last failure of the lock's provider that is not repaired. */
  lockError: z.string().nullable(),
})
export type LodgeGuideRecord = z.infer<typeof LodgeGuideRecord>

/** `wifi` and `doorCode` are null while the guide is closed. */
export const StayGuide = z.object({
  address: z.string(),
  directions: z.string(),
  rules: z.array(z.string()),
  contact: z.string(),
  checkInFrom: z.string(),
  checkOutUntil: z.string(),
  timeZone: z.string(),
  wifi: z.object({ name: z.string(), password: z.string() }).nullable(),
  doorCode: z.object({ code: z.string(), from: Instant, until: Instant }).nullable(),
  waitsForArrivalForm: z.literal(true).optional(),
  hasDoorCode: z.boolean(),
  opensAt: Instant,
  closesAt: Instant,
  /** True when the stay is paid, or was paid in full once and is not all refunded. */
  isPaid: z.boolean(),
})
export type StayGuide = z.infer<typeof StayGuide>

/** `doorCode` is set even before the guest may see it. */
export const StaffStayGuide = z.object({ guide: StayGuide, doorCode: StayGuide.shape.doorCode })
export type StaffStayGuide = z.infer<typeof StaffStayGuide>

const bySlug = { params: z.object({ slug: Slug }) }

export const guideEndpoints = endpoints({
  readStayGuide: {
    method: 'GET',
    path: '/api/bookings/{reference}/guide',
    summary:
      'The guide of a confirmed stay, by reference and secret key. `wifi` and `doorCode` are null until the stay has once been paid in full (`isPaid`) and 24 hours before check-in, and after check-out',
    access: 'public',
    params: z.object({ reference: z.string().max(20) }),
    query: z.object({ key: z.string().max(100) }),
    reply: StayGuide,
    errors: ['not_found'],
  },
  readGuideForStaff: {
    method: 'GET',
    path: '/api/admin/bookings/{id}/guide',
    summary: 'The guide of a confirmed stay as its guest reads it now, and its door code with the times',
    access: 'manager',
    params: z.object({ id: Id }),
    reply: StaffStayGuide,
    errors: ['not_found'],
  },
  readLodgeGuide: {
    method: 'GET',
    path: '/api/admin/lodges/{slug}/guide',
    summary: "A lodge's guide for its guests",
    access: 'manager',
    ...bySlug,
    reply: LodgeGuideRecord,
    errors: ['not_found'],
  },
  changeLodgeGuide: {
    method: 'PUT',
    path: '/api/admin/lodges/{slug}/guide',
    summary:
      "Replace a lodge's guide. A `doorCode` is valid for all stays; null lets the lock's provider make one for each. Without `lockDeviceId` the lock stays as it is. A `version` that is no longer current is a conflict with the `current` guide",
    access: 'manager',
    ...bySlug,
    body: LodgeGuide.extend({
      lockDeviceId: LodgeGuide.shape.lockDeviceId.optional(),
      version: z.int().optional(),
    }),
    reply: LodgeGuideRecord,
    errors: ['invalid', 'not_found', 'conflict'],
  },
})
