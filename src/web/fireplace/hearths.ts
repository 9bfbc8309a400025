import type { Place } from '#contract/lodge-places.gen.ts'
import { placeOf } from '#contract/places.ts'

/** Pixels of a still scaled to 960 × 640. */
type Point = readonly [x: number, y: number]
type Box = readonly [left: number, top: number, right: number, bottom: number]
export type Log = readonly [fromX: number, fromY: number, toX: number, toY: number, radius: number]

/** Where the fire stands in a still. */
export type Hearth = {
  /** The simulation's picture; its burner is on the foot of the flames. */
  fire: Box
  /** Slope of the foot in degrees. */
  slope: number
  /** What the room lets one see of the fire. */
  opening: readonly Point[]
  /** The flames of the still and their glow, which the simulation replaces. */
  flames: Box
  /** Logs that lie before the flames. */
  logs: readonly Log[]
}

export const STILL = { width: 960, height: 640 }

const FIRE: Hearth = {
  fire: [309, 308, 705, 441],
  slope: 4,
  opening: [
    [392, 329],
    [634, 332],
    [634, 437],
    [392, 423],
  ],
  flames: [390, 329, 636, 438],
  logs: [
    [414, 410, 443, 404, 6],
    [516, 412, 558, 409, 9],
    [519, 421, 581, 425, 7],
  ],
}

const STOVE: Hearth = {
  fire: [352, 318, 497, 423],
  slope: 1,
  opening: [
    [368, 339],
    [461, 339],
    [461, 421],
    [368, 418],
  ],
  flames: [367, 338, 463, 421],
  logs: [
    [414, 401, 440, 402, 6],
    [390, 408, 409, 408, 5],
    [448, 403, 461, 403, 6],
    [417, 410, 441, 410, 4],
  ],
}

const HALL: Hearth = {
  fire: [352, 396, 664, 522],
  slope: 5,
  opening: [
    [408, 417],
    [597, 420],
    [597, 531],
    [408, 510],
  ],
  flames: [407, 417, 598, 532],
  logs: [
    [453, 493, 472, 487, 9],
    [452, 498, 474, 499, 6],
    [501, 489, 556, 493, 7],
    [499, 501, 500, 502, 4],
    [513, 502, 579, 513, 7],
  ],
}

const hearths: Partial<Record<Place, Hearth>> = { stove: STOVE, hearth: HALL }

/** Where the fire stands in a lodge's built-in still of its fireside. */
export const hearthOf = (slug: string): Hearth => hearths[placeOf(slug, 'neon-fireplace')] ?? FIRE
