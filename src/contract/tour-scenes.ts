import type { Lodge, Picture, SceneId } from './lodges.ts'
import { exteriorHotspots, exteriorPlans, roomHotspots, type TourHotspot } from './tour-hotspots.gen.ts'
import { exteriorStills, roomStills, type StillSpots } from './tour-stills.gen.ts'

/** Something to point at in a scene; `x` and `y` are percent of the panorama, from its top left. */
export type Hotspot = {
  id: string
  x: number
  y: number
  title: string
  description: string
  /** Scene it leads to; without one it opens its bubble. */
  targetScene?: SceneId
  /** What the bubble's badge says. */
  feature?: string
}

export type TourScene = {
  id: SceneId
  name: string
  /** The ordinary picture of the scene, for lodges and devices without the panorama. */
  image: string
  /** What that picture shows, where its owner has said so. */
  imageText?: string | undefined
  description: string
  hotspots: Hotspot[]
  /** Where the hotspots stand in `image`, in percent; empty for a picture that is not ours. */
  imageSpots: StillSpots
}

export const SCENE_IDS: readonly SceneId[] = ['exterior', 'interior', 'bedroom', 'bathroom', 'neon-fireplace']

export const POOL_FEATURE = 'Private Infinity Pool'

const POOL_ID = 'infinity-pool'

/** The only ways from scene to scene. */
const links: Record<SceneId, readonly SceneId[]> = {
  exterior: ['interior'],
  interior: ['bedroom', 'neon-fireplace', 'exterior'],
  bedroom: ['bathroom'],
  bathroom: ['bedroom'],
  'neon-fireplace': ['interior'],
}

const words: Record<SceneId, { name: string; description: string }> = {
  exterior: { name: 'Exterior', description: 'On the deck, the lit gable in front of you.' },
  interior: { name: 'Interior', description: 'The living room, between the fire and the view.' },
  bedroom: { name: 'Bedroom', description: 'Under the roof, the bed before a padded wall.' },
  bathroom: { name: 'Bathroom', description: 'A tub at the glass, stone underfoot.' },
  'neon-fireplace': { name: 'Neon Fireplace', description: 'Two metres of fire under the neon sign.' },
}

/** A door is not named like the scene behind it, so that 'Bathroom' is one button and not two. */
const titles: Record<string, string> = {
  'interior/exit': 'Exit',
  'bedroom/bathroom-door': 'En Suite',
  'bathroom/back': 'Way Back',
}

const badges: Record<string, string> = {
  'hot-tub': 'Hot Tub',
  'fire-pit': 'Fire Pit',
  'infinity-pool': POOL_FEATURE,
  neon: 'Neon Accents',
  dining: 'Dining Area',
  reading: 'Reading Corner',
  bed: 'King-size Bed',
  fireplace: 'Fireplace',
  view: 'Panoramic View',
  bathtub: 'Soaking Tub',
  shower: 'Rain Shower',
  vanity: 'Double Basin',
  books: 'Library',
  wine: 'Wine',
}

/** The scenes of a lodge's tour, in the order of their buttons. */
export function tourScenes(lodge: Lodge): TourScene[] {
  return SCENE_IDS.map((id, index) => {
    const image = (id === 'exterior' ? undefined : lodge.interiorImages[index - 1]) || lodge.exteriorImage
    return {
      id,
      ...words[id],
      image,
      imageText: lodge.imageTexts[image],
      hotspots: hotspotsOf(lodge, id),
      imageSpots: spotsIn(lodge, id, image),
    }
  })
}

function hotspotsOf(lodge: Lodge, scene: SceneId): Hotspot[] {
  const spots = scene === 'exterior' ? outside(lodge) : roomHotspots[scene]
  return spots
    .filter(({ targetScene }) => !targetScene || links[scene].includes(targetScene))
    .map(({ feature, ...spot }) => ({
      ...spot,
      title: titles[`${scene}/${spot.id}`] ?? spot.title,
      ...(feature && { feature: badges[feature] ?? feature }),
    }))
}

/** The pool is pointed at only where the lodge says it has one, whatever its picture's terrace looks like. */
function outside(lodge: Lodge): TourHotspot[] {
  const plan = exteriorPlans[lodge.slug] ?? 'steps'
  const withPool = plan.endsWith('Mirrored') ? 'poolMirrored' : 'pool'
  const hasPool = lodge.features.includes(POOL_FEATURE)
  return exteriorHotspots[withPool].filter(({ id }) => hasPool || id !== POOL_ID)
}

/** Ours are the pictures named after the scene; an owner's own picture shows no one knows what. */
const stillNames: Record<SceneId, string> = {
  exterior: 'exterior',
  interior: 'living',
  bedroom: 'bedroom',
  bathroom: 'bathroom',
  'neon-fireplace': 'fireplace',
}

function spotsIn(lodge: Lodge, scene: SceneId, image: string): StillSpots {
  if (image !== `/pictures/${lodge.slug}/${stillNames[scene]}.webp`) return {}
  return (scene === 'exterior' ? exteriorStills[lodge.slug] : roomStills[scene]) ?? {}
}

/** What is known of a scene's ordinary picture. */
export function pictureOfScene(lodge: Lodge, scene: TourScene): Picture | undefined {
  return lodge.pictures.find(({ src }) => src === scene.image)
}
