// npm run pictures -- --hotspots: where the fire stands in each lodge's still of its fireside, for the simulation on the
// page, from the coordinates of the scenes (metres; x right, y towards the back wall, z up).
import { writeFileSync } from 'node:fs'
import { pointIn, roomCameras } from './cameras.mjs'
import { lodges, roomOf } from './lodges.mjs'

const GENERATED = 'src/web/fireplace/hearths.gen.ts'
export const STILL = { width: 960, height: 640 }
/** Metres that the burner of the simulation lies below the foot of the flames. */
const BURNER = 0.05

// The fires of blender/room_living.py, room_stove.py, room_hall.py, room_kiva.py, room_library.py, room_ingle.py, room_ribbon.py, room_granite.py, woodpile.py and oculus.py. `flames`: from and to along x at the foot, y, z; `tallest`: their
// height, if not FLAME. `size`: width and height that the simulation covers. `hole`: left, right, front, back, bottom, top of what they burn in. `hasJambs`: its
// sides are lit stone that must stay in the picture, not soot. `isArched`: it is half an ellipse, `isRound`: a whole one; from front to back goes
// its rim of lit plaster or steel, then the soot begins. `logs`: both ends of those that lie before the flames or in
// them, as kit.py's `logs` lays them; in the granite they stand on end.
const wide = {
  flames: [-0.95, 0.95, 7.63, 0.44],
  size: [3.5, 1.116],
  hole: [-1.15, 1.15, 7.375, 7.91, 0.42, 1.25],
  hasJambs: true,
  logs: [
    [
      [-0.57, 7.48, 0.59],
      [-0.36, 7.71, 0.59],
    ],
    [
      [0.24, 7.6, 0.52],
      [0.73, 7.56, 0.48],
    ],
    [
      [0.12, 7.64, 0.59],
      [0.57, 7.53, 0.59],
    ],
    [
      [0.17, 7.52, 0.57],
      [0.55, 7.69, 0.61],
    ],
  ],
}
const stove = {
  flames: [0.26, 0.98, 7.55, 0.48],
  size: [1.378, 0.903],
  hole: [0.2, 1.04, 7.28, 7.74, 0.48, 1.16],
  hasJambs: false,
  logs: [
    [
      [0.37, 7.58, 0.54],
      [0.81, 7.52, 0.54],
    ],
    [
      [0.52, 7.55, 0.64],
      [0.96, 7.5, 0.62],
    ],
    [
      [0.55, 7.37, 0.63],
      [0.75, 7.58, 0.63],
    ],
  ],
}
const hall = {
  flames: [-0.575, 0.575, 8.71, 0.54],
  size: [2.58, 0.97],
  hole: [-0.78, 0.78, 8.35, 9.15, 0.52, 1.26],
  hasJambs: false,
  logs: [
    [
      [-0.4, 8.73, 0.7],
      [0.08, 8.68, 0.68],
    ],
    [
      [-0.35, 8.54, 0.69],
      [-0.14, 8.77, 0.69],
    ],
    [
      [0.07, 8.66, 0.62],
      [0.56, 8.62, 0.58],
    ],
    [
      [0.0, 8.62, 0.61],
      [0.34, 8.8, 0.59],
    ],
    [
      [-0.05, 8.7, 0.69],
      [0.4, 8.59, 0.69],
    ],
    [
      [0.0, 8.58, 0.67],
      [0.38, 8.75, 0.71],
    ],
  ],
}
const kiva = {
  flames: [-0.36, 0.36, 7.38, 0.48],
  size: [1.5, 1.26],
  hole: [-0.54, 0.54, 6.98, 7.14, 0.48, 1.39],
  isArched: true,
  logs: [
    [
      [-0.27, 7.39, 0.54],
      [0.21, 7.32, 0.54],
    ],
    [
      [-0.27, 7.3, 0.56],
      [0.04, 7.49, 0.52],
    ],
    [
      [-0.12, 7.37, 0.64],
      [0.36, 7.31, 0.62],
    ],
    [
      [-0.08, 7.17, 0.63],
      [0.14, 7.4, 0.63],
    ],
    [
      [-0.24, 7.36, 0.7],
      [0.25, 7.4, 0.74],
    ],
  ],
}
const library = {
  flames: [-0.39, 0.39, 7.66, 0.19],
  size: [1.56, 1.15],
  hole: [-0.58, 0.58, 7.4, 7.92, 0.18, 1.04],
  hasJambs: false,
  logs: [
    [
      [-0.27, 7.67, 0.25],
      [0.21, 7.6, 0.25],
    ],
    [
      [-0.27, 7.58, 0.27],
      [0.04, 7.77, 0.23],
    ],
    [
      [-0.12, 7.65, 0.35],
      [0.36, 7.59, 0.33],
    ],
    [
      [-0.08, 7.45, 0.34],
      [0.14, 7.68, 0.34],
    ],
    [
      [-0.24, 7.64, 0.41],
      [0.25, 7.68, 0.45],
    ],
  ],
}
const ingle = {
  flames: [-0.42, 0.42, 7.7, 0.56],
  size: [1.7, 1.08],
  hole: [-0.65, 0.65, 7.45, 7.93, 0.55, 1.35],
  hasJambs: true,
  logs: [
    [
      [-0.27, 7.71, 0.62],
      [0.21, 7.64, 0.62],
    ],
    [
      [-0.27, 7.62, 0.64],
      [0.04, 7.81, 0.6],
    ],
    [
      [-0.12, 7.69, 0.72],
      [0.36, 7.63, 0.7],
    ],
    [
      [-0.08, 7.49, 0.71],
      [0.14, 7.72, 0.71],
    ],
    [
      [-0.24, 7.68, 0.78],
      [0.25, 7.72, 0.82],
    ],
  ],
}
const ribbon = {
  flames: [-0.94, 0.94, 6.86, 0.64],
  tallest: 0.46,
  size: [3.5, 0.74],
  hole: [-1, 1, 6.55, 7.15, 0.62, 1.17],
  hasJambs: false,
  logs: [
    [
      [-0.85, 6.89, 0.69],
      [-0.41, 6.83, 0.69],
    ],
    [
      [-0.7, 6.86, 0.79],
      [-0.26, 6.81, 0.77],
    ],
    [
      [-0.67, 6.68, 0.78],
      [-0.47, 6.89, 0.78],
    ],
    [
      [-0.17, 6.79, 0.71],
      [0.28, 6.75, 0.67],
    ],
    [
      [-0.29, 6.83, 0.78],
      [0.12, 6.72, 0.78],
    ],
    [
      [0.29, 6.9, 0.67],
      [0.73, 6.84, 0.71],
    ],
    [
      [0.51, 6.75, 0.7],
      [0.93, 6.84, 0.68],
    ],
    [
      [0.36, 6.82, 0.78],
      [0.82, 6.86, 0.78],
    ],
    [
      [0.3, 6.74, 0.76],
      [0.71, 6.85, 0.8],
    ],
  ],
}
const granite = {
  flames: [-0.27, 0.27, 7.05, 0.43],
  tallest: 1.02,
  size: [1.2, 1.7],
  hole: [-0.475, 0.475, 6.63, 6.85, 0.42, 1.67],
  hasJambs: true,
  logs: [
    [
      [-0.24, 7, 0.43],
      [-0.05, 7.07, 1.17],
    ],
    [
      [0.23, 7.01, 0.43],
      [0.04, 7.08, 1.13],
    ],
    [
      [-0.11, 6.92, 0.43],
      [-0.02, 7.05, 1.09],
    ],
    [
      [0.1, 6.93, 0.43],
      [0.03, 7.05, 1.15],
    ],
  ],
}
const woodpile = {
  flames: [-0.73, 0.73, 6.95, 0.44],
  size: [2.7, 1.05],
  hole: [-0.98, 0.98, 6.62, 7.3, 0.42, 1.36],
  hasJambs: false,
  logs: [
    [
      [-0.66, 6.98, 0.49],
      [0.02, 6.9, 0.49],
    ],
    [
      [0.02, 6.99, 0.49],
      [0.68, 6.9, 0.5],
    ],
    [
      [-0.46, 6.84, 0.58],
      [-0.18, 7.06, 0.58],
    ],
    [
      [0.18, 7.07, 0.58],
      [0.44, 6.83, 0.59],
    ],
    [
      [-0.4, 6.93, 0.67],
      [0.24, 6.98, 0.65],
    ],
    [
      [-0.08, 6.9, 0.6],
      [0.42, 6.97, 0.7],
    ],
  ],
}
const oculus = {
  flames: [-0.42, 0.42, 7.3, 0.79],
  tallest: 0.95,
  size: [1.75, 1.6],
  hole: [-0.75, 0.75, 6.955, 7.06, 0.55, 2.05],
  isRound: true,
  logs: [
    [
      [-0.4, 7.34, 0.85],
      [0.3, 7.28, 0.85],
    ],
    [
      [-0.28, 7.22, 0.86],
      [0.42, 7.36, 0.84],
    ],
    [
      [-0.22, 7.19, 0.94],
      [0.02, 7.42, 0.95],
    ],
    [
      [0.24, 7.2, 0.94],
      [0.02, 7.38, 0.97],
    ],
    [
      [-0.3, 7.3, 1.02],
      [0.32, 7.27, 1.06],
    ],
  ],
}
const fires = {
  fire: wide,
  stove,
  hall,
  kiva,
  library,
  ingle,
  ribbon,
  granite,
  woodpile,
  oculus,
}
/** Metres: radius of a log, height of the tallest flame. */
const LOG = 0.055
const FLAME = 0.62

/** Pixels of a still, and how many of them a metre there takes. */
function pixelIn(camera, at) {
  const { across, down, metre } = pointIn(camera, at)
  return [
    (0.5 + across / 2) * STILL.width,
    STILL.height / 2 + (down / 2) * STILL.width,
    (metre / 2) * STILL.width,
  ]
}

/** The flames in a still: both ends of their foot, the height of the tallest in pixels, and the logs before them. */
export function flamesIn(master) {
  const camera = roomCameras[master]
  const { flames, tallest = FLAME, logs } = fires[roomOf(master)]
  const [from, to, y, z] = flames
  const [left, right, middle] = [from, to, (from + to) / 2].map((x) => pixelIn(camera, [x, y, z]))
  return {
    left: rounded(left.slice(0, 2)),
    right: rounded(right.slice(0, 2)),
    height: Math.round(tallest * middle[2]),
    logs: logs.map((log) => logIn(camera, log)),
  }
}

function logIn(camera, ends) {
  const [[fromX, fromY, metre], [toX, toY]] = ends.map((end) => pixelIn(camera, end))
  return rounded([fromX, fromY, toX, toY, LOG * metre])
}

function hearthIn(master) {
  const camera = roomCameras[master]
  const { flames, size, hole, hasJambs, isArched, isRound, logs } = fires[roomOf(master)]
  const pixel = (...at) => pixelIn(camera, at)
  const [from, to, y, z] = flames
  const [left, right] = [pixel(from, y, z), pixel(to, y, z)]
  const [middle, , metre] = pixel((from + to) / 2, y, z)
  const half = ((right[0] - left[0]) / (to - from)) * (size[0] / 2)
  const foot = Math.max(left[1], right[1]) + BURNER * metre
  const isCurved = isArched || isRound
  const opening = isCurved ? curveIn(pixel, hole, isRound) : openingIn(pixel, hole, hasJambs)
  const [xs, ys] = [0, 1].map((axis) => opening.map((point) => point[axis]))
  return {
    fire: rounded([middle - half, foot - size[1] * metre, middle + half, foot]),
    slope: Math.round((Math.atan2(right[1] - left[1], right[0] - left[0]) * 180) / Math.PI),
    opening,
    flames: [Math.min(...xs) - 1, Math.min(...ys) - 1, Math.max(...xs) + 1, Math.max(...ys) + 1],
    logs: logs.map((log) => logIn(camera, log)),
  }
}

const rounded = (values) => values.map(Math.round)

/** The front of the hole, without what its jambs hide or show. */
function openingIn(pixel, [left, right, front, back, bottom, top], hasJambs) {
  const edge = (x, pick) =>
    hasJambs ? pick(pixel(x, front, top)[0], pixel(x, back, top)[0]) : pixel(x, front, top)[0]
  const [from, to] = [edge(left, Math.max), edge(right, Math.min)]
  const on = (z) => {
    const [a, b] = [pixel(left, front, z), pixel(right, front, z)]
    return (x) => a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
  }
  const [upper, lower] = [on(top), on(bottom)]
  return [
    [from, upper(from)],
    [to, upper(to)],
    [to, lower(to)],
    [from, lower(from)],
  ].map(rounded)
}

/** Steps along half an ellipse, from its right end to its left. */
const STEPS = 12

/** An arched or a round hole: what its rim leaves open, that is what lies within both its outlines, the front one and the back one. */
function curveIn(pixel, [left, right, front, back, bottom, top], isRound) {
  const [points, middle] = isRound ? [2 * STEPS, (bottom + top) / 2] : [STEPS + 1, bottom]
  const outline = (y) =>
    Array.from({ length: points }, (_, k) => (Math.PI * k) / STEPS).map((turn) =>
      pixel(
        (left + right) / 2 + ((right - left) / 2) * Math.cos(turn),
        y,
        middle + (top - middle) * Math.sin(turn),
      ).slice(0, 2),
    )
  return within(outline(front), outline(back)).map(rounded)
}

/** What two outlines have in common; both are convex and run the same way round. */
const within = (outline, other) =>
  other.reduce((left, from, k) => cut(left, from, other[(k + 1) % other.length]), outline)

/** The part of an outline on the inner side of a line. */
function cut(outline, [fromX, fromY], [toX, toY]) {
  const side = ([x, y]) => (toY - fromY) * (x - fromX) - (toX - fromX) * (y - fromY)
  return outline.flatMap((point, k) => {
    const next = outline[(k + 1) % outline.length]
    const [here, there] = [side(point), side(next)]
    const share = here / (here - there)
    const crossing = point.map((value, axis) => value + (next[axis] - value) * share)
    return [...(here >= 0 ? [point] : []), ...(here * there < 0 ? [crossing] : [])]
  })
}

/** Writes the typed data that the fireplace reads. */
export function writeHearths() {
  const rows = Object.fromEntries(lodges.map(({ slug, rooms }) => [slug, hearthIn(rooms.fireplace)]))
  writeFileSync(
    GENERATED,
    `// Written by \`npm run pictures -- --hotspots\` from the scenes' coordinates; edits are lost.
import type { Hearth } from './hearth.ts'

export const hearths: Record<string, Hearth> = ${JSON.stringify(rows)}
`,
  )
}
