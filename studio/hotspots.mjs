// npm run pictures -- --hotspots: where things stand in the panoramas, computed from the scenes' own coordinates
// (metres; x right, y towards the back wall, z up) as percent of the equirectangular picture.
import { writeFileSync } from 'node:fs'
import { pointIn, roomCameras } from './cameras.mjs'
import { lodges, roomIn, roomScenes, stillOf, USUAL_HOUSE } from './lodges.mjs'

const GENERATED = 'src/contract/tour-hotspots.gen.ts'
const PLACES = 'src/contract/lodge-places.gen.ts'
const STILLS = 'src/contract/tour-stills.gen.ts'

// the cameras of blender/exterior.py, room_living.py, room_hall.py, room_bedroom.py and room_bathroom.py
const eyes = {
  exterior: [-0.6, -5.2, 1.65],
  living: [0.95, 3.9, 1.55],
  hall: [1.35, 2.9, 1.55],
  hearth: [-0.45, 5.9, 1.4],
  bedroom: [1.15, 3.5, 1.55],
  skylight: [1.15, 3.5, 1.55],
  bathroom: [0.75, 4.15, 1.55],
  soaking: [0.75, 4.15, 1.55],
  fire: [0.1, 4.15, 1.55],
  stove: [0.1, 4.15, 1.55],
}

const spot = (id, at, title, description, more = {}) => ({ id, at, title, description, ...more })

const scenes = {
  exterior: [
    spot('entrance', [0.6, 0, 1.15], 'Entrance', 'Slide the glass aside and step in from the deck.', {
      targetScene: 'interior',
    }),
    spot(
      'hot-tub',
      [5.9, -3.3, 0.8],
      'Hot Tub',
      'Cedar, wood-warm and steaming, with a ring of neon at its foot.',
      { feature: 'hot-tub' },
    ),
    spot('fire-pit', [-5.6, -3.4, 0.6], 'Fire Pit', 'Four low chairs around an open fire.', {
      feature: 'fire-pit',
    }),
    spot('roof-line', [0, -1.5, 7.4], 'Neon Roof Line', "The light along the roof follows the coin's day.", {
      feature: 'neon',
    }),
  ],
  living: [
    spot(
      'living-area',
      [-2.45, 5, 0.75],
      'Living Area',
      'The long sofa before the fire. The bedroom is next.',
      { targetScene: 'bedroom' },
    ),
    spot('fireplace', [0, 9.4, 0.85], 'Fireplace', 'A wide fire in stone: come closer.', {
      targetScene: 'neon-fireplace',
    }),
    spot('exit', [-0.85, 0, 1.2], 'Outside', 'Back through the glass to the deck.', {
      targetScene: 'exterior',
    }),
    spot(
      'dining-table',
      [-2.55, 1.75, 0.8],
      'Dining Table',
      'Laid for dinner, with the landscape beside you.',
      {
        feature: 'dining',
      },
    ),
    spot(
      'reading-corner',
      [2.6, 1.7, 0.65],
      'Reading Corner',
      'An armchair at the glass, a candle, a place for your cup.',
      { feature: 'reading' },
    ),
    spot('neon-sign', [0, 9.35, 2.85], 'Neon Sign', "The lodge's sign, in the colour of its coin.", {
      feature: 'neon',
    }),
  ],
  hall: [
    spot(
      'living-area',
      [-1.45, 5.6, 0.6],
      'Living Area',
      'A low sofa in an L, half towards the fire, half towards the view. The bedroom is next.',
      { targetScene: 'bedroom' },
    ),
    spot('fireplace', [0, 8.6, 0.9], 'Fireplace', 'Dark stone from the hearth to the ridge: come closer.', {
      targetScene: 'neon-fireplace',
    }),
    spot('exit', [1.7, 0, 1.2], 'Outside', 'Back through the glass to the deck.', {
      targetScene: 'exterior',
    }),
    spot(
      'dining-table',
      [-2.6, 1.45, 0.8],
      'Dining Table',
      'Ten chairs at one long table under the gallery.',
      {
        feature: 'dining',
      },
    ),
    spot(
      'reading-corner',
      [3.6, 1.9, 0.6],
      'Reading Corner',
      'An armchair at the glass, a candle, a place for your cup.',
      { feature: 'reading' },
    ),
    spot('gallery', [-2.2, 4.4, 3.4], 'Gallery', 'Up the open stair: books, a lamp and the room below you.', {
      feature: 'books',
    }),
    spot('neon-sign', [0, 8.33, 3.3], 'Neon Sign', "The lodge's sign, in the colour of its coin.", {
      feature: 'neon',
    }),
  ],
  hearth: [
    spot('back', [2.55, 5.7, 0.8], 'Living Room', 'Back to the middle of the hall.', {
      targetScene: 'interior',
    }),
    spot('fire', [0, 8.6, 0.9], 'Fire', 'Logs on an open hearth, at the foot of eight metres of stone.', {
      feature: 'fireplace',
    }),
    spot('neon-sign', [0, 8.33, 3.3], 'Neon Sign', "The lodge's mark, as bright as the market was kind.", {
      feature: 'neon',
    }),
    spot('books', [-3.9, 3.9, 1.15], 'Books', 'A wall of them, under the gallery.', { feature: 'books' }),
    spot('wine', [0.55, 5.97, 0.5], 'Two Glasses', 'Poured, on the stone table.', { feature: 'wine' }),
  ],
  bedroom: [
    spot('bathroom-door', [2.85, 7.3, 1.25], 'Bathroom', 'Beside the bed, past the slatted wall.', {
      targetScene: 'bathroom',
    }),
    spot('bed', [0, 5.9, 0.75], 'Bed', 'Two metres wide, linen, a throw and six pillows.', {
      feature: 'bed',
    }),
    spot('hanging-fire', [2.7, 1.9, 0.95], 'Hanging Fire', 'A small fire of its own, with wood at hand.', {
      feature: 'fireplace',
    }),
    spot(
      'window-seats',
      [-1.8, 2.15, 0.6],
      'Window Seats',
      'Two armchairs and two glasses, facing the view.',
      { feature: 'view' },
    ),
    spot('back', [-2.85, 7.3, 1.25], 'Living Room', 'Back to the living room.', { targetScene: 'interior' }),
  ],
  bathroom: [
    spot('back', [-3.1, 6.9, 1.35], 'Bedroom', 'Back to the bedroom.', { targetScene: 'bedroom' }),
    spot(
      'bathtub',
      [-0.2, 2.35, 0.65],
      'Bathtub',
      'A free-standing tub on pebbles, before the gable glass.',
      { feature: 'bathtub' },
    ),
    spot('rain-shower', [2.55, 6, 1.5], 'Rain Shower', 'Walk in: slate, brass and one sheet of glass.', {
      feature: 'shower',
    }),
    spot(
      'vanity',
      [-0.25, 6.6, 1.3],
      'Double Basin',
      'Two basins under two round mirrors with rings of light.',
      { feature: 'vanity' },
    ),
  ],
  fire: [
    spot('back', [-1, 2.75, 0.65], 'Living Room', 'Back to the living room.', { targetScene: 'interior' }),
    spot('fire', [0, 7.6, 0.8], 'Fire', 'Two metres of flames behind glass.', { feature: 'fireplace' }),
    spot('neon-sign', [0, 7.35, 2.85], 'Neon Sign', "The lodge's mark, as bright as the market was kind.", {
      feature: 'neon',
    }),
    spot('books', [-2.7, 7.7, 1.3], 'Books', 'A shelf to read from and a log wall to burn through.', {
      feature: 'books',
    }),
    spot('wine', [0.12, 5.15, 0.5], 'Two Glasses', 'Poured, between two chairs.', {
      feature: 'wine',
    }),
  ],
}

/** The spots of a room, some of them elsewhere or described otherwise. */
const variant = (spots, changes) => spots.map((one) => ({ ...one, ...changes[one.id] }))

Object.assign(scenes, {
  skylight: [
    ...variant(scenes.bedroom, {
      bed: { description: 'Two metres wide, under the open sky of the roof.' },
    }),
    spot('skylight', [-2.65, 6.3, 4.05], 'Skylight', 'The stars, from your pillow.', { feature: 'view' }),
  ],
  soaking: variant(scenes.bathroom, {
    bathtub: { description: 'A round tub of wooden staves, deep enough for two, before the gable glass.' },
  }),
  stove: variant(scenes.fire, {
    fire: { at: [-0.62, 7.5, 0.85], description: 'An iron stove with a glass door, on a long hearth.' },
    'neon-sign': { at: [0.2, 7.88, 2.85] },
  }),
})

const pool = spot(
  'infinity-pool',
  [-4.3, -8.6, -0.05],
  'Infinity Pool',
  'Lit water, level with its rim, mirroring the gable.',
  { feature: 'infinity-pool' },
)

/** What stands outside; a tub that is not on the deck lies in the ground. */
const spotsOutside = ({ pool: hasPool, tub }) =>
  [...scenes.exterior, ...(hasPool ? [pool] : [])].map((one) =>
    one.id === 'hot-tub' && tub
      ? { ...one, at: tub, description: 'Sunk into the ground, level with the path to it.' }
      : one,
  )

const percent = (value) => Math.round(value * 1000) / 10

function placed(scene, { at, ...rest }, mirror = false) {
  const [dx, dy, dz] = at.map((value, axis) => value - eyes[scene][axis])
  const turn = (Math.atan2(dx, dy) / (2 * Math.PI)) * (mirror ? -1 : 1)
  const x = percent((0.5 + turn + 1) % 1)
  const y = percent(0.5 - Math.atan2(dz, Math.hypot(dx, dy)) / Math.PI)
  const { id, ...words } = rest
  return { id, x, y, ...words }
}

const planOf = ({ pool: hasPool, tub, mirror }) =>
  `${hasPool ? 'pool' : tub ? 'sunkTub' : 'steps'}${mirror ? 'Mirrored' : ''}`

/** Writes the typed data that the tour reads. */
export function writeHotspots() {
  const { exterior: _, ...places } = scenes
  const plans = Object.fromEntries(
    lodges.map((lodge) => [
      planOf(lodge),
      spotsOutside(lodge).map((one) => placed('exterior', one, lodge.mirror)),
    ]),
  )
  const inPlaces = Object.fromEntries(
    Object.entries(places).map(([place, spots]) => [place, spots.map((one) => placed(place, one))]),
  )
  const planOfLodge = Object.fromEntries(lodges.map((lodge) => [lodge.slug, planOf(lodge)]))
  const placesOfLodge = Object.fromEntries(
    lodges.map((lodge) => [
      lodge.slug,
      Object.fromEntries(
        roomScenes
          .filter((scene) => roomIn(lodge, scene) !== roomIn(USUAL_HOUSE, scene))
          .map((scene) => [scene, roomIn(lodge, scene)]),
      ),
    ]),
  )
  writeFileSync(
    GENERATED,
    `// Written by \`npm run pictures -- --hotspots\` from the scenes' coordinates; edits are lost.
import type { Place } from './lodge-places.gen.ts'

export type TourSceneId = 'exterior' | 'interior' | 'bedroom' | 'bathroom' | 'neon-fireplace'

/** \`x\` and \`y\` are percent of the panorama's width and height, from its top left. */
export type TourHotspot = {
  id: string
  x: number
  y: number
  title: string
  description: string
  targetScene?: TourSceneId
  feature?: string
}

export type ExteriorPlan = ${union(plans)}

/** Which terrace a lodge has; the mirrored ones have the tub on the left. */
export const exteriorPlans: Record<string, ExteriorPlan> = ${JSON.stringify(planOfLodge, null, 2)}

export const exteriorHotspots: Record<ExteriorPlan, TourHotspot[]> = ${JSON.stringify(plans, null, 2)}

export const roomHotspots: Record<Place, TourHotspot[]> = ${JSON.stringify(inPlaces, null, 2)}
`,
  )
  writeFileSync(
    PLACES,
    `// Written by \`npm run pictures -- --hotspots\` from the lodges' rooms; edits are lost.

/** What a picture of a room shows. */
export type Place = ${union(places)}

/** Where a lodge's rooms differ from the usual house. */
export const lodgePlaces: Record<string, { [scene: string]: Place }> = ${JSON.stringify(placesOfLodge, null, 2)}
`,
  )
}

const union = (names) =>
  Object.keys(names)
    .map((name) => `'${name}'`)
    .join(' | ')

// The exterior stills' cameras, as in cameras.mjs.
const outsideStills = {
  pool: [[-7.4, -20.2, 2.15], [0.75, -2, 3.75], 28],
  still: [[-7, -18.2, 1.6], [0.75, -2, 3.8], 28],
  right: [[9.6, -19.2, 2], [-0.6, -2, 3.7], 28],
  front: [[0, -21.5, 2.1], [0, -2, 3.9], 29],
  high: [[-11.5, -19, 7.2], [0.9, -1.5, 2.6], 30],
  tub: [[8.9, -8.6, 1.75], [-0.4, 0.4, 3.6], 21],
}
const lakeStills = {
  still: [[-7.4, -22.5, 0.95], [0.4, -2, 2.75], 28],
  right: [[8.8, -22, 1], [-0.4, -2, 2.85], 28],
  front: [[0, -24, 1.1], [0, -2, 3], 29],
}
const STILL_SHAPE = 1024 / 1536
const EDGE_PERCENT = 2

function outsideStillOf({ camera, view, pool: hasPool, landscape }) {
  if (camera) return camera
  if (landscape === 'lake_dusk' && lakeStills[view]) return lakeStills[view]
  return view === 'still' && hasPool ? outsideStills.pool : outsideStills[view]
}

/** Percent of a still, or undefined for what its camera does not see. */
function seen(at, camera, mirror) {
  const { across, down, depth } = pointIn(camera, at)
  if (depth < 0.3) return undefined
  const x = percent(0.5 + (across / 2) * (mirror ? -1 : 1))
  const y = percent(0.5 + down / STILL_SHAPE / 2)
  const isInside = [x, y].every((value) => value > EDGE_PERCENT && value < 100 - EDGE_PERCENT)
  return isInside ? [x, y] : undefined
}

const spotsSeen = (spots, camera, mirror) =>
  Object.fromEntries(
    spots.map(({ id, at }) => [id, seen(at, camera, mirror)]).filter(([, position]) => position),
  )

/** Writes where the same things stand in the ordinary pictures, for devices and lodges without panoramas. */
export function writeStillHotspots() {
  const spotsOf = (scene) => (lodge) => [
    lodge.slug,
    spotsSeen(scenes[roomIn(lodge, scene)], roomCameras[lodge.rooms[stillOf[scene]]], false),
  ]
  const inside = Object.fromEntries(
    roomScenes.map((scene) => [scene, Object.fromEntries(lodges.map(spotsOf(scene)))]),
  )
  const outside = Object.fromEntries(
    lodges.map((lodge) => [lodge.slug, spotsSeen(spotsOutside(lodge), outsideStillOf(lodge), lodge.mirror)]),
  )
  writeFileSync(
    STILLS,
    `// Written by \`npm run pictures -- --hotspots\` from the stills' cameras; edits are lost.
import type { TourSceneId } from './tour-hotspots.gen.ts'

/** Hotspot → percent of the picture's width and height, from its top left; what is not seen is absent. */
export type StillSpots = Record<string, [number, number]>

export const exteriorStills: Record<string, StillSpots> = ${JSON.stringify(outside)}

/** By scene and lodge. */
export const roomStills: Record<Exclude<TourSceneId, 'exterior'>, Record<string, StillSpots>> = ${JSON.stringify(inside)}
`,
  )
}
