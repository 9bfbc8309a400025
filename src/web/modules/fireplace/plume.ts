import { type Air, advect, type Cooling, drift, lift, settle, stillAir, swirl } from './fluid.ts'
import type { Chance } from './frame.ts'
import { COLUMNS, heatField } from './heat-field.ts'
import { noiseTile } from './noise-tile.ts'

export type Plume = { air: Air; heat: Float32Array; next: Float32Array; cooling: Cooling; odd: boolean }

export type Weather = {
  /** Force of the heat upwards; a negative one is downwards. */
  lift: number
  swirl: number
  /** Share of its speed that the air keeps in each step. */
  airRetained: number
  retained: number
  bite: number
}

export const plume = (chance: Chance, weather: Weather, coarse = 16): Plume => ({
  air: stillAir(),
  heat: heatField(),
  next: heatField(),
  cooling: {
    retained: weather.retained,
    bite: weather.bite,
    tile: noiseTile(chance, coarse),
    shiftX: 0,
    shiftY: 0,
  },
  odd: false,
})

/** One step of 1/60 s. `slideX` and `slideY` move the cooling noise, in tile cells. */
export function blow(fire: Plume, weather: Weather, slideX: number, slideY: number) {
  // The air changes slower than the flame: one step of the air takes two of the flame's.
  fire.odd = !fire.odd
  if (fire.odd) {
    lift(fire.air, fire.heat, weather.lift * 2)
    settle(fire.air)
  } else {
    swirl(fire.air, weather.swirl * 2)
    drift(fire.air, weather.airRetained * weather.airRetained, 2)
  }
  fire.cooling.shiftX += slideX
  fire.cooling.shiftY += slideY
  advect(fire.air, fire.heat, fire.next, fire.cooling)
  const { heat } = fire
  fire.heat = fire.next
  fire.next = heat
}

const BURNER_ROWS = 5

export function feed(fire: Plume, row: number, from: number, to: number, time: number, amount: number) {
  const { heat } = fire
  const { tile } = fire.cooling
  const noiseRow = ((time * 44) & 255) << 8
  for (let column = from; column < to; column++) {
    const end = Math.min(1, (column - from) / 14, (to - column) / 14)
    const noise = tile[noiseRow | ((column * 3 + time * 6) & 255)] ?? 0
    const fuel = end * amount * Math.min(1, Math.max(0, noise * 2.4 - 0.4))
    for (let deep = 0; deep < BURNER_ROWS; deep++) {
      const at = (row + deep) * COLUMNS + column
      heat[at] = Math.max(heat[at] ?? 0, fuel)
    }
  }
}
