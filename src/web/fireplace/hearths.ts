import { type FireStill, fireStills } from '#contract/lodge-places.gen.ts'

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

const FIRE_FROM_THE_SIDE: Hearth = {
  fire: [210, 323, 660, 478],
  slope: -5,
  opening: [
    [288, 352],
    [561, 347],
    [561, 460],
    [288, 486],
  ],
  flames: [287, 346, 562, 480],
  logs: [
    [345, 458, 365, 456, 7],
    [372, 443, 385, 445, 8],
    [473, 444, 513, 440, 11],
    [521, 446, 533, 446, 6],
  ],
}

const FIRE_FROM_THE_FRONT: Hearth = {
  fire: [193, 352, 767, 535],
  slope: 0,
  opening: [
    [302, 395],
    [658, 395],
    [658, 537],
    [302, 537],
  ],
  flames: [301, 394, 659, 538],
  logs: [
    [355, 514, 374, 514, 8],
    [384, 502, 400, 504, 10],
    [510, 509, 570, 510, 14],
    [571, 521, 598, 521, 9],
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

const STOVE_FROM_THE_SIDE: Hearth = {
  fire: [263, 338, 463, 471],
  slope: -5,
  opening: [
    [308, 367],
    [437, 364],
    [437, 465],
    [308, 479],
  ],
  flames: [307, 363, 438, 479],
  logs: [
    [328, 456, 352, 455, 8],
    [360, 446, 394, 441, 8],
    [402, 440, 415, 440, 7],
    [383, 454, 393, 453, 6],
    [353, 440, 356, 447, 4],
  ],
}

const STOVE_FROM_THE_FRONT: Hearth = {
  fire: [222, 391, 518, 585],
  slope: 0,
  opening: [
    [264, 434],
    [461, 434],
    [461, 592],
    [264, 592],
  ],
  flames: [263, 433, 462, 593],
  logs: [
    [321, 565, 340, 565, 11],
    [355, 553, 406, 548, 12],
    [428, 550, 433, 550, 11],
    [398, 569, 402, 569, 9],
    [349, 537, 354, 537, 5],
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

const hearths: Record<FireStill, Hearth> = {
  'fire-still': FIRE,
  'fire-side': FIRE_FROM_THE_SIDE,
  'fire-front': FIRE_FROM_THE_FRONT,
  'stove-still': STOVE,
  'stove-side': STOVE_FROM_THE_SIDE,
  'stove-front': STOVE_FROM_THE_FRONT,
  'hall-fire': HALL,
}

/** Where the fire stands in a lodge's built-in still of its fireside. */
export const hearthOf = (slug: string): Hearth => hearths[fireStills[slug] ?? 'fire-still']
