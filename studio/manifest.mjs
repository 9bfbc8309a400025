// Finishes each lodge's developed pictures into public/ and writes the typed list of them that the site reads.
import { existsSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { altOf, altOfPanorama } from './captions.mjs'
import { developed, pictureName } from './develop.mjs'
import {
  DAYLIGHT_WIDTHS,
  EXTERIOR_WIDTHS,
  preview,
  WIDTHS,
  writeFramed,
  writePanorama,
  writePanoramaFallback,
  writePanoramaNeon,
  writeStill,
} from './encode.mjs'
import { lodges, roomScenes } from './lodges.mjs'

const GENERATED = 'src/server/modules/lodges/generated/pictures.gen.ts'
const inPublic = (url) => `public${url}`

async function finishStill(lodge, picture, finished, unlit, mirror, widths = WIDTHS) {
  const url = `/pictures/${lodge.slug}/${picture}`
  if (existsSync(finished))
    await writeStill(inPublic(url), finished, existsSync(unlit ?? '') ? unlit : undefined, mirror, widths)
  const src = `${url}.webp`
  if (!existsSync(inPublic(src))) return undefined
  const fallback = await sharp(inPublic(src)).metadata()
  const there = widths.filter((one) =>
    ['', '-unlit'].some((layer) => existsSync(inPublic(`${url}${layer}-${one}.avif`))),
  )
  const width = there.at(-1)
  const height = Math.round((width * fallback.height) / fallback.width)
  const neon = existsSync(inPublic(`${url}-neon-${WIDTHS[0]}.avif`))
  return {
    src,
    alt: altOf(lodge, picture),
    width,
    height,
    ...(await preview(inPublic(src))),
    widths: there,
    neon,
  }
}

async function finishPanorama(lodge, scene, source, unlit, mirror) {
  const [src, neon] = ['', '-neon'].map((layer) => `/panoramas/${lodge.slug}/${scene}${layer}.avif`)
  if (existsSync(source) && existsSync(unlit)) {
    await writePanorama(inPublic(src), unlit, mirror)
    await writePanoramaNeon(inPublic(neon), source, unlit, mirror)
  }
  if (!existsSync(inPublic(src)) || !existsSync(inPublic(neon))) return undefined
  for (const url of [src, neon]) await writePanoramaFallback(inPublic(url))
  return { src, neon, width: 3072, height: 1536, alt: altOfPanorama(lodge, scene) }
}

/** Encodes what is new of one lodge and describes all it has. */
async function finishLodge(lodge) {
  const name = pictureName.exterior(lodge)
  const exterior = await finishStill(
    lodge,
    'exterior',
    developed(name),
    developed(`${name}-unlit`),
    lodge.mirror,
    EXTERIOR_WIDTHS,
  )
  const daylight = await finishStill(
    lodge,
    'daylight',
    developed(pictureName.daylight(lodge)),
    undefined,
    lodge.mirror,
    DAYLIGHT_WIDTHS,
  )
  for (const frame of ['upright', 'wide']) {
    const [finished, unlit] = ['', '-unlit'].map((layer) => developed(pictureName[frame](lodge) + layer))
    if (existsSync(finished) && existsSync(unlit))
      await writeFramed(inPublic(`/pictures/${lodge.slug}/exterior`), frame, finished, unlit, lodge.mirror)
  }
  const interiors = []
  for (const still of Object.keys(lodge.rooms)) {
    const [finished, unlit] = ['still', 'unlitStill'].map((kind) =>
      developed(pictureName[kind](lodge, still)),
    )
    const picture = await finishStill(lodge, still, finished, unlit)
    if (picture) interiors.push(picture)
  }
  const panoramas = {}
  const outside = pictureName.exteriorPanorama(lodge)
  const all = [
    ['exterior', developed(outside), developed(`${outside}-unlit`), lodge.mirror],
    ...roomScenes.map((scene) => [
      scene,
      developed(pictureName.panorama(lodge, scene)),
      developed(pictureName.unlitPanorama(lodge, scene)),
      false,
    ]),
  ]
  for (const [scene, source, unlit, mirror] of all) {
    const panorama = await finishPanorama(lodge, scene, source, unlit, mirror)
    if (panorama) panoramas[scene] = panorama
  }
  const fireplace = interiors.find(({ src }) => src.endsWith('/fireplace.webp'))
  return { exterior, daylight, interiors, fireplace, panoramas }
}

const TYPES = `// Written by \`npm run pictures\`; edits are lost.
// Files of a still follow from \`src\`: /pictures/x/daylight.webp → daylight-960.avif; with \`neon\` only the smallest of these,
// but exterior-unlit-960.avif and exterior-neon-960.avif, and finished = screen(unlit, neon).

export type Picture = {
  src: string
  alt: string
  width: number
  height: number
  color: string
  placeholder: string
  widths: number[]
  neon: boolean
}

/** \`src\` shows the place without its neon; \`neon\` is the light to screen over it. Each has a WebP beside it. */
export type Panorama = { src: string; neon?: string; width: number; height: number; alt: string }

export type PanoramaScene = 'exterior' | 'interior' | 'bedroom' | 'bathroom' | 'neon-fireplace'

export type LodgePictures = {
  exterior: Picture
  /** The same view by day. */
  daylight?: Picture
  /** living room, bedroom, bathroom, fireside */
  interiors: Picture[]
  fireplace?: Picture
  panoramas: Partial<Record<PanoramaScene, Panorama>>
}
`

/** Finishes the chosen lodges and describes all of them. */
export async function finishAll(chosen) {
  const pictures = {}
  for (const lodge of lodges) {
    const start = Date.now()
    pictures[lodge.slug] = await finishLodge(lodge)
    if (chosen.includes(lodge))
      console.log(
        `${lodge.slug} ${Object.keys(pictures[lodge.slug].panoramas).length} panoramas, ${Math.round((Date.now() - start) / 1000)} s`,
      )
  }
  const list = `\nexport const pictures: Record<string, LodgePictures> = ${JSON.stringify(pictures, null, 2)}\n`
  writeFileSync(GENERATED, TYPES + list)
}
