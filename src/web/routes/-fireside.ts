import { imageText } from '#contract/image-text.ts'
import type { Lodge } from '#contract/lodges.ts'
import type { Fireside } from '../fireplace/hearth-frame.tsx'

/** The built-in picture of a lodge's fireplace; where the fire stands in an owner's own picture is unknown. */
export function firesideOf(lodge: Lodge): Fireside | undefined {
  const { slug, fireplaceImage: src } = lodge
  if (src !== `/pictures/${slug}/fireplace.webp`) return undefined
  const alt = imageText(lodge, src, `The fireplace of ${lodge.name}`)
  return { slug, src, picture: lodge.pictures.find((picture) => picture.src === src), alt }
}
