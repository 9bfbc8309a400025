import * as z from 'zod'
import { AgreedVersions } from '../bookings/agreement.ts'
import { CancellationPolicy, PolicyChoice } from '../bookings/cancellation-policy.ts'
import { PaymentSchedule } from '../bookings/payment-schedule.ts'
import { MAX_DOGS } from '../bookings/stay-rules.ts'
import { InCoin } from '../market/in-coin.ts'
import { endpoints } from '../platform/endpoint.ts'
import {
  atMost,
  ClockTime,
  requiredLine,
  requiredText,
  Slug,
  trimmedLine,
  trimmedText,
} from '../platform/fields.ts'

/**
 * `src` is the fallback. The smallest width is at `name-480.avif`; the others are there too without `neon`.
 */
export const Picture = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  color: z.string(),
  placeholder: z.string(),
  widths: z.array(z.int()),
  /** True when each width is at `name-unlit-960.avif` and `name-neon-960.avif`; the picture is their screen blend. */
  neon: z.boolean(),
})
export type Picture = z.infer<typeof Picture>

export const SceneId = z.enum(['exterior', 'interior', 'bedroom', 'bathroom', 'neon-fireplace'])
export type SceneId = z.infer<typeof SceneId>

/** Equirectangular, 2:1; `neon` is its light layer. */
export const Panorama = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  neon: z.string().optional(),
})
export type Panorama = z.infer<typeof Panorama>

export const ArtItem = z.object({
  id: z.int().optional(),
  title: z.string(),
  artist: z.string(),
  description: z.string(),
  image: z.string(),
  style: z.string(),
  likes: z.int(),
  picture: Picture.optional(),
})
export type ArtItem = z.infer<typeof ArtItem>

export const Lodge = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  color: z.string(),
  icon: z.string(),
  /** Whole dollars a night. */
  price: z.int(),
  /** The lowest price of the bookable dates when it differs from `price`. */
  priceFrom: z.int().nullable(),
  hasOnePrice: z.literal(true).optional(),
  maxGuests: z.int(),
  maxDogs: z.int(),
  features: z.array(z.string()),
  essentials: z.array(z.string()),
  exteriorImage: z.string(),
  /** Indexes 0 to 3 are the tour's living room, bedroom, bathroom and fireplace. */
  interiorImages: z.array(z.string()),
  imageTexts: z.record(z.string(), z.string()),
  fireplaceImage: z.string().nullable(),
  neonFireplaceVideo: z.string().nullable(),
  artGallery: z.array(ArtItem).nullable(),
  coinId: z.string().nullable(),
  neonColor: z.string(),
  place: z.string(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string().nullable(),
  landscape: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  driveTimes: z.array(z.string()),
  timeZone: z.string(),
  bedrooms: z.int().nullable(),
  beds: z.int().nullable(),
  baths: z.number().nullable(),
  checkInFrom: z.string(),
  checkOutUntil: z.string(),
  houseRules: z.array(z.string()),
  licence: z.string().nullable(),
  accessibleFeatures: z.array(z.string()),
  pictures: z.array(Picture),
  daylight: z.object({ exteriorImage: z.string(), picture: Picture }).optional(),
  panoramas: z.partialRecord(SceneId, Panorama),
  cancellationPolicy: CancellationPolicy,
  instantBook: z.boolean(),
  isArrivalFormRequired: z.boolean(),
  paymentSchedule: PaymentSchedule.nullable(),
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  inCoin: InCoin.nullish(),
  /** Number of edits; an editor sends the number it started from. */
  version: z.int(),
})
export type Lodge = z.infer<typeof Lodge>

export const MAX_NIGHTLY_PRICE = 100_000

/**
 * The page's policy allows a local path or an https address. `//host` and `/\\host` would be other sites.
 */
const ImageAddress = z
  .string()
  .trim()
  .min(1, 'Please enter an image address')
  .max(2000)
  .refine(
    (text) =>
      /^(https:\/\/|\/)[^\s/\\][^\s\\]*$/.test(text) &&
      (text.startsWith('/') || z.url().safeParse(text).success),
    'Please enter an address that starts with https:// or /',
  )

export const LONGEST_IMAGE_TEXT = 300

const MAX_ROOMS = 50

const roomCount = (name: string, min: number) =>
  z
    .int(`${name} must be a whole number`)
    .min(min, `${name} must be at least ${min}`)
    .max(MAX_ROOMS, `${name} must be at most ${MAX_ROOMS}`)

const CountryCode = trimmedLine()
  .toUpperCase()
  .regex(/^([A-Z]{2})?$/, 'Please enter the two letters of a country, such as US')
  .transform((code) => code || null)

export const LodgeEdit = z.object({
  name: requiredLine('Name is required', 120).optional(),
  description: requiredText('Description is required', 8000).optional(),
  color: requiredLine('Theme color is required', 40).optional(),
  icon: trimmedLine().max(60).optional(),
  features: z.array(requiredLine('A feature needs a text', 120)).max(60).optional(),
  essentials: z
    .array(requiredLine('An essential needs a text', 120))
    .max(30, 'At most 30 essentials')
    .optional(),
  exteriorImage: ImageAddress.optional(),
  interiorImages: z.array(ImageAddress).max(40).optional(),
  /** Replaces all texts, and drops those of pictures that the lodge does not show. */
  imageTexts: z
    .record(
      z.string().max(2000),
      trimmedText().max(
        LONGEST_IMAGE_TEXT,
        `An alternative text has at most ${LONGEST_IMAGE_TEXT} characters`,
      ),
    )
    .optional(),
  price: z
    .int('Price must be a whole number')
    .min(1, 'Price must be at least $1')
    .max(MAX_NIGHTLY_PRICE, 'Price must be at most $100,000')
    .optional(),
  maxGuests: z
    .int('Max guests must be a whole number')
    .min(1, 'Max guests must be at least 1')
    .max(50, 'Max guests must be at most 50')
    .optional(),
  maxDogs: z
    .int('Max dogs must be a whole number')
    .min(0, 'Max dogs must be at least 0')
    .max(MAX_DOGS, `Max dogs must be at most ${MAX_DOGS}`)
    .optional(),
  place: trimmedLine().max(120, atMost(120)).optional(),
  countryCode: CountryCode.nullish(),
  bedrooms: roomCount('Bedrooms', 0).nullish(),
  beds: roomCount('Beds', 1).nullish(),
  baths: z
    .number('Baths must be a number')
    .min(0, 'Baths must be at least 0')
    .max(MAX_ROOMS, `Baths must be at most ${MAX_ROOMS}`)
    .multipleOf(0.5, 'Baths are whole or half, such as 1.5')
    .nullish(),
  checkInFrom: ClockTime.optional(),
  checkOutUntil: ClockTime.optional(),
  houseRules: z
    .array(requiredLine('A house rule needs a text', 200))
    .max(30, 'At most 30 house rules')
    .optional(),
  licence: trimmedLine()
    .max(100, atMost(100))
    .nullable()
    .transform((text) => text || null)
    .optional(),
  accessibleFeatures: z
    .array(requiredLine('An accessible feature needs a text', 200))
    .max(30, 'At most 30 accessible features')
    .optional(),
  driveTimes: z
    .array(requiredLine('A drive time needs a text', 120))
    .max(10, 'At most 10 drive times')
    .optional(),
  cancellationPolicy: PolicyChoice.optional(),
  instantBook: z.boolean().optional(),
  isArrivalFormRequired: z.boolean().optional(),
  paymentSchedule: PaymentSchedule.nullable().optional(),
  version: z.int().optional(),
})
export type LodgeEdit = z.output<typeof LodgeEdit>

export const LARGEST_UPLOAD = 15 * 1_048_576

/** Reply of `POST /api/admin/images` (multipart). */
export const UploadedImage = z.object({ url: z.string(), width: z.int(), height: z.int() })
export type UploadedImage = z.infer<typeof UploadedImage>

const WholeLodge = Lodge.extend({ terms: AgreedVersions.optional() })
export type WholeLodge = z.infer<typeof WholeLodge>

export const lodgeEndpoints = endpoints({
  listLodges: {
    method: 'GET',
    path: '/api/lodges',
    summary: 'All lodges, by id',
    access: 'public',
    reply: z.array(Lodge),
    errors: [],
  },
  readLodge: {
    method: 'GET',
    path: '/api/lodges/{slug}',
    summary: 'One lodge',
    access: 'public',
    params: z.object({ slug: Slug }),
    reply: WholeLodge,
    errors: ['not_found'],
  },
  editLodge: {
    method: 'PUT',
    path: '/api/admin/lodges/{slug}',
    summary: 'Change a lodge; fields left out stay as they are',
    access: 'manager',
    params: z.object({ slug: Slug }),
    body: LodgeEdit,
    reply: WholeLodge,
    errors: ['invalid', 'not_found', 'conflict'],
  },
  copyPaymentSchedule: {
    method: 'POST',
    path: '/api/admin/lodges/{slug}/payment-schedule/copy',
    summary: 'Copy the payment schedule of this lodge to others: to all of them or to none',
    access: 'manager',
    params: z.object({ slug: Slug }),
    body: z.object({ to: z.array(Slug).min(1, 'Please choose a lodge').max(100) }),
    reply: z.object({ copied: z.int() }),
    errors: ['invalid', 'not_found'],
  },
})
