import { type Color, color } from './color.ts'

/** Signed distance, about in sheet units: negative inside. */
type Shape = (x: number, y: number) => number

const CENTER = 640

const oval =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) => {
    const level = Math.hypot((x - cx) / rx, (y - cy) / ry)
    return level === 0
      ? -Math.min(rx, ry)
      : (level * (level - 1)) / Math.hypot((x - cx) / rx / rx, (y - cy) / ry / ry)
  }

/** A convex polygon with corners given clockwise, its corners rounded. */
const polygon =
  (corners: readonly (readonly [number, number])[], round: number): Shape =>
  (x, y) => {
    let away = Number.NEGATIVE_INFINITY
    for (let index = 0; index < corners.length; index++) {
      const [ax, ay] = corners[index]
      const [bx, by] = corners[(index + 1) % corners.length]
      const length = Math.hypot(bx - ax, by - ay)
      away = Math.max(away, ((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length)
    }
    return away - round
  }

/** The left half is drawn; the right one is its mirror. */
const mirrored =
  (shape: Shape): Shape =>
  (x, y) =>
    shape(CENTER - Math.abs(x - CENTER), y)
const either =
  (a: Shape, b: Shape): Shape =>
  (x, y) => {
    const [one, other] = [a(x, y), b(x, y)]
    const blend = Math.max(0, 46 - Math.abs(one - other)) / 46
    return Math.min(one, other) - (blend * blend * 46) / 4
  }

const skull = either(oval(CENTER, 790, 330, 290), mirrored(oval(470, 900, 190, 150)))

/** From front to back; the first shape that holds a place names its glass. */
export const SHAPES: readonly { name: RegionName; away: Shape }[] = [
  {
    name: 'ink',
    away: polygon(
      [
        [578, 878],
        [702, 878],
        [660, 946],
        [620, 946],
      ],
      16,
    ),
  },
  { name: 'ink', away: mirrored(oval(506, 776, 38, 40)) },
  { name: 'rose', away: oval(CENTER, 1026, 44, 52) },
  { name: 'cream', away: mirrored(oval(522, 676, 46, 27)) },
  { name: 'cream', away: either(oval(CENTER, 950, 172, 122), mirrored(oval(452, 934, 128, 100))) },
  {
    name: 'blaze',
    away: polygon(
      [
        [612, 500],
        [668, 500],
        [700, 860],
        [580, 860],
      ],
      4,
    ),
  },
  {
    name: 'rose',
    away: mirrored(
      polygon(
        [
          [382, 452],
          [496, 556],
          [392, 660],
        ],
        8,
      ),
    ),
  },
  { name: 'coat', away: skull },
  {
    name: 'coat',
    away: mirrored(
      polygon(
        [
          [346, 362],
          [590, 562],
          [330, 800],
        ],
        26,
      ),
    ),
  },
  {
    name: 'scarf',
    away: polygon(
      [
        [410, 1052],
        [870, 1052],
        [912, 1158],
        [368, 1158],
      ],
      14,
    ),
  },
  {
    name: 'cream',
    away: polygon(
      [
        [500, 1120],
        [780, 1120],
        [730, 1420],
        [640, 1492],
        [550, 1420],
      ],
      20,
    ),
  },
  {
    name: 'coat',
    away: polygon(
      [
        [420, 1090],
        [860, 1090],
        [1080, 1400],
        [1100, 1620],
        [180, 1620],
        [200, 1400],
      ],
      24,
    ),
  },
  { name: 'sun', away: oval(CENTER, 690, 500, 500) },
  { name: 'halo', away: oval(CENTER, 690, 556, 556) },
]

type RegionName = 'ink' | 'cream' | 'blaze' | 'rose' | 'coat' | 'scarf' | 'sun' | 'halo' | 'sky'

type Region = { glass: readonly [Color, Color]; pane: number; lead: number }

const region = (from: string, to: string, pane: number, lead = 3): Region => ({
  glass: [color(from), color(to)],
  pane,
  lead,
})

const NAMED: Record<RegionName, Region> = {
  ink: region('#17131a', '#2c2530', 40, 1),
  cream: region('#f6e3bd', '#fff6e2', 46),
  blaze: region('#f3b35c', '#f9cf8b', 44),
  rose: region('#e8a08c', '#f2c1a6', 40),
  coat: region('#d9651b', '#f0942e', 50),
  scarf: region('#0f6e78', '#1fa3a0', 42),
  sun: region('#b3161d', '#e2372a', 62),
  halo: region('#f0b83c', '#ffd76a', 50),
  sky: region('#10254f', '#2b5aa6', 72),
}

const NAMES = Object.keys(NAMED) as RegionName[]
export const regions: readonly Region[] = NAMES.map((name) => NAMED[name])

export const regionAt = (x: number, y: number): number =>
  NAMES.indexOf(SHAPES.find((shape) => shape.away(x, y) < 0)?.name ?? 'sky')
