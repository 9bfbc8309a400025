import { createChance } from './chance.ts'
import { color, mix, ramp, scaled } from './color.ts'
import { createNoise, layered } from './noise.ts'
import { type Program, type Sheet, shade } from './sheet.ts'

// Simulated at a fixed grid whatever the print's size, so that a proof shows the same skin.
const WIDE = 720
const HIGH = 540
const SIZE = WIDE * HIGH
const ROUNDS = 4600
const EYE = { x: 440, y: 256, radius: 142 }

const shadowed = ramp('#06231d', '#0f4a33', '#1f7a45', '#5fae48', '#b5d65a')
const sunlit = ramp('#123d1c', '#2c7a2c', '#6fb338', '#b9d84a', '#f0ef8c')
const iris = ramp('#3a1c07', '#9c5a12', '#e6a72c', '#ffe391')

type Chemistry = { a: Float32Array; b: Float32Array }

function seeded(seed: number): Chemistry {
  const chance = createChance(seed)
  const a = new Float32Array(WIDE * HIGH).fill(1)
  const b = new Float32Array(WIDE * HIGH)
  for (let drop = 0; drop < 900; drop++) {
    const at = chance.whole(HIGH - 4) * WIDE + chance.whole(WIDE - 4)
    for (let part = 0; part < 16; part++) b[at + (part >> 2) * WIDE + (part & 3)] = 0.5
  }
  return { a, b }
}

/** Gray-Scott: feed and kill drift over the sheet, from labyrinth on the brow to spots on the flank. */
function grown(seed: number): Float32Array {
  let { a, b } = seeded(seed)
  let [nextA, nextB]: Float32Array[] = [new Float32Array(a), new Float32Array(b)]
  const noise = layered(createNoise(seed + 5), 2)
  const feed = Float32Array.from(a, (_, i) => 0.0335 + noise((i % WIDE) / 250, i / WIDE / 250) * 0.006)
  const kill = Float32Array.from(a, (_, i) => 0.0606 + ((i % WIDE) / WIDE + i / WIDE / HIGH - 1) * 0.0016)
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = 0; at < SIZE; at++) {
      // The grid closes on itself, so the pattern runs off the sheet instead of stopping at its edge.
      const up = at < WIDE ? at - WIDE + SIZE : at - WIDE
      const down = at + WIDE < SIZE ? at + WIDE : at + WIDE - SIZE
      const left = at === 0 ? SIZE - 1 : at - 1
      const right = at + 1 < SIZE ? at + 1 : 0
      const eaten = a[at] * b[at] * b[at]
      const spreadA = (a[left] + a[right] + a[up] + a[down]) * 0.25 - a[at]
      const spreadB = (b[left] + b[right] + b[up] + b[down]) * 0.25 - b[at]
      nextA[at] = a[at] + spreadA * 0.84 - eaten + feed[at] * (1 - a[at])
      nextB[at] = b[at] + spreadB * 0.42 + eaten - (kill[at] + feed[at]) * b[at]
    }
    ;[a, b, nextA, nextB] = [nextA, nextB, a, b]
  }
  return b
}

/** Cubic reading between grid points: the skin is printed larger than it grew. */
function reader(field: Float32Array, sheet: Sheet) {
  const weight = (t: number, k: number) => {
    const d = Math.abs(t - k)
    return d < 1 ? (4 - 6 * d * d + 3 * d * d * d) / 6 : d < 2 ? (2 - d) ** 3 / 6 : 0
  }
  return (x: number, y: number): number => {
    const gx = (x / sheet.width) * WIDE
    const gy = (y / sheet.height) * HIGH
    const [left, top] = [Math.floor(gx), Math.floor(gy)]
    let sum = 0
    for (let row = -1; row <= 2; row++) {
      const line = ((top + row + HIGH) % HIGH) * WIDE
      for (let column = -1; column <= 2; column++) {
        const value = field[line + ((left + column + WIDE) % WIDE)]
        sum += value * weight(gx - left, column) * weight(gy - top, row)
      }
    }
    return sum
  }
}

export const reactionDiffusion: Program = (sheet) => {
  const height = reader(grown(sheet.seed), sheet)
  const fibres = layered(createNoise(sheet.seed + 9), 3)
  const unit = sheet.width / WIDE
  const eye = (x: number, y: number) => {
    const [dx, dy] = [(x / unit - EYE.x) / EYE.radius, ((y / unit - EYE.y) * 1.1) / EYE.radius]
    const far = Math.hypot(dx, dy)
    const turn = Math.atan2(dy, dx)
    const slit = Math.hypot(dx / 0.56, (dy - 0.06) / 0.25)
    const strand =
      fibres(Math.cos(turn) * 7, Math.sin(turn) * 7 + far * 1.4) + fibres(turn * 22, far * 2.2) * 0.5
    const gold = scaled(
      iris(0.86 - Math.abs(far - 0.55) * 0.9 + strand * 0.55),
      far > 0.84 ? 1 - (far - 0.84) * 5.4 : 1,
    )
    const open = mix(color('#050604'), gold, (slit - 0.97) / 0.05)
    const glint = Math.max(0, 1 - Math.hypot((dx + 0.34) / 0.2, (dy + 0.34) / 0.13)) ** 0.35
    const sheen = Math.max(0, 0.3 - dy * 0.5 - far * 0.28)
    return mix(mix(scaled(open, 0.75 + sheen), color('#d8f0c0'), sheen * 0.3), color('#fdfff2'), glint)
  }
  // A frog at rest: a round eye under one heavy lid.
  const lids = (x: number, y: number) => {
    const [dx, dy] = [(x / unit - EYE.x) / EYE.radius, ((y / unit - EYE.y) * 1.1) / EYE.radius]
    const heavy = -dy - 0.56 - 0.1 * (1 - dx * dx) - dx * 0.1
    return Math.max(Math.hypot(dx, dy) - 1, heavy) * EYE.radius
  }
  return shade(sheet, (x, y) => {
    const away = lids(x, y)
    if (away < 0) return scaled(eye(x, y), Math.min(1, 0.12 - away / 16))
    const here = height(x, y)
    const [slopeX, slopeY] = [height(x + 1.6, y) - here, height(x, y + 1.6) - here]
    const far = Math.hypot(x / unit - EYE.x, y / unit - EYE.y) / EYE.radius
    const bulge = Math.exp(-(((far - 0.92) / 0.34) ** 2)) * ((EYE.y - y / unit) / EYE.radius) * 0.5
    const crease =
      1 - 0.32 * Math.exp(-(((far - 1.42) / 0.14) ** 2)) * Math.max(0, 0.7 + (y / unit - EYE.y) / 300)
    const light = (1 - (slopeX * 0.6 + slopeY) * 5.4 + bulge) * crease * Math.min(1, 0.2 + away / 9)
    const wet = Math.max(0, -(slopeX * 0.7 + slopeY) * 9 - 0.24) ** 2 * 2
    const dusk = 1.1 - Math.hypot(x - sheet.width * 0.5, y - sheet.height * 0.36) / (sheet.width * 1.05)
    const tone = here * 2.3 + 0.05 + fibres(x / 260, y / 260) * 0.24
    const warm = 0.62 - y / sheet.height + fibres(x / 420 + 7, y / 420) * 0.9 + bulge
    return mix(
      scaled(mix(shadowed(tone), sunlit(tone), warm), light * dusk),
      color('#f4ffdc'),
      Math.min(0.6, wet),
    )
  })
}
