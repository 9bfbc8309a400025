import { type Chance, createChance } from './chance.ts'
import { mix, ramp, scaled, toHex } from './color.ts'
import { createNoise, layered } from './noise.ts'
import { type Program, type Sheet, vector } from './sheet.ts'
import { box, disc } from './svg.ts'

type Circle = { x: number; y: number; radius: number; paw: boolean }

const MOON = { x: 800, y: 800, radius: 640 }
const CELL = 80
const gold = ramp('#7a4d0c', '#c98a1b', '#f2bb3c', '#ffe08a')
const dust = ramp('#2b3442', '#5d6673', '#a9a79f', '#e4dcca', '#f6efdf')

// Four toes and a pad, as ellipses: x, y, radii, tilt.
const PAW = [
  [800, 985, 236, 190, 0],
  [505, 790, 96, 136, -0.42],
  [682, 588, 104, 152, -0.12],
  [918, 588, 104, 152, 0.12],
  [1095, 790, 96, 136, 0.42],
] as const

/** Distance to an ellipse's rim, near enough: negative inside. */
function toEllipse(x: number, y: number, [cx, cy, rx, ry, tilt]: (typeof PAW)[number]): number {
  const cos = Math.cos(tilt)
  const sin = Math.sin(tilt)
  const dx = (x - cx) * cos + (y - cy) * sin
  const dy = (y - cy) * cos - (x - cx) * sin
  const level = Math.hypot(dx / rx, dy / ry)
  const slope = Math.hypot(dx / (rx * rx), dy / (ry * ry))
  return level === 0 ? -Math.min(rx, ry) : (level * (level - 1)) / slope
}

const toPaw = (x: number, y: number) => Math.min(...PAW.map((ellipse) => toEllipse(x, y, ellipse)))
const toRim = (x: number, y: number) => MOON.radius - Math.hypot(x - MOON.x, y - MOON.y)

/** Circles found so far, in a grid of cells no smaller than the largest of them. */
function packing(sheet: Sheet) {
  const columns = Math.ceil(sheet.width / CELL) + 1
  const cells = new Map<number, Circle[]>()
  const circles: Circle[] = []
  return {
    circles,
    add(circle: Circle) {
      circles.push(circle)
      const key = Math.floor(circle.y / CELL) * columns + Math.floor(circle.x / CELL)
      cells.set(key, [...(cells.get(key) ?? []), circle])
    },
    room(x: number, y: number): number {
      let room = CELL
      for (let cell = 0; cell < 25; cell++) {
        const row = Math.floor(y / CELL) + Math.floor(cell / 5) - 2
        for (const other of cells.get(row * columns + Math.floor(x / CELL) + (cell % 5) - 2) ?? []) {
          room = Math.min(room, Math.hypot(x - other.x, y - other.y) - other.radius)
        }
      }
      return room
    },
  }
}

function packed(sheet: Sheet, chance: Chance): Circle[] {
  const found = packing(sheet)
  for (let attempt = 0; attempt < 420000; attempt++) {
    const largest = 62 * (1 - attempt / 420000) ** 3 + 4
    const x = chance.between(MOON.x - MOON.radius, MOON.x + MOON.radius)
    const y = chance.between(MOON.y - MOON.radius, MOON.y + MOON.radius)
    const paw = toPaw(x, y)
    const bound = Math.min(Math.abs(paw), toRim(x, y))
    if (bound < 2.5) continue
    const radius = Math.min(bound - 0.8, found.room(x, y) - 1.6, largest)
    if (radius >= Math.max(1.7, largest * 0.5)) found.add({ x, y, radius, paw: paw < 0 })
  }
  return found.circles
}

/** A coin: a struck rim, a field, a glint towards the light. */
function coin({ x, y, radius, paw }: Circle, tone: number): string {
  const ink = (paw ? gold : dust)(tone)
  const body = disc(x, y, radius, toHex(ink))
  if (radius < 6) return body
  const rim = `stroke="${toHex(scaled(ink, 0.55))}" stroke-width="${(radius * 0.06 + 0.5).toFixed(2)}"`
  const field = disc(x, y, radius * 0.76, toHex(mix(ink, dust(1), 0.12)), rim)
  if (radius < 14) return body + field
  const glint = disc(
    x - radius * 0.16,
    y - radius * 0.18,
    radius * 0.42,
    toHex(mix(ink, dust(1), paw ? 0.34 : 0.5)),
  )
  return body + field + glint
}

export const circlePacking: Program = (sheet) => {
  const chance = createChance(sheet.seed)
  const relief = layered(createNoise(sheet.seed + 1), 3)
  const stars = Array.from({ length: 420 }, () => {
    const [x, y] = [chance.between(50, 1550), chance.between(50, 1550)]
    return toRim(x, y) > -26
      ? ''
      : disc(x, y, chance.between(0.5, 1.7), '#f6e7c0', `opacity="${chance.next().toFixed(2)}"`)
  })
  const coins = packed(sheet, chance).map((circle) => {
    const lit = 0.62 - ((circle.x - MOON.x) * 0.55 + (circle.y - MOON.y) * 0.62) / (MOON.radius * 2.1)
    const tone =
      lit + relief(circle.x / 260, circle.y / 260) * (circle.paw ? 0.3 : 0.5) + chance.between(-0.09, 0.09)
    return coin(circle, Math.min(1, Math.max(0.04, tone)))
  })
  return vector(sheet, box(0, 0, sheet.width, sheet.height, '#0b1220') + stars.join('') + coins.join(''))
}
