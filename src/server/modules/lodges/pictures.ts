import type { Lodge, Panorama, Picture } from '#contract/lodges/lodges.ts'
import { pieces } from '../art/generated/pieces.gen.ts'
import { pictures } from './generated/pictures.gen.ts'

const known = new Map<string, Picture>()
for (const set of Object.values(pictures)) {
  for (const picture of [set.exterior, ...set.interiors, set.fireplace])
    if (picture) known.set(picture.src, picture)
}
for (const { picture } of pieces)
  known.set(picture.src, { ...picture, widths: [...picture.widths], neon: false })

export function findPicture(src: string): Picture | undefined {
  return known.get(src)
}

/** Undefined for a lodge without a picture by day. */
export function findDaylight(slug: string): Lodge['daylight'] {
  const set = pictures[slug]
  return set?.daylight && { exteriorImage: set.exterior.src, picture: set.daylight }
}

/** A scene whose picture an admin replaced has no panorama. */
export function findPanoramas(lodge: {
  slug: string
  exteriorImage: string
  interiorImages: string[]
}): Lodge['panoramas'] {
  const set = pictures[lodge.slug]
  if (!set) return {}
  const ours = [set.exterior.src, ...set.interiors.map((picture) => picture.src)]
  const shown = [lodge.exteriorImage, ...lodge.interiorImages]
  const scenes = ['exterior', 'interior', 'bedroom', 'bathroom', 'neon-fireplace'] as const
  const matching: Partial<Record<(typeof scenes)[number], Panorama>> = {}
  scenes.forEach((scene, index) => {
    const panorama = set.panoramas[scene]
    if (panorama && shown[index] === ours[index]) matching[scene] = panorama
  })
  return matching
}
