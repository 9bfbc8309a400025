import type { Lodge, SceneId } from '#contract/lodges/lodges.ts'
import type { Place } from '../generated/lodge-places.gen.ts'
import { exteriorPlans } from '../generated/tour-hotspots.gen.ts'
import { findPlace } from '../places.ts'
import type { Projection, View } from './projection.ts'

/** Rotation 0 of a scene, in degrees from the middle of its panorama to the right and up. */
export type Opening = { yaw: number; pitch: number }

/** The lit glass with the tub beside it. An upright screen has room for the glass alone. */
const OUTSIDE = { wide: { yaw: 33, pitch: 10 }, upright: { yaw: 10, pitch: 14 } }

const ROOMS: Record<Place, Opening> = {
  pond: { yaw: 20, pitch: 8 }, // lily, boots, boat and sign
  den: { yaw: 12, pitch: 0 },
  pit: { yaw: 12, pitch: -4 }, // fire, kitchen and half of the seat
  parlour: { yaw: -2, pitch: 0 }, // stove and alcove
  veranda: { yaw: -12, pitch: -4 }, // bar, fire and daybeds
  loft: { yaw: 12, pitch: 12 }, // loft, ladder and stove
  hall: { yaw: -22, pitch: 6 }, // fire, gallery and glass
  facet: { yaw: 18, pitch: 4 }, // sofa, gem, table and wine
  floe: { yaw: 7, pitch: -10 }, // cocoa, igloo and games
  club: { yaw: -8, pitch: 4 }, // shells, dance floor, oven and bar
  hollow: { yaw: 16, pitch: 7 }, // kitchen, hole and stove
  regatta: { yaw: -10, pitch: 9 }, // fire, boat and table
  teahouse: { yaw: 8, pitch: 0 }, // gates, hearth and griddle
  ripple: { yaw: -18, pitch: 6 }, // sofa, fire, rings and kitchen
  council: { yaw: 14, pitch: -2 }, // arrows, fire, table and sign
  spiral: { yaw: 158, pitch: 4 }, // stair, fire, gallery and workplace
  hearth: { yaw: 9, pitch: 10 },
  loom: { yaw: -1, pitch: 3 }, // loom, bed, drawers and doors
  skylight: { yaw: -30, pitch: -2 },
  bunks: { yaw: -20, pitch: 0 },
  lookout: { yaw: 165, pitch: -6 },
  canopy: { yaw: -40, pitch: -3 },
  boxbed: { yaw: 0, pitch: 2 },
  chamber: { yaw: -42, pitch: 0 },
  gallery: { yaw: -30, pitch: 3 }, // bed, workplace and the point of the glass
  raft: { yaw: -130, pitch: -3 }, // bed, lamps and the lake
  cabana: { yaw: 122, pitch: -2 }, // shell, horns and the sea
  ledges: { yaw: 109, pitch: 1 }, // cubby, nest, ledges and the sea
  boulder: { yaw: 6, pitch: 6 }, // rock, sun and hammocks
  slipstream: { yaw: -20, pitch: 3 }, // fins, sun, bed and skis
  iceberg: { yaw: -30, pitch: 6 }, // caves, slide, ladder and steps
  observatory: { yaw: -88, pitch: 6 }, // bed, slit and telescope
  moongate: { yaw: -6, pitch: 0 }, // the round gate and the coffee
  soaking: { yaw: 150, pitch: -8 },
  grotto: { yaw: 175, pitch: -8 },
  sauna: { yaw: -160, pitch: -6 }, // cabin and tub
  planetarium: { yaw: -115, pitch: -2 }, // tub, wall and arch
  compass: { yaw: -108, pitch: -5 }, // tub, lantern and the wardrobe shower
  hewn: { yaw: 150, pitch: -6 }, // boulder, spout and gong
  icehole: { yaw: -148, pitch: -6 }, // hole, aurora and the spiral of snow
  prism: { yaw: 40, pitch: -4 }, // sauna and tub
  breeze: { yaw: 28, pitch: -4 }, // wall, tub and shower
  curl: { yaw: -137, pitch: -4 }, // wave, tub and the sea
  barrel: { yaw: -20, pitch: -3 }, // cask and still
  tidepool: { yaw: -3, pitch: -4 }, // bath, huts and the dog's
  windpump: { yaw: 138, pitch: 11 }, // tank, windpump and cacti
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
  oculus: { yaw: -8, pitch: 3 }, // disc, seats and orrery
  lighthouse: { yaw: 0, pitch: 5 }, // sign, tower and flags
  cinema: { yaw: 0, pitch: 7 }, // screen, fire and the rows
  kota: { yaw: 8, pitch: 3 }, // sign, hood, fire and benches
  launchpad: { yaw: -9, pitch: 8 }, // rocket, seats and sign
  sunset: { yaw: 6, pitch: 4 }, // sun, bench and both beds
  penguin: { yaw: 5, pitch: 3 }, // penguin, seats, socks and sign
  woodpile: { yaw: 10, pitch: 7 }, // fire, nook and boat
}

/** The wide views of these rooms fall into two parts. An upright screen has room for one. */
const UPRIGHT_ROOMS: { [place in Place]?: Opening } = {
  veranda: { yaw: -38, pitch: -4 }, // bar and daybed
  parlour: { yaw: 20, pitch: 0 }, // alcove and sofa
  hollow: { yaw: 0, pitch: 5 }, // the hole and the sign over it
  regatta: { yaw: -8, pitch: 9 }, // the boat under her sails
  bunks: { yaw: -63, pitch: -3 },
  canopy: { yaw: -29, pitch: -3 },
  gallery: { yaw: -58, pitch: 1 },
  ledges: { yaw: 126, pitch: 3 }, // nest, post and the sea
  hewn: { yaw: 136, pitch: -6 },
  breeze: { yaw: 40, pitch: -4 }, // tub and shower
  tidepool: { yaw: -22, pitch: -6 }, // bath and basins
}

export const MIDDLE: Opening = { yaw: 0, pitch: 0 }

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

// Below the zenith, where left and right would change places.
const STEEPEST_DEGREES = 89

/** Counts a view from the panorama's middle instead of its opening. */
export const fromMiddle = (view: View, { yaw, pitch }: Opening): View => ({
  yaw: view.yaw + yaw,
  pitch: Math.min(STEEPEST_DEGREES, Math.max(-STEEPEST_DEGREES, view.pitch + pitch)),
  zoom: view.zoom,
})

export const openedAt = (projection: Projection, opening: Opening): Projection => ({
  place: (spot, view, size) => projection.place(spot, fromMiddle(view, opening), size),
  toView(spot, view, size) {
    const { yaw, pitch } = projection.toView(spot, fromMiddle(view, opening), size)
    return { yaw: yaw - opening.yaw, pitch: pitch - opening.pitch }
  },
})
