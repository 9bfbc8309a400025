import * as z from 'zod'
import { CancellationPolicy, PolicyChoice } from './cancellation-policy.ts'
import { endpoints } from './endpoint.ts'
import { requiredText, Slug, trimmedText } from './fields.ts'

/** A picture of ours: `src` is the fallback; each width stands beside it as `name-960.avif`. */
export const Picture = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Dominant colour, `#rrggbb`. */
  color: z.string(),
  /** Tiny data URI shown until the picture is there. */
  placeholder: z.string(),
  widths: z.array(z.int()),
  /** True when `name-unlit-960.avif` and `name-neon-960.avif` exist: screened, the two make the picture. */
  neon: z.boolean(),
})
export type Picture = z.infer<typeof Picture>

export const SceneId = z.enum(['exterior', 'interior', 'bedroom', 'bathroom', 'neon-fireplace'])
export type SceneId = z.infer<typeof SceneId>

/** An equirectangular panorama (2:1); `neon` is its light layer, where there is one. */
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
  /** Theme colour as an admin typed it, usually `#rrggbb`. */
  color: z.string(),
  icon: z.string(),
  /** Whole dollars a night. */
  price: z.int(),
  /** The lowest nightly price of the bookable dates when they differ from `price`; null when none does. */
  priceFrom: z.int().nullable(),
  maxGuests: z.int(),
  features: z.array(z.string()),
  exteriorImage: z.string(),
  /** Indexes 0 to 3 serve the tour: living room, bedroom, bathroom, fireplace. */
  interiorImages: z.array(z.string()),
  /** Alternative texts that the owner wrote, by the picture's address. */
  imageTexts: z.record(z.string(), z.string()),
  fireplaceImage: z.string().nullable(),
  neonFireplaceVideo: z.string().nullable(),
  artGallery: z.array(ArtItem).nullable(),
  coinId: z.string().nullable(),
  /** Neon of the pictures, `#rrggbb`; the card's accent follows `color`. */
  neonColor: z.string(),
  place: z.string(),
  landscape: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  /** What is known of the pictures above, found by their address; foreign ones are absent. */
  pictures: z.array(Picture),
  panoramas: z.partialRecord(SceneId, Panorama),
  /** What a request for it is promised. */
  cancellationPolicy: CancellationPolicy,
  /** Counts the edits; an editor sends back the one it started from. */
  version: z.int(),
})
export type Lodge = z.infer<typeof Lodge>

/** Whole dollars. */
export const MAX_NIGHTLY_PRICE = 100_000

/** An address here or on another https site. `//host` and `/\\host` would be another site without saying so. */
const ImageAddress = z
  .string()
  .trim()
  .min(1, 'Please enter an image address')
  .max(2000)
  .refine(
    (text) => /^(https?:\/\/|\/)[^\s/\\][^\s\\]*$/.test(text),
    'Please enter an address that starts with https:// or /',
  )

/** Characters of an alternative text: a sentence or two, which is what a screen reader's user wants to hear. */
export const LONGEST_IMAGE_TEXT = 300

/** The edit of a lodge: every field optional; `version` guards against overwriting another editor. */
export const LodgeEdit = z.object({
  name: requiredText('Name is required', 120).optional(),
  description: requiredText('Description is required', 8000).optional(),
  color: requiredText('Theme color is required', 40).optional(),
  icon: trimmedText().max(60).optional(),
  features: z.array(requiredText('A feature needs a text', 120)).max(60).optional(),
  exteriorImage: ImageAddress.optional(),
  interiorImages: z.array(ImageAddress).max(40).optional(),
  /** Replaces all of them; what belongs to no picture of the lodge, or says nothing, is not kept. */
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
  /** A built-in policy's name, or `{ name, steps }`. */
  cancellationPolicy: PolicyChoice.optional(),
  version: z.int().optional(),
})
export type LodgeEdit = z.output<typeof LodgeEdit>

/** Bytes of an uploaded picture. */
export const LARGEST_UPLOAD = 15 * 1_048_576

/** The answer to an upload (`POST /api/admin/images`, multipart): where the picture is served from. */
export const UploadedImage = z.object({ url: z.string(), width: z.int(), height: z.int() })
export type UploadedImage = z.infer<typeof UploadedImage>

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
    reply: Lodge,
    errors: ['not_found'],
  },
  editLodge: {
    method: 'PUT',
    path: '/api/admin/lodges/{slug}',
    summary: 'Change a lodge; fields left out stay as they are',
    access: 'admin',
    params: z.object({ slug: Slug }),
    body: LodgeEdit,
    reply: Lodge,
    errors: ['invalid', 'not_found', 'conflict'],
  },
})
