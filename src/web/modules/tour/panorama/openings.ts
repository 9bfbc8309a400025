import type { Lodge, SceneId } from '#contract/lodges/lodges.ts'
import type { Place } from '../generated/lodge-places.gen.ts'
import { exteriorPlans } from '../generated/tour-hotspots.gen.ts'
import { findPlace } from '../places.ts'
import type { Projection, View } from './projection.ts'

/** Rotation 0 of a scene, in degrees from the middle of its panorama: to the right and up. */
export type Opening = { yaw: number; pitch: number }

/** The lit glass with the tub beside it; an upright screen has room for the glass alone. */
const OUTSIDE = { wide: { yaw: 33, pitch: 10 }, upright: { yaw: 10, pitch: 14 } }

const ROOMS: Record<Place, Opening> = {
  // lily, boots, boat and sign
  pond: { yaw: 20, pitch: 8 },
  den: { yaw: 12, pitch: 0 },
  // fire, kitchen and half of the seat
  pit: { yaw: 12, pitch: -4 },
  // stove and alcove
  parlour: { yaw: -2, pitch: 0 },
  // bar, fire and daybeds
  veranda: { yaw: -12, pitch: -4 },
  // loft, ladder and stove
  loft: { yaw: 12, pitch: 12 },
  // fire, gallery and glass
  hall: { yaw: -22, pitch: 6 },
  // sofa, gem, table and wine
  facet: { yaw: 18, pitch: 4 },
  // cocoa, igloo and games
  floe: { yaw: 7, pitch: -10 },
  // shells, dance floor, oven and bar
  club: { yaw: -8, pitch: 4 },
  // kitchen, hole and stove
  hollow: { yaw: 16, pitch: 7 },
  // fire, boat and table
  regatta: { yaw: -10, pitch: 9 },
  // gates, hearth and griddle
  teahouse: { yaw: 8, pitch: 0 },
  // sofa, fire, rings and kitchen
  ripple: { yaw: -18, pitch: 6 },
  // arrows, fire, table and sign
  council: { yaw: 14, pitch: -2 },
  // stair, fire, gallery and workplace
  spiral: { yaw: 158, pitch: 4 },
  hearth: { yaw: 9, pitch: 10 },
  // loom, bed, drawers and doors
  loom: { yaw: -1, pitch: 3 },
  skylight: { yaw: -30, pitch: -2 },
  bunks: { yaw: -20, pitch: 0 },
  lookout: { yaw: 165, pitch: -6 },
  canopy: { yaw: -40, pitch: -3 },
  boxbed: { yaw: 0, pitch: 2 },
  chamber: { yaw: -42, pitch: 0 },
  // bed, workplace and the point of the glass
  gallery: { yaw: -30, pitch: 3 },
  // bed, lamps and the lake
  raft: { yaw: -130, pitch: -3 },
  // shell, horns and the sea
  cabana: { yaw: 122, pitch: -2 },
  // cubby, nest, ledges and the sea
  ledges: { yaw: 109, pitch: 1 },
  // rock, sun and hammocks
  boulder: { yaw: 6, pitch: 6 },
  // fins, sun, bed and skis
  slipstream: { yaw: -20, pitch: 3 },
  // caves, slide, ladder and steps
  iceberg: { yaw: -30, pitch: 6 },
  // bed, slit and telescope
  observatory: { yaw: -88, pitch: 6 },
  // the round gate and the coffee
  moongate: { yaw: -6, pitch: 0 },
  soaking: { yaw: 150, pitch: -8 },
  grotto: { yaw: 175, pitch: -8 },
  // cabin and tub
  sauna: { yaw: -160, pitch: -6 },
  // tub, wall and arch
  planetarium: { yaw: -115, pitch: -2 },
  // tub, lantern and the wardrobe shower
  compass: { yaw: -108, pitch: -5 },
  // boulder, spout and gong
  hewn: { yaw: 150, pitch: -6 },
  // hole, aurora and the spiral of snow
  icehole: { yaw: -148, pitch: -6 },
  // sauna and tub
  prism: { yaw: 40, pitch: -4 },
  // wall, tub and shower
  breeze: { yaw: 28, pitch: -4 },
  // wave, tub and the sea
  curl: { yaw: -137, pitch: -4 },
  // cask and still
  barrel: { yaw: -20, pitch: -3 },
  // bath, huts and the dog's
  tidepool: { yaw: -3, pitch: -4 },
  // tank, windpump and cacti
  windpump: { yaw: 138, pitch: 11 },
  plunge: { yaw: 160, pitch: -10 },
  twins: { yaw: 174, pitch: -6 },
  cedar: { yaw: 170, pitch: -8 },
  fire: { yaw: 0, pitch: 5 },
  stove: { yaw: 7, pitch: 5 },
  kiva: { yaw: -6, pitch: 5 },
  library: { yaw: 0, pitch: 6 },
  ingle: { yaw: 4, pitch: 2 },
  ribbon: { yaw: -12, pitch: 3 },
  granite: { yaw: -17, pitch: 4 },
  // disc, seats and orrery
  oculus: { yaw: -8, pitch: 3 },
  // sign, tower and flags
  lighthouse: { yaw: 0, pitch: 5 },
  // screen, fire and the rows
  cinema: { yaw: 0, pitch: 7 },
  // sign, hood, fire and benches
  kota: { yaw: 8, pitch: 3 },
  // rocket, seats and sign
  launchpad: { yaw: -9, pitch: 8 },
  // sun, bench and both beds
  sunset: { yaw: 6, pitch: 4 },
  // penguin, seats, socks and sign
  penguin: { yaw: 5, pitch: 3 },
  // fire, nook and boat
  woodpile: { yaw: 10, pitch: 7 },
}

/** Of rooms whose wide view falls into two parts: what an upright screen has room for. */
const UPRIGHT_ROOMS: { [place in Place]?: Opening } = {
  // bar and daybed
  veranda: { yaw: -38, pitch: -4 },
  // alcove and sofa
  parlour: { yaw: 20, pitch: 0 },
  // the hole and the sign over it
  hollow: { yaw: 0, pitch: 5 },
  // the boat under her sails
  regatta: { yaw: -8, pitch: 9 },
  bunks: { yaw: -63, pitch: -3 },
  canopy: { yaw: -29, pitch: -3 },
  gallery: { yaw: -58, pitch: 1 },
  // nest, post and the sea
  ledges: { yaw: 126, pitch: 3 },
  hewn: { yaw: 136, pitch: -6 },
  // tub and shower
  breeze: { yaw: 40, pitch: -4 },
  // bath and basins
  tidepool: { yaw: -22, pitch: -6 },
}

/** The middle of a panorama. */
export const MIDDLE: Opening = { yaw: 0, pitch: 0 }

/** The best view of a scene's panorama: glass and tub, hearth, bed. An ordinary picture opens on its middle. */
export function findOpening(lodge: Lodge, scene: SceneId, isUpright: boolean): Opening {
  const { slug, panoramas } = lodge
  if (!panoramas[scene]) return MIDDLE
  if (scene !== 'exterior') {
    const place = findPlace(slug, scene)
    return (isUpright && UPRIGHT_ROOMS[place]) || ROOMS[place]
  }
  const { yaw, pitch } = isUpright ? OUTSIDE.upright : OUTSIDE.wide
  return { yaw: exteriorPlans[slug]?.endsWith('Mirrored') ? -yaw : yaw, pitch }
}

// Short of the zenith, where left and right would change places.
const STEEPEST_DEGREES = 89

/** The view from the panorama's middle. */
export const fromMiddle = (view: View, { yaw, pitch }: Opening): View => ({
  yaw: view.yaw + yaw,
  pitch: Math.min(STEEPEST_DEGREES, Math.max(-STEEPEST_DEGREES, view.pitch + pitch)),
  zoom: view.zoom,
})

/** The projection of views from an opening. */
export const openedAt = (projection: Projection, opening: Opening): Projection => ({
  place: (spot, view, size) => projection.place(spot, fromMiddle(view, opening), size),
  toView(spot, view, size) {
    const { yaw, pitch } = projection.toView(spot, fromMiddle(view, opening), size)
    return { yaw: yaw - opening.yaw, pitch: pitch - opening.pitch }
  },
})
