import { createChance } from './chance.ts'
import { createNoise } from './noise.ts'
import type { Raster } from './sheet.ts'

export type Finish = {
  /** Strength of the paper's tooth and the film's grain, 0 to 1. */
  grain: number
  /** How much the corners darken, 0 to 1. */
  vignette?: number
}

const dim = (raster: Raster, index: number, strength: number) => {
  const column = index % raster.width
  const row = Math.floor(index / raster.width)
  const x = (column / raster.width) * 2 - 1
  const y = (row / raster.height) * 2 - 1
  return 1 - strength * Math.min(1, (x * x + y * y) / 2) ** 1.5
}

/** Grain is laid on after the reduction, at the print's own pixels, or it would average away. */
export function finished(raster: Raster, seed: number, finish: Finish): Raster {
  const chance = createChance(seed ^ 0x5eed)
  const mottle = createNoise(seed ^ 0xbeef)
  const data = new Float32Array(raster.data.length)
  for (let index = 0; index < raster.width * raster.height; index++) {
    const column = index % raster.width
    const row = Math.floor(index / raster.width)
    const tooth = (chance.next() + chance.next() - 1) * 0.11 + mottle(column / 3.1, row / 3.1) * 0.035
    const light = (1 + tooth * finish.grain) * dim(raster, index, finish.vignette ?? 0)
    const lift = (chance.next() - 0.5) * 0.004 * finish.grain
    for (let channel = 0; channel < 3; channel++) {
      data[index * 3 + channel] = Math.max(0, raster.data[index * 3 + channel] * light + lift)
    }
  }
  return { ...raster, data }
}
