import { createChance } from './chance.ts'
import { ramp } from './color.ts'
import { blank, type Program, type Raster, type Sheet } from './sheet.ts'

type Shape = readonly [number, number, number, number]

const COLUMNS = 3
const MARGIN = 92
const GAP = 30
const DOTS = 2600000

const INKS = [
  ramp('#1a1020', '#7a2f5c', '#f08fb0', '#fff0ee'),
  ramp('#141425', '#3f4a8c', '#9fb4f2', '#f2f5ff'),
  ramp('#1c1210', '#8f4a24', '#f0a45c', '#fff1d8'),
  ramp('#12181c', '#2c6a70', '#86d6c8', '#f0fff8'),
  ramp('#1c1608', '#a06d0c', '#ffc83c', '#fff7d6'),
  ramp('#1a0f1e', '#6a3a8c', '#cf9cf0', '#fbf0ff'),
]

/** Clifford's attractor: one step. */
const step = ([a, b, c, d]: Shape, x: number, y: number): readonly [number, number] => [
  Math.sin(a * y) + c * Math.cos(a * x),
  Math.sin(b * x) + d * Math.cos(b * y),
]

/** How much of its frame a trial run visits: dull cycles score low, fur and whiskers score high. */
function spread(shape: Shape): number {
  const seen = new Set<number>()
  let [x, y] = [0.1, 0.1]
  for (let count = 0; count < 6000; count++) {
    ;[x, y] = step(shape, x, y)
    seen.add(Math.floor((x + 3.2) * 16) * 128 + Math.floor((y + 3.2) * 16))
  }
  return seen.size
}

function lives(seed: number): Shape[] {
  const chance = createChance(seed)
  const found: { shape: Shape; score: number }[] = []
  for (let trial = 0; trial < 900; trial++) {
    const part = () => chance.between(1.2, 2.1) * (chance.next() < 0.5 ? -1 : 1)
    const shape: Shape = [part(), part(), chance.between(-1.3, 1.3), chance.between(-1.3, 1.3)]
    found.push({ shape, score: spread(shape) })
  }
  // The very fullest are mere clouds; the best threads lie just under them.
  const ranked = found.sort((a, b) => b.score - a.score).slice(40, 240)
  return Array.from({ length: 9 }, () => ranked[chance.whole(ranked.length)].shape)
}

/** The box a life moves in: half its width about the middle, and its span from top to bottom. */
function extent(shape: Shape) {
  let [x, y] = [0.1, 0.1]
  const box = { half: 0, top: Number.POSITIVE_INFINITY, low: Number.NEGATIVE_INFINITY }
  for (let count = 0; count < 60000; count++) {
    ;[x, y] = step(shape, x, y)
    box.half = Math.max(box.half, Math.abs(x))
    box.top = Math.min(box.top, y)
    box.low = Math.max(box.low, y)
  }
  return box
}

/** Visits counted in a square, mirrored left to right, so that each life looks back like a mask. */
function visited(shape: Shape, size: number): Float32Array {
  const counts = new Float32Array(size * size)
  const { half, top, low } = extent(shape)
  const unit = (size * 0.84) / Math.max(half * 2, low - top)
  let [x, y] = [0.1, 0.1]
  for (let count = 0; count < DOTS; count++) {
    ;[x, y] = step(shape, x, y)
    const row = Math.floor(size / 2 + (y - (top + low) / 2) * unit) * size
    counts[row + Math.floor(size / 2 + x * unit)]++
    counts[row + Math.floor(size / 2 - x * unit)]++
  }
  return counts
}

function hang(raster: Raster, sheet: Sheet, counts: Float32Array, size: number, life: number) {
  const ink = INKS[[0, 1, 2, 3, 4, 5, 2, 0, 1][life]]
  const cell = (sheet.width - 2 * MARGIN + GAP) / COLUMNS
  const left = Math.round((MARGIN + (life % COLUMNS) * cell) * sheet.scale)
  const top = Math.round((MARGIN + Math.floor(life / COLUMNS) * cell) * sheet.scale)
  const full = Math.log1p(counts.slice().sort()[Math.floor(counts.length * 0.9985)])
  for (let index = 0; index < counts.length; index++) {
    const shade = ink((Math.log1p(counts[index]) / full) ** 1.15)
    const place = ((top + Math.floor(index / size)) * raster.width + left + (index % size)) * 3
    raster.data.set(shade, place)
  }
}

export const strangeAttractor: Program = (sheet) => {
  const raster = blank(sheet)
  const paper = ramp('#0d0b12', '#0d0b12')(0)
  for (let index = 0; index < raster.data.length; index++) raster.data[index] = paper[index % 3]
  const size = Math.round(((sheet.width - 2 * MARGIN + GAP) / COLUMNS - GAP) * sheet.scale)
  for (const [life, shape] of lives(sheet.seed).entries())
    hang(raster, sheet, visited(shape, size), size, life)
  return raster
}
