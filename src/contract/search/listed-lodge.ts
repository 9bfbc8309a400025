import type { Lodge } from '../lodges/lodges.ts'

export const listedFields = [
  'id',
  'name',
  'slug',
  'description',
  'color',
  'price',
  'priceFrom',
  'hasOnePrice',
  'maxGuests',
  'maxDogs',
  'features',
  'essentials',
  'exteriorImage',
  'imageTexts',
  'coinId',
  'place',
  'landscape',
  'timeZone',
  'pictures',
  'cancellationPolicy',
  'checkInFrom',
  'instantBook',
] as const satisfies readonly (keyof Lodge)[]

export type ListedLodge = Pick<Lodge, (typeof listedFields)[number]> & Partial<Lodge>

/** Keeps only the picture from outside. */
export function listedLodge(lodge: Lodge): ListedLodge {
  const fields = new Set<string>(listedFields)
  const listed = Object.fromEntries(Object.entries(lodge).filter(([name]) => fields.has(name)))
  return { ...(listed as Lodge), pictures: lodge.pictures.filter(({ src }) => src === lodge.exteriorImage) }
}
