import { type Chance, createChance } from './chance.ts'
import { mix, ramp, toHex } from './color.ts'
import { type Program, type Sheet, vector } from './sheet.ts'
import { box, disc, gradient, line, type Point, stroke } from './svg.ts'

const ROWS = 34
const MINUTES = 400

const near = ramp('#f7d6d8', '#d8e6d6', '#8fd8b4', '#3fb98a', '#127a5e', '#06382f')

/** One token's day: a quiet walk, a launch that pumps, the long way down, and echoes of it. */
function prices(chance: Chance, row: number): number[] {
  const peaks = Array.from({ length: 1 + chance.whole(3) }, () => ({
    at: chance.between(0.12, 0.88) * MINUTES,
    rise: chance.between(5, 16),
    fall: chance.between(18, 70),
    high: chance.between(0.3, 1) ** 1.6,
  }))
  let walk = 0
  let calm = 0
  return Array.from({ length: MINUTES }, (_, minute) => {
    walk = walk * 0.985 + chance.bell() * 0.012
    calm += (walk - calm) * 0.3
    const pump = peaks.reduce((sum, { at, rise, fall, high }) => {
      const since = minute - at
      return sum + high * (since < 0 ? Math.exp(since / rise) : Math.exp(-since / fall))
    }, 0)
    const edge = Math.min(1, minute / 60, (MINUTES - 1 - minute) / 60)
    return (pump * (1 + walk * 1.7) + 0.05 + calm * (0.7 + row / ROWS)) * (0.25 + 0.75 * edge)
  })
}

/** Candles along the front ridge: body and wick of five minutes each. */
function candles(points: readonly Point[], chance: Chance): string {
  const marks: string[] = []
  for (let index = 0; index + 5 < points.length; index += 5) {
    const slice = points.slice(index, index + 6).map(([, y]) => y)
    const x = points[index + 2][0]
    const [open, close] = [slice[0], slice[5]]
    const rising = close <= open
    const ink = rising ? '#c9ffe2' : '#ff9fb0'
    const [top, low] = [
      Math.min(...slice) - chance.between(2, 16),
      Math.max(...slice) + chance.between(2, 16),
    ]
    const tall = Math.max(5, Math.abs(open - close) + 5)
    marks.push(
      stroke(
        line([
          [x, top],
          [x, low],
        ]),
        ink,
        1.2,
      ),
      box(x - 4.6, Math.min(open, close) - 2, 9.2, tall, ink, 'rx="1.6"'),
    )
  }
  return marks.join('')
}

export const ridgelines: Program = (sheet: Sheet) => {
  const chance = createChance(sheet.seed)
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const depth = row / (ROWS - 1)
    const base = 392 + depth ** 1.35 * 610
    const height = 210 + depth * 130
    const points = prices(chance, row).map(
      (price, minute): Point => [-40 + (minute / (MINUTES - 1)) * (sheet.width + 80), base - price * height],
    )
    const ink = near(depth)
    const id = `r${row}`
    const body = gradient(
      id,
      [0, base - height * 0.9],
      [0, base + 70],
      [toHex(mix(ink, near(0.1), 0.16)), toHex(ink), toHex(mix(ink, near(0.05), 0.5 - depth * 0.4))],
    )
    const area = `<path d="${line(points)}L${sheet.width + 40} ${sheet.height}L-40 ${sheet.height}Z" fill="url(#${id})"/>`
    const rim = stroke(
      line(points),
      toHex(mix(ink, near(depth < 0.5 ? 1 : 0.12), depth < 0.5 ? 0.16 + depth * 0.3 : 0.5)),
      0.9 + depth * 0.9,
      'stroke-linejoin="round"',
    )
    return `<defs>${body}</defs>${area}${rim}${row === ROWS - 1 ? candles(points, chance) : ''}`
  })
  const dawn = gradient('dawn', [0, 0], [0, 560], ['#5d8fb0', '#a9c6cf', '#f3d9c9', '#ffc4b8'])
  const halo =
    '<radialGradient id="halo"><stop offset="0" stop-color="#fff3df" stop-opacity=".75"/>' +
    '<stop offset=".3" stop-color="#ffe9d2" stop-opacity=".35"/><stop offset="1" stop-color="#ffe3cc" stop-opacity="0"/></radialGradient>'
  const sun = disc(1130, 236, 330, 'url(#halo)') + disc(1130, 236, 88, '#fff6e8')
  return vector(
    sheet,
    `<defs>${dawn}${halo}</defs>${box(0, 0, sheet.width, sheet.height, 'url(#dawn)')}${sun}${rows.join('')}`,
  )
}
