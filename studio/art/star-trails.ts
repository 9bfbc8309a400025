import { type Chance, createChance } from './chance.ts'
import { type Color, color, mix, ramp } from './color.ts'
import { createNoise, layered, type Noise } from './noise.ts'
import { addLight, type Program, type Raster, type Sheet, shade } from './sheet.ts'

const POLE = { x: 470, y: 560 }
const EXPOSURE = 0.46
const HOUSE = { x: 742, y: 1408, half: 62, high: 104 }

const night = ramp('#04060f', '#071022', '#0c2038', '#16405a', '#3c7f80', '#b7c48a')
const heat = ramp('#ff9a5c', '#ffd2a0', '#fff6e8', '#cfe0ff', '#8fb4ff')

type Ridge = { base: number; rough: number; wide: number; color: Color; from: number }

const RIDGES: readonly Ridge[] = [
  { base: 1296, rough: 150, wide: 330, color: color('#12303f'), from: 3 },
  { base: 1376, rough: 110, wide: 260, color: color('#0b1f2b'), from: 17 },
  { base: 1452, rough: 60, wide: 300, color: color('#05101a'), from: 31 },
]

/** Where a ridge stands at x; the nearest carries a fringe of firs. */
function crest(ridge: Ridge, hills: Noise, x: number): number {
  const rise = ridge.base - Math.abs(hills(x / ridge.wide + ridge.from, ridge.from)) * ridge.rough * 2
  if (ridge.base < 1400) return rise
  const [tree, place] = [Math.floor(x / 15), (x / 15) % 1]
  const clearing = Math.min(1, Math.max(0, (Math.abs(x - HOUSE.x) - 95) / 60))
  const tall = (24 + hills(tree * 0.73, 8) * 34 + hills(tree * 0.09, 3) * 40) * clearing
  return rise - Math.max(0, tall) * Math.max(0, 1 - Math.abs(place - 0.5) * 2.3) ** 0.8
}

/** The lodge: a lit gable, its roof running down to the snow; undefined elsewhere. */
function lodge(x: number, y: number): Color | undefined {
  const [dx, up] = [Math.abs(x - HOUSE.x), HOUSE.y - y]
  const reach = HOUSE.half * (1 - up / HOUSE.high)
  if (up < 0 || dx > reach + 7) return undefined
  if (dx > reach - 5) return color('#02060b')
  const bar = dx < 1.6 || Math.abs(up - 42) < 2.4
  const glow = 1.25 - up / 150 - dx / 190
  return bar ? color('#3a1c08') : [1.25 * glow, 0.66 * glow, 0.24 * glow]
}

/** The shutter stays open: every star draws the same angle about the pole. */
function expose(raster: Raster, sheet: Sheet, chance: Chance) {
  for (let star = 0; star < 1500; star++) {
    const radius = Math.sqrt(chance.next()) * 1560
    const start = chance.between(0, Math.PI * 2)
    const bright = 0.06 + chance.next() ** 5 * 1.6
    const tint = heat(0.5 + chance.bell() * 0.3)
    const thick = bright > 0.5 ? 2 : 1
    const steps = Math.ceil(radius * EXPOSURE * sheet.scale * 1.3) + 1
    const share = (bright / 1.3) * thick ** -0.4
    for (let step = 0; step < steps; step++) {
      const angle = start + (step / steps) * EXPOSURE
      const twinkle = share * (0.82 + 0.18 * Math.sin(step * 0.013 * thick + star))
      for (let pen = 0; pen < thick; pen++) {
        const [x, y] = [
          POLE.x + Math.cos(angle) * (radius + pen * 0.5),
          POLE.y + Math.sin(angle) * (radius + pen * 0.5),
        ]
        addLight(
          raster,
          x * sheet.scale,
          y * sheet.scale,
          tint[0] * twinkle,
          tint[1] * twinkle,
          tint[2] * twinkle,
        )
      }
    }
  }
}

export const starTrails: Program = (sheet) => {
  const air = layered(createNoise(sheet.seed), 4)
  const hills = layered(createNoise(sheet.seed + 2), 4)
  const raster = shade(sheet, (x, y) => {
    const down = Math.min(1, (y / 1390) ** 1.7)
    return night(down * 0.94 + air(x / 700, y / 360) * 0.09 * (1 - down * 0.5))
  })
  expose(raster, sheet, createChance(sheet.seed))
  const ground = shade(sheet, (x, y) => {
    const house = lodge(x, y)
    if (house) return house
    const ridge = RIDGES.findLast((one) => y > crest(one, hills, x))
    if (!ridge) return [-1, 0, 0]
    const mist = Math.exp(-(y - crest(ridge, hills, x)) / 120) * 0.1
    const spill = Math.exp(-(((x - HOUSE.x) / 120) ** 2 + ((y - HOUSE.y - 16) / 26) ** 2)) * 0.5
    const [r, g, b] = mix(ridge.color, color('#2b5f6b'), ridge.base < 1400 ? mist * 4 : 0)
    return [r + spill * 0.9, g + spill * 0.42, b + spill * 0.14]
  })
  for (let index = 0; index < ground.data.length; index += 3) {
    if (ground.data[index] >= 0) raster.data.set(ground.data.subarray(index, index + 3), index)
  }
  return raster
}
