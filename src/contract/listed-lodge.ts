import type { Lodge } from './lodges.ts'

/** What lists, cards and filters need of a lodge. */
export const listedFields = [
  'id',
  'name',
  'slug',
  'description',
  'color',
  'icon',
  'price',
  'priceFrom',
  'maxGuests',
  'features',
  'exteriorImage',
  'imageTexts',
  'coinId',
  'neonColor',
  'place',
  'landscape',
  'timeZone',
  'pictures',
  'cancellationPolicy',
  'checkInFrom',
  'checkOutUntil',
  'instantBook',
  'rating',
] as const satisfies readonly (keyof Lodge)[]

export type ListedLodge = Pick<Lodge, (typeof listedFields)[number]> & Partial<Lodge>
