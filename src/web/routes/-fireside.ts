import { imageText } from '#contract/image-text.ts'
import type { Lodge } from '#contract/lodges.ts'
import type { Fireside } from '../fireplace/hearth-frame.tsx'
import { hearthOf } from '../fireplace/hearths.ts'

/** The lodge's own picture of its fireplace, if we know where the fire stands in it. */
export function firesideOf(lodge: Lodge): Fireside | undefined {
  const src = lodge.fireplaceImage
  const hearth = hearthOf(lodge.slug, src)
  if (!src || !hearth) return undefined
  const alt = imageText(lodge, src, `The fireplace of ${lodge.name}`)
  return { src, picture: lodge.pictures.find((picture) => picture.src === src), alt, hearth }
}
