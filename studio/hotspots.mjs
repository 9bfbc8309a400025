// npm run pictures -- --hotspots: where things stand in the panoramas, computed from the scenes' own coordinates
// (metres; x right, y towards the back wall, z up) as percent of the equirectangular picture.
import { writeFileSync } from 'node:fs'
import { pointIn, roomCameras } from './cameras.mjs'
import { lodges, roomIn, roomScenes, stillOf } from './lodges.mjs'
import { spotsOutside } from './spots/exteriors.mjs'
import { eyes, roomSpots } from './spots.mjs'

const GENERATED = 'src/web/modules/tour/generated/tour-hotspots.gen.ts'
const PLACES = 'src/web/modules/tour/generated/lodge-places.gen.ts'
const STILLS = 'src/web/modules/tour/generated/tour-stills.gen.ts'

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
  const plans = Object.fromEntries(
    lodges.map((lodge) => [
      planOf(lodge),
      spotsOutside(lodge).map((one) => placed('exterior', one, lodge.mirror)),
    ]),
  )
  const inPlaces = Object.fromEntries(
    Object.entries(roomSpots).map(([place, spots]) => [place, spots.map((one) => placed(place, one))]),
  )
  const planOfLodge = Object.fromEntries(lodges.map((lodge) => [lodge.slug, planOf(lodge)]))
  const placesOfLodge = Object.fromEntries(
    lodges.map((lodge) => [
      lodge.slug,
      Object.fromEntries(roomScenes.map((scene) => [scene, roomIn(lodge, scene)])),
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
export type Place = ${union(roomSpots)}

/** The rooms that a lodge's pictures show. */
export const lodgePlaces: Record<string, { [scene: string]: Place }> = ${JSON.stringify(placesOfLodge, null, 2)}
`,
  )
}

const union = (names) =>
  Object.keys(names)
    .map((name) => `'${name}'`)
    .join(' | ')

// The exterior stills' cameras, as in blender/exterior.py.
const outsideStills = {
  pool: [[-7.4, -20.2, 2.15], [0.75, -2, 3.75], 28],
  still: [[-7, -18.2, 1.6], [0.75, -2, 3.8], 28],
  right: [[9.6, -19.2, 2], [-0.6, -2, 3.7], 28],
  front: [[0, -21.5, 2.1], [0, -2, 3.9], 29],
}
const lakeStills = {
  still: [[-7.4, -22.5, 0.95], [0.4, -2, 2.75], 28],
  right: [[8.8, -22, 1], [-0.4, -2, 2.85], 28],
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
    spotsSeen(roomSpots[roomIn(lodge, scene)], roomCameras[lodge.rooms[stillOf[scene]]], false),
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
