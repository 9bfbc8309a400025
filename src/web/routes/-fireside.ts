import type { Lodge } from '#contract/lodges/lodges.ts'
import type { Hearth } from '../modules/fireplace/hearth.ts'
import type { Fireside } from '../modules/fireplace/hearth-frame.tsx'
import { imageText } from '../platform/ui/pictures/image-text.ts'

/** Where the fire stands in an owner's own picture is unknown. */
export function findFireside(lodge: Lodge, hearth: Hearth | undefined, glow: number): Fireside | undefined {
  const { slug, fireplaceImage: src } = lodge
  if (!hearth || src !== `/pictures/${slug}/fireplace.webp`) return undefined
  const alt = imageText(lodge, src, `The fireplace of ${lodge.name}`)
  return { hearth, src, picture: lodge.pictures.find((picture) => picture.src === src), alt, glow }
}
