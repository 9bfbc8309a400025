import type { Lodge, LodgeEdit } from '#contract/lodges.ts'

/** What the lodge form holds, as `LodgeEdit` will check it. */
export type LodgeFields = {
  name: string
  color: string
  price: number
  maxGuests: number
  description: string
  exteriorImage: string
  interiorImages: string[]
  imageTexts: Record<string, string>
  features: string[]
}

export const fieldsOf = (lodge: Lodge): LodgeFields => ({
  name: lodge.name,
  color: lodge.color,
  price: lodge.price,
  maxGuests: lodge.maxGuests,
  description: lodge.description,
  exteriorImage: lodge.exteriorImage,
  interiorImages: lodge.interiorImages,
  imageTexts: lodge.imageTexts,
  features: lodge.features,
})

export const lodgeFieldLabels: Readonly<Record<keyof LodgeFields, string>> = {
  name: 'Name',
  color: 'Theme Color',
  price: 'Price per Night',
  maxGuests: 'Max Guests',
  description: 'Description',
  exteriorImage: 'Exterior Image URL',
  interiorImages: 'Interior Images',
  imageTexts: 'Alternative texts',
  features: 'Features',
}

type FieldValue = LodgeFields[keyof LodgeFields]

/** The fields that hold something else than in `start`, with what they hold now. */
export function changedSince(start: LodgeFields, now: LodgeFields): [keyof LodgeFields, FieldValue][] {
  const fields = Object.entries(now) as [keyof LodgeFields, FieldValue][]
  return fields.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(start[field]))
}

/** What goes to the server: the fields that were changed, and the version that they were changed in. */
export function editOf(start: LodgeFields, now: LodgeFields, version: number): LodgeEdit {
  return { ...Object.fromEntries(changedSince(start, now)), version }
}

/** The list with `text` at its end; blank text adds nothing, space around it is cut, nothing stands twice. */
export function withItem(items: readonly string[], text: string): string[] {
  const item = text.trim()
  return item === '' || items.includes(item) ? [...items] : [...items, item]
}

/** The list with the item at `from` moved to `to`; a place outside the list changes nothing. */
export function moved(items: readonly string[], from: number, to: number): string[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
