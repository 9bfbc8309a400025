import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { atMost, Id, Instant, requiredLine, Slug, trimmedLine, trimmedText } from '../platform/fields.ts'

const MAX_RULES = 30

const text = (max: number) => trimmedText().max(max, atMost(max))

const line = (max: number) => trimmedLine().max(max, atMost(max))

/** An empty line is none. */
const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((value) => value || null)

/** What an owner writes for the guests of a lodge. */
export const LodgeGuide = z.object({
  address: text(300),
  directions: text(5000),
  /** Without a name guests are shown no Wi-Fi. */
  wifiName: line(64),
  wifiPassword: line(64),
  rules: z.array(requiredLine('A rule is empty', 300)).max(MAX_RULES, `At most ${MAX_RULES} rules`),
  contact: text(300),
  /** A code for all stays; null lets the lock's provider make one for each stay. */
  doorCode: optionalLine(20),
  /** The lodge's lock at its provider. */
  lockDeviceId: optionalLine(100),
})
export type LodgeGuide = z.infer<typeof LodgeGuide>

export const LockProvider = z.enum(['sandbox', 'seam'])
export type LockProvider = z.infer<typeof LockProvider>

/** The guide as its editors see it; each change raises `version`, 0 before the first. */
export const VersionedGuide = LodgeGuide.extend({ version: z.int() })
export type VersionedGuide = z.infer<typeof VersionedGuide>

/** A lodge's guide as staff sees it. */
export const LodgeGuideRecord = VersionedGuide.extend({
  /** Who makes door codes; null when nobody does. */
  lockProvider: LockProvider.nullable(),
  /** The last failure of the lock's provider for a stay of this lodge that it has not made good. */
  lockError: z.string().nullable(),
})
export type LodgeGuideRecord = z.infer<typeof LodgeGuideRecord>

/** The guide of one stay. The secrets, `wifi` and `doorCode`, are null while it is closed. */
export const StayGuide = z.object({
  address: z.string(),
  directions: z.string(),
  rules: z.array(z.string()),
  contact: z.string(),
  /** HH:MM, lodge time. */
  checkInFrom: z.string(),
  checkOutUntil: z.string(),
  timeZone: z.string(),
  wifi: z.object({ name: z.string(), password: z.string() }).nullable(),
  doorCode: z.object({ code: z.string(), from: Instant, until: Instant }).nullable(),
  /** Set while the door code waits for the guest's arrival form. */
  waitsForArrivalForm: z.literal(true).optional(),
  /** Whether the lodge has a door code, also while `doorCode` is null. */
  hasDoorCode: z.boolean(),
  /** 24 hours before check-in. */
  opensAt: Instant,
  /** The check-out. */
  closesAt: Instant,
  /** Whether the secrets wait for no payment: the stay is paid, or was paid in full once and its money was not all given back. */
  isPaid: z.boolean(),
})
export type StayGuide = z.infer<typeof StayGuide>

/** A stay's guide as its guest reads it now, and the door code whether it is shown to the guest yet or not. */
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
