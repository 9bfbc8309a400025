import { type Chance, createChance } from './chance.ts'
import { createNoise, layered } from './noise.ts'
import { type Program, type Sheet, vector } from './sheet.ts'
import { box, curve, type Point, stroke } from './svg.ts'

const GROUND = '#081424'
const MARGIN = 84
const STEP = 3

// Mostly night and ledger blue; gold is rare, so that it reads as value moving.
const INKS = [
  '#12365c',
  '#12365c',
  '#1c5790',
  '#1c5790',
  '#2f7fc4',
  '#2f7fc4',
  '#6fb3e6',
  '#cfe6f5',
  '#f3ead6',
  '#e0a63b',
  '#e0a63b',
  '#0f2a4a',
] as const

type Field = (x: number, y: number) => number

/** Two broad currents bend towards each other and cross near the middle of the sheet. */
function currents(sheet: Sheet): Field {
  const noise = layered(createNoise(sheet.seed), 2)
  return (x, y) => {
    const across = (x - sheet.width / 2) / sheet.width
    const down = (y - sheet.height / 2) / sheet.height
    const swirl = Math.atan2(down, across) * 0.5 + Math.PI / 4
    const pull = Math.exp(-(across * across + down * down) * 9)
    return swirl * pull + (0.62 - across * 1.5 + down * 0.5) * (1 - pull) + noise(x / 760, y / 760) * 2.3
  }
}

/** Remembers which units of the sheet are taken, so that ribbons never touch. */
function occupancy(sheet: Sheet) {
  const taken = new Uint8Array(sheet.width * sheet.height)
  const inside = (x: number, y: number) =>
    x > MARGIN && y > MARGIN && x < sheet.width - MARGIN && y < sheet.height - MARGIN
  return {
    free: (x: number, y: number) => inside(x, y) && taken[Math.floor(y) * sheet.width + Math.floor(x)] === 0,
    take(x: number, y: number, radius: number) {
      for (let dy = -radius; dy <= radius; dy++) {
        const reach = Math.sqrt(Math.max(0, radius * radius - dy * dy))
        const row = Math.floor(y + dy) * sheet.width
        taken.fill(1, row + Math.floor(x - reach), row + Math.ceil(x + reach) + 1)
      }
    },
  }
}

type Occupancy = ReturnType<typeof occupancy>

function clear(ground: Occupancy, x: number, y: number, angle: number, reach: number): boolean {
  for (let side = -1; side <= 1; side += 0.25) {
    if (!ground.free(x - Math.sin(angle) * reach * side, y + Math.cos(angle) * reach * side)) return false
  }
  return ground.free(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
}

function trace(field: Field, ground: Occupancy, start: Point, reach: number, steps: number): Point[] {
  const points: Point[] = []
  let [x, y] = start
  for (let step = 0; step < steps; step++) {
    const angle = field(x, y)
    if (!clear(ground, x, y, angle, reach)) break
    points.push([x, y])
    x += Math.cos(angle) * STEP
    y += Math.sin(angle) * STEP
  }
  return points
}

/** A ribbon is one ink; now and then it carries blocks of a second one, as a ledger carries entries. */
function ribbon(points: readonly Point[], width: number, chance: Chance): string {
  const path = curve(points)
  const body = stroke(path, chance.pick(INKS), width, 'stroke-linecap="butt"')
  if (width < 8 || chance.next() > 0.4) return body
  const block = width * chance.between(0.3, 2.4)
  const dashes = `stroke-dasharray="${block.toFixed(1)} ${(block * chance.between(0.5, 3)).toFixed(1)}"`
  return body + stroke(path, chance.pick(INKS), width * chance.pick([1, 1, 0.34]), dashes)
}

export const flowField: Program = (sheet) => {
  const chance = createChance(sheet.seed)
  const field = currents(sheet)
  const ground = occupancy(sheet)
  const marks: string[] = []
  const place = (width: number, gap: number, attempts: number, steps: number, least: number) => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const start: Point = [chance.between(0, sheet.width), chance.between(0, sheet.height)]
      const points = trace(field, ground, start, width / 2 + gap, steps)
      if (points.length < least) continue
      for (const [x, y] of points) ground.take(x, y, width / 2)
      marks.push(ribbon(points, width, chance))
    }
  }
  place(44, 5, 220, 330, 70)
  place(26, 4, 700, 300, 50)
  place(13, 3.4, 2600, 240, 34)
  place(6, 3, 7000, 200, 20)
  place(2.4, 2.6, 16000, 160, 10)
  return vector(sheet, box(0, 0, sheet.width, sheet.height, GROUND) + marks.join(''))
}
