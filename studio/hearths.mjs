// npm run pictures -- --hotspots: where the fire stands in each lodge's still of its fireside, for the simulation on the
// page, from the coordinates of the scenes (metres; x right, y towards the back wall, z up).
import { writeFileSync } from 'node:fs'
import { pointIn, roomCameras } from './cameras.mjs'
import { FLAME, fires, LOG } from './fires.mjs'
import { lodges, roomOf } from './lodges.mjs'

const GENERATED = 'src/web/modules/fireplace/generated/hearths.gen.ts'
export const STILL = { width: 960, height: 640 }
/** Metres that the burner of the simulation lies below the foot of the flames. */
const BURNER = 0.05

/** Pixels of a still, and how many of them a metre there takes. */
function pixelIn(camera, at) {
  const { across, down, metre } = pointIn(camera, at)
  return [
    (0.5 + across / 2) * STILL.width,
    STILL.height / 2 + (down / 2) * STILL.width,
    (metre / 2) * STILL.width,
  ]
}

/** The flames in a still: both ends of their foot, the height of the tallest in pixels, the opening they burn in and the logs before them. */
export function flamesIn(master) {
  const camera = roomCameras[master]
  const { flames, tallest = FLAME, logs } = fires[roomOf(master)]
  const [from, to, y, z] = flames
  const [left, right, middle] = [from, to, (from + to) / 2].map((x) => pixelIn(camera, [x, y, z]))
  return {
    left: rounded(left.slice(0, 2)),
    right: rounded(right.slice(0, 2)),
    height: Math.round(tallest * middle[2]),
    opening: openingOf(master),
    logs: logs.map((log) => logIn(camera, log)),
  }
}

function logIn(camera, log) {
  const [[fromX, fromY, metre], [toX, toY]] = [log.slice(0, 3), log.slice(3)].map((end) =>
    pixelIn(camera, end),
  )
  return rounded([fromX, fromY, toX, toY, LOG * metre])
}

function hearthIn(master) {
  const camera = roomCameras[master]
  const { flames, size, logs } = fires[roomOf(master)]
  const pixel = (...at) => pixelIn(camera, at)
  const [from, to, y, z] = flames
  const [left, right] = [pixel(from, y, z), pixel(to, y, z)]
  const [middle, , metre] = pixel((from + to) / 2, y, z)
  const half = ((right[0] - left[0]) / (to - from)) * (size[0] / 2)
  const foot = Math.max(left[1], right[1]) + BURNER * metre
  const opening = openingOf(master)
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

/** What a still lets one see of the fire: the outline of its hole. */
function openingOf(master) {
  const { hole, hasJambs, isArched, isRound } = fires[roomOf(master)]
  const pixel = (...at) => pixelIn(roomCameras[master], at)
  return isArched || isRound ? curveIn(pixel, hole, isRound) : straightIn(pixel, hole, hasJambs)
}

/** The front of the hole, without what its jambs hide or show. */
function straightIn(pixel, [left, right, front, back, bottom, top], hasJambs) {
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
