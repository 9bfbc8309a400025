import { createChance } from './chance.ts'
import { color, mix, scaled } from './color.ts'
import { createNoise, layered } from './noise.ts'
import { type Program, type Sheet, vector } from './sheet.ts'
import { box, line, type Point, stroke } from './svg.ts'

type Wheel = { inner: number; outer: number; arm: number; radius: number; turn: number }

/** A point on a wheel rolling inside a ring, as Cardano drew it; closed after `inner` turns. */
function rolled({ inner, outer, arm, radius, turn }: Wheel, x: number, y: number): Point[] {
  const ratio = (outer - inner) / inner
  const reach = outer - inner + arm * inner
  const steps = outer * 90
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * inner * Math.PI * 2
    const px = (outer - inner) * Math.cos(angle) + arm * inner * Math.cos(angle * ratio)
    const py = (outer - inner) * Math.sin(angle) - arm * inner * Math.sin(angle * ratio)
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    return [x + ((px * cos - py * sin) / reach) * radius, y + ((px * sin + py * cos) / reach) * radius]
  })
}

const ring = (x: number, y: number, radius: number, width: number, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#fff" stroke-width="${width}" ${more}/>`

/** A rosette is one wheel drawn again and again with its pen a little further in. */
function rosette(x: number, y: number, radius: number, inner: number, outer: number, lines: number): string {
  return Array.from({ length: lines }, (_, index) => {
    const share = index / Math.max(1, lines - 1)
    const wheel = {
      inner,
      outer,
      arm: 1.5 - share * 1.15,
      radius: radius * (1 - share * 0.42),
      turn: share * 0.11,
    }
    return stroke(line(rolled(wheel, x, y)), '#fff', 0.85, `opacity="${(0.9 - share * 0.45).toFixed(2)}"`)
  }).join('')
}

/** Divisions about a ring, longer at every fifth. */
function scale(x: number, y: number, radius: number, marks: number): string {
  return Array.from({ length: marks }, (_, mark) => {
    const angle = (mark / marks) * Math.PI * 2
    const long = mark % 5 ? 7 : 15
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return stroke(
      line([
        [x + cos * radius, y + sin * radius],
        [x + cos * (radius + long), y + sin * (radius + long)],
      ]),
      '#fff',
      0.9,
      'opacity=".8"',
    )
  }).join('')
}

function plate(sheet: Sheet): string {
  const [x, y] = [sheet.width / 2, 690]
  const small = [0, 1, 2, 3, 4].map((index) => {
    const place = 216 + index * 212
    const [inner, outer] = [
      [1, 3],
      [1, 4],
      [1, 2],
      [2, 5],
      [3, 8],
    ][index]
    return ring(place, 1404, 80, 0.8, 'opacity=".6"') + rosette(place, 1404, 76, inner, outer, 9)
  })
  const axis = 'opacity=".4" stroke-dasharray="14 5 2 5"'
  return (
    rosette(x, y, 468, 17, 42, 6) +
    rosette(x, y, 330, 7, 24, 7) +
    rosette(x, y, 168, 5, 12, 6) +
    ring(x, y, 480, 1.4) +
    ring(x, y, 488, 0.7) +
    scale(x, y, 492, 240) +
    ring(x, y, 514, 0.7) +
    ring(x, y, 5, 1.2) +
    stroke(`M${x - 560} ${y}H${x + 560}M${x} ${y - 560}V${y + 560}`, '#fff', 0.8, axis) +
    small.join('') +
    stroke('M110 1296H1170', '#fff', 0.8, 'opacity=".5"')
  )
}

export const hypotrochoid: Program = async (sheet) => {
  const chance = createChance(sheet.seed)
  const drawing = await vector(sheet, box(0, 0, sheet.width, sheet.height, '#000') + plate(sheet))
  const wash = layered(createNoise(sheet.seed), 4)
  const bristle = createNoise(sheet.seed + 6)
  const [paper, blue, deep] = [color('#f3eee2'), color('#1748a8'), color('#0a2a70')]
  const slant = chance.between(-4, 4)
  // The coat was brushed on by hand: streaks along the stroke, a ragged end at every edge.
  for (let index = 0; index < drawing.data.length; index += 3) {
    const x = ((index / 3) % drawing.width) / sheet.scale
    const y = Math.floor(index / 3 / drawing.width) / sheet.scale
    const inset = Math.min(
      x - 62,
      sheet.width - 62 - x,
      y - 56 + (x / sheet.width) * slant,
      sheet.height - 60 - y,
    )
    const rag = bristle(x / 150, y / 4) * 11 + bristle(x / 7, y / 60) * 7 + wash(x / 70, y / 70) * 12
    const coat = Math.min(1, Math.max(0, (inset + rag) / 5))
    const density = 0.5 + wash(x / 420, y / 210) * 0.8 + bristle(x / 260, y / 2.6) * 0.12
    const ground = mix(paper, mix(blue, deep, density), coat)
    const line = drawing.data[index] * 0.94 * coat
    const white = scaled(paper, 0.98)
    for (let channel = 0; channel < 3; channel++) {
      drawing.data[index + channel] = ground[channel] * (1 - line) + white[channel] * line
    }
  }
  return drawing
}
