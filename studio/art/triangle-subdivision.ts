import { type Chance, createChance } from './chance.ts'
import { mix, ramp, toHex } from './color.ts'
import { type Program, type Sheet, vector } from './sheet.ts'
import { box, filled, gradient, line, oval, type Point } from './svg.ts'

type Triangle = readonly [Point, Point, Point]

const GROUND = 1190
const light = ramp('#221f3d', '#3c3a73', '#6468ad', '#98a0da', '#c9d0f2', '#f4f3ff')
const sheen = ramp('#7fd0d8', '#b9a7f0', '#f2b8c6', '#ffe0b8')

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** Cuts a facet across its longest side, near the middle, until it is small or has luck. */
function cut(triangle: Triangle, depth: number, chance: Chance): Triangle[] {
  if (depth === 0 || (depth < 4 && chance.next() < 0.2)) return [triangle]
  const long = [0, 1, 2].map((side) => {
    const [a, b] = [triangle[side], triangle[(side + 1) % 3]]
    return Math.hypot(a[0] - b[0], a[1] - b[1])
  })
  const side = long.indexOf(Math.max(...long))
  const [a, b, c] = [triangle[side], triangle[(side + 1) % 3], triangle[(side + 2) % 3]]
  const middle = between(a, b, 0.5 + chance.bell() * 0.09)
  return [...cut([a, middle, c], depth - 1, chance), ...cut([middle, b, c], depth - 1, chance)]
}

/** One flat facet: lit by the side it belongs to, with a little of the sky's colour caught in it. */
function facet(triangle: Triangle, side: number, height: number, chance: Chance): string {
  const middleY = (triangle[0][1] + triangle[1][1] + triangle[2][1]) / 3
  const middleX = (triangle[0][0] + triangle[1][0] + triangle[2][0]) / 3
  const rise = (GROUND - middleY) / height
  const tone = side * 0.6 + rise * 0.3 + chance.bell() * 0.1
  const colour = mix(
    light(tone),
    sheen((middleX / 1200) * 1.3 - 0.2 + chance.bell() * 0.12),
    Math.max(0, chance.bell() * 0.2 + 0.14 + rise * 0.12),
  )
  const edge = `stroke="${toHex(mix(colour, light(1), 0.24))}" stroke-width=".7" stroke-linejoin="round"`
  return filled(`${line(triangle)}Z`, toHex(colour), edge)
}

type Shard = { foot: number; lean: number; height: number; width: number; sink: number }

/** A six-sided prism seen from the front: two walls and a roof of three planes, drawn to a point off centre. */
function shard({ foot, lean, height, width, sink }: Shard, chance: Chance): string {
  const along: Point = [Math.sin(lean), -Math.cos(lean)]
  const across: Point = [Math.cos(lean), Math.sin(lean)]
  const at = (up: number, side: number): Point => [
    foot + along[0] * up * height + across[0] * side * width,
    GROUND + sink + along[1] * up * height + across[1] * side * width,
  ]
  const ridge = chance.between(-0.18, 0.22)
  const [shoulder, tip] = [chance.between(0.72, 0.8), at(1, chance.between(-0.12, 0.12))]
  const [l0, m0, r0] = [at(0, -0.5), at(0, ridge), at(0, 0.5)]
  const [l1, m1, r1] = [at(shoulder + 0.03, -0.5), at(shoulder - 0.05, ridge), at(shoulder, 0.5)]
  const walls: [Triangle, number, number][] = [
    [[l0, m0, l1], 0.92, 6],
    [[m0, m1, l1], 0.98, 6],
    [[m0, r0, m1], 0.34, 6],
    [[r0, r1, m1], 0.28, 6],
    [[l1, m1, tip], 1.25, 4],
    [[m1, r1, tip], 0.62, 4],
  ]
  return walls
    .flatMap(([triangle, side, depth]) =>
      cut(triangle, depth, chance).map((part) => facet(part, side, height, chance)),
    )
    .join('')
}

function cluster(chance: Chance): string {
  const shards: Shard[] = []
  for (let index = 0; index < 17; index++) {
    const side = index % 2 ? 1 : -1
    const far = (index + 1) / 17
    shards.push({
      foot: 600 + side * far * 250 + chance.bell() * 20,
      lean: side * far * 0.62 + chance.bell() * 0.05,
      height: 700 * (1 - far * 0.72) + chance.between(0, 90),
      width: 150 * (1 - far * 0.55) + chance.between(0, 26),
      sink: 4 + chance.between(0, 14),
    })
  }
  // The tall one stands among them, the small ones in front.
  shards.push({ foot: 606, lean: 0.035, height: 985, width: 232, sink: 6 })
  return shards
    .sort((a, b) => b.height - a.height)
    .map((one) => shard(one, chance))
    .join('')
}

export const triangleSubdivision: Program = (sheet: Sheet) => {
  const crystal = cluster(createChance(sheet.seed))
  const { width, height } = sheet
  const air = gradient('air', [0, 0], [0, GROUND], ['#cfcbe6', '#dfd8ea', '#efdfe4', '#f7e8df'])
  const water = gradient('water', [0, GROUND], [0, height], ['#d9cbdb', '#a9a3cb', '#5d5a94'])
  const fade = `${gradient('fade', [0, GROUND], [0, GROUND + 380], ['#ffffff', '#555555', '#000000'])}<mask id="near">${box(0, 0, width, height, 'url(#fade)')}</mask>`
  const ripples = Array.from({ length: 46 }, (_, index) => {
    const y = GROUND + 10 + index * index * 0.19
    return `<path d="M${600 - 520 + ((index * 37) % 190)} ${y.toFixed(1)}h${300 + ((index * 211) % 640)}" stroke="#fff" stroke-width="${(0.7 + index * 0.03).toFixed(2)}" opacity="${(0.34 - index * 0.005).toFixed(3)}"/>`
  })
  return vector(
    sheet,
    `<defs>${air}${water}${fade}</defs>${box(0, 0, width, GROUND, 'url(#air)')}${box(0, GROUND, width, height - GROUND, 'url(#water)')}` +
      `<g mask="url(#near)"><g opacity=".62" transform="translate(0 ${GROUND * 2 + 12}) scale(1 -1)">${crystal}</g></g>` +
      `${oval(600, GROUND + 9, 330, 12, '#35325f', 'opacity=".35"')}${crystal}${ripples.join('')}`,
  )
}
