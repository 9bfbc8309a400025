import type { Lodge, Picture, SceneId } from '#contract/lodges/lodges.ts'
import type { Place } from './generated/lodge-places.gen.ts'
import {
  exteriorHotspots,
  exteriorPlans,
  roomHotspots,
  type TourHotspot,
} from './generated/tour-hotspots.gen.ts'
import { exteriorStills, roomStills, type StillSpots } from './generated/tour-stills.gen.ts'
import { findPlace } from './places.ts'

/** `x` and `y` are percent of the panorama, from its top left. */
export type Hotspot = {
  id: string
  x: number
  y: number
  title: string
  description: string
  /** Without a scene to lead to, a hotspot opens its bubble. */
  targetScene?: SceneId
  feature?: string
}

export type TourScene = {
  id: SceneId
  name: string
  /** Shown without a panorama. */
  image: string
  imageText?: string | undefined
  description: string
  hotspots: Hotspot[]
  /** In percent of `image`; empty for other sites' pictures. */
  imageSpots: StillSpots
}

export const SCENE_IDS: readonly SceneId[] = ['exterior', 'interior', 'bedroom', 'bathroom', 'neon-fireplace']

export const POOL_FEATURE = 'Private Infinity Pool'

const POOL_ID = 'infinity-pool'

const links: Record<SceneId, readonly SceneId[]> = {
  exterior: ['interior'],
  interior: ['bedroom', 'neon-fireplace', 'exterior'],
  bedroom: ['bathroom'],
  bathroom: ['bedroom'],
  'neon-fireplace': ['interior'],
}

const names: Record<SceneId, string> = {
  exterior: 'Exterior',
  interior: 'Interior',
  bedroom: 'Bedroom',
  bathroom: 'Bathroom',
  'neon-fireplace': 'Neon Fireplace',
}

const descriptions: Record<'exterior' | Place, string> = {
  exterior: 'On the deck, the lit gable in front of you.',
  pond: 'The living room, lily pads of velvet on a pond of tiles, a fire under an upturned water lily.',
  den: 'The living room, two sofas around the stove.',
  pit: 'The living room, a seat sunk into the floor around a hanging fire.',
  parlour: 'The parlour, a tiled stove free in the room, a bed in the wall behind it.',
  veranda: 'The living room, two woven nests at the glass, a bar that curves out of a corner.',
  loft: 'The living room under a loft, a bench along the glass.',
  hall: 'The hall, two storeys of stone between the fire and the view.',
  facet: 'The great room, a table for ten under prisms, a fire in a cut stone at its end.',
  floe: 'The living room, a sofa like a broken floe around you, a fire in an igloo.',
  club: 'The living room, a round dance floor under a mirror ball, shells to sit in on one side, a bar for eight on the other.',
  hollow: 'The living room, a nest for two in a hollow tree, a stove like an acorn beside it.',
  regatta: 'The living room, a boat under full sail for a kitchen island, a fire in a ship’s cowl beside it.',
  teahouse:
    'The living room, five red gates over a tea platform with a sunken hearth, a griddle at their end.',
  council:
    'The living room, two sofas like turning arrows around a round fire, a table for eight and a curve of books behind them.',
  spiral:
    'The living room, a stair of stacked slabs around a column of fire, a gallery at the glass above it.',
  ripple: 'The living room, rings of bent oak over a round fire, a sofa for six in one wave.',
  hearth: 'Close to the fire of the hall, glass on both sides of the stone.',
  loom: 'A loom as high as the house over the bed, an aurora woven in its threads, wool by color beside it.',
  skylight: 'Under the roof, two windows to the sky beside the bed.',
  bunks: 'Four bunks in the wall, a rope ladder between them.',
  lookout: 'The bed in the point of the glass, books behind the pillows.',
  canopy: 'A four-poster in the middle of the room, its curtains tied back, a low wall of plaster behind it.',
  gallery: 'On a gallery under the ridge, the bed sideways on stacked levels of timber.',
  boxbed: 'A box bed like a house in the house, a drawing table beside it.',
  cabana: 'A round bed in a shell under a parasol, a horn on either side, the sea at its feet.',
  ledges: 'A bed let into carpeted steps, ledges climbing to the ridge, a bench along the sea.',
  boulder: 'A bed at the foot of one huge boulder, a woven sun behind it, two hammocks beside it.',
  iceberg:
    'An iceberg with five lit caves to sleep in, steps up one flank, a slide down the other; a wide bed at the glass.',
  slipstream: 'A bed on a wing of larch, fins streaming round a sun from slope to slope, skis in a lit rack.',
  observatory: 'A round bed in half a dome, its slit open to the stars, a telescope beside the pillows.',
  raft: 'A boat-shaped bed on four ropes over a pool of glazed tiles, the lake beside it.',
  moongate: 'The bed in a round gate of an oak wall, boulders of lit granite behind it.',
  chamber: 'Between two walls of glass, the bed before a slab of stone.',
  soaking: 'A round wooden tub at the glass, a daybed beside it.',
  grotto: 'A stone pool at the glass, water over a lip of brass.',
  sauna: 'A sauna of larch and glass in the room, a tall plunge tub beside it at the glass.',
  planetarium: 'A round white tub under a ring of lights, a curved wall pierced like a star map.',
  hewn: 'A tub hewn out of a red boulder, a wall of stone in layers beside it, a gong at the glass.',
  compass: 'An eight-sided tub of cherry in a compass rose, a lantern of brass over it.',
  icehole:
    'A sheet of ice along the glass, a round hole full of warm water in it, a spiral of snow blocks beside it.',
  prism: 'A tub cut like a gem, a sauna behind a triangle of glass, slopes folded like paper.',
  breeze: 'An oval tub with a bar along it, a curved wall of breeze blocks lit like a sunset behind it.',
  curl: 'A wave of plaster breaking over a round rose tub, a bench in its barrel, the sea at its end.',
  barrel: 'A great cask lying on its side, cut open towards the woods to bathe in, a copper still beside it.',
  tidepool:
    'A boat-shaped bath of striped tiles before a row of bathing huts, one more beside it for the dog.',
  windpump: 'A round stock tank on a deck, a windpump under the ridge that fills it, cacti along the slope.',
  twins: 'Two tubs side by side at the glass, a hoop of candles over them.',
  cedar: 'A square wooden tub let into a deck at the glass, paper lanterns around it.',
  plunge: 'A round pool sunk into the floor, the view at its far side.',
  fire: 'Six feet of fire under the neon sign.',
  stove: 'An iron stove before an arch of stone.',
  kiva: 'A fire in an adobe arch, plaster benches on both sides.',
  ingle: 'A recess of rough stone under an oak beam, a settle on either side of the fire.',
  ribbon: 'A long low fire in a stepped wall of slabs, a slate ledge to sit on along it.',
  granite: 'A tall fire in a chimney of boulders, a long sofa in an arc before it.',
  woodpile: 'A wall of firewood up to the ridge, a wide fire and a bed to read in let into it.',
  oculus: 'A round fire in a disc of plaster, two arcs of seats sunk into the floor before it.',
  lighthouse:
    'A lighthouse with a fire in its foot, a lit lantern under the ridge, a crescent of seats before it.',
  cinema: 'A cinema, three tiers of loveseats down to a long fire, a screen over it.',
  kota: 'A fire hut of round logs, an open fire under a hood of copper, wool drying round it.',
  launchpad: 'A rocket on its pad with a fire in its tail, two arcs of velvet seats around it.',
  sunset: 'A wall like a setting sun with a fire at its foot, two mattresses before it.',
  penguin: 'A stove like a penguin with the fire in its belly, ten low seats huddled round it.',
  library: 'A wall of books around the fire, a ladder on its rail, wing chairs before it.',
}

/** A door and its scene have different names, so that only one button is called 'Bathroom'. */
const titles: Record<string, string> = {
  'interior/exit': 'Exit',
  'bedroom/bathroom-door': 'En Suite',
  'bathroom/back': 'Back to the bedroom',
}

const badges: Record<string, string> = {
  'hot-tub': 'Hot Tub',
  'fire-pit': 'Fire Pit',
  'infinity-pool': POOL_FEATURE,
  neon: 'Neon Accents',
  dining: 'Dining Area',
  kitchen: 'Open Kitchen',
  reading: 'Reading Corner',
  nook: 'Reading Nook',
  'window-bench': 'Window Bench',
  surf: 'Surfboards Included',
  boots: 'Rain Boots',
  boat: 'Rowing Boat',
  bed: 'King-size Bed',
  alcove: 'Alcove Bed',
  gallery: 'Gallery Loft',
  workspace: 'Workspace',
  boxbed: 'Box Bed',
  charts: 'Charts & Spheres',
  shell: 'Shell Bed',
  sound: 'Sound System',
  beach: 'Beach Access',
  raft: 'Hanging Bed',
  'heated-floor': 'Heated Floors',
  lake: 'Private Dock',
  coffee: 'Coffee Station',
  trail: 'On the Trail',
  bar: 'Cocktail Bar',
  cocoa: 'Cocoa Station',
  dance: 'Dance Floor',
  vinyl: 'Vinyl Collection',
  scope: 'Birding Scope',
  island: 'Kitchen Island',
  dogs: 'Dog Friendly',
  bunks: 'Bunk Room',
  fireplace: 'Fireplace',
  stove: 'Wood Stove',
  view: 'Panoramic View',
  bathtub: 'Soaking Tub',
  shower: 'Rain Shower',
  steam: 'Steam Shower',
  'outdoor-shower': 'Outdoor Shower',
  sauna: 'Finnish Sauna',
  stars: 'Star Wall',
  yoga: 'Yoga Platform',
  orrery: 'Orrery Lamp',
  observatory: 'Private Observatory',
  boulder: 'Boulder Bed',
  slide: 'Indoor Slide',
  hammocks: 'Hammock Garden',
  'dark-sky': 'Certified Dark Sky',
  launch: 'Launch Pad',
  vanity: 'Double Basin',
  books: 'Library',
  wine: 'Wine',
  cellar: 'Wine Cellar',
  benches: 'Fireside Benches',
  seats: 'Fireside Sofa',
  daybeds: 'Daybeds',
  sunken: 'Sunken Seats',
  games: 'Board Games',
  cinema: 'Cinema Room',
  drying: 'Drying Room',
  snowshoes: 'Snowshoes Included',
  vote: 'Guest Vote',
  skis: 'Ski Storage',
  stair: 'Spiral Stair',
  blankets: 'Blankets for the Terrace',
  family: 'Family Friendly',
}

export function tourScenes(lodge: Lodge): TourScene[] {
  return SCENE_IDS.map((id, index) => {
    const image = (id === 'exterior' ? undefined : lodge.interiorImages[index - 1]) || lodge.exteriorImage
    return {
      id,
      name: names[id],
      description: descriptions[id === 'exterior' ? id : findPlace(lodge.slug, id)],
      image,
      imageText: lodge.imageTexts[image],
      hotspots: listHotspots(lodge, id),
      imageSpots: spotsIn(lodge, id, image),
    }
  })
}

function listHotspots(lodge: Lodge, scene: SceneId): Hotspot[] {
  return placesIn(lodge, scene)
    .filter(({ targetScene }) => !targetScene || links[scene].includes(targetScene))
    .map(({ feature, ...spot }) => ({
      ...spot,
      title: titles[`${scene}/${spot.id}`] ?? spot.title,
      ...(feature && { feature: badges[feature] ?? feature }),
    }))
}

function placesIn(lodge: Lodge, scene: SceneId): TourHotspot[] {
  if (scene === 'exterior') return outside(lodge)
  return roomHotspots[findPlace(lodge.slug, scene)]
}

function outside(lodge: Lodge): TourHotspot[] {
  const plan = exteriorPlans[lodge.slug] ?? 'steps'
  const spots = exteriorHotspots[plan].filter(({ id }) => id !== POOL_ID)
  if (!lodge.features.includes(POOL_FEATURE)) return spots
  const withPool = plan.endsWith('Mirrored') ? 'poolMirrored' : 'pool'
  return [...spots, ...exteriorHotspots[withPool].filter(({ id }) => id === POOL_ID)]
}

/** Built-in pictures are named after their scene. */
const stillNames: Record<SceneId, string> = {
  exterior: 'exterior',
  interior: 'living',
  bedroom: 'bedroom',
  bathroom: 'bathroom',
  'neon-fireplace': 'fireplace',
}

function spotsIn(lodge: Lodge, scene: SceneId, image: string): StillSpots {
  if (image !== `/pictures/${lodge.slug}/${stillNames[scene]}.webp`) return {}
  return (scene === 'exterior' ? exteriorStills : roomStills[scene])[lodge.slug] ?? {}
}

export function pictureOfScene(lodge: Lodge, scene: TourScene): Picture | undefined {
  return lodge.pictures.find(({ src }) => src === scene.image)
}
