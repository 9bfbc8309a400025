import { AIR_COLUMNS, AIR_ROWS } from '../fluid.ts'
import { HEIGHT, type Motion, WIDTH } from '../frame.ts'
import { heatSpot, paintHeat } from '../heat-field.ts'
import { addGlow, addLine } from '../paint.ts'
import { palette } from '../palette.ts'
import { blow, feed, plume } from '../plume.ts'

const SHADES = palette('#030911', '#08223a', '#12507a', '#2f8fc0', '#7cc9e8', '#c4ecfa', '#f6feff')
const WEATHER = { lift: 0.06, swirl: 0.03, airRetained: 0.98, retained: 0.991, bite: 0.013 }
const FLAKES = 150
const CRYSTALS = 12
const WHITE = 0xfffff6ea
const BLUE = 0xffffd8a0

export const arcticIce: Motion = (chance) => {
  const fire = plume(chance, WEATHER)
  const x = Float32Array.from({ length: FLAKES }, () => chance() * WIDTH)
  const y = Float32Array.from({ length: FLAKES }, () => chance() * HEIGHT)
  const near = Float32Array.from({ length: FLAKES }, () => 0.25 + chance() ** 2)
  let time = 0
  let wind = 0
  const fan = () => {
    for (let row = 4; row < AIR_ROWS - 1; row++) {
      const push = wind * (1.3 - row / AIR_ROWS) * 0.035
      for (let column = 1; column < AIR_COLUMNS - 1; column++) {
        const at = row * AIR_COLUMNS + column
        fire.air.across[at] = (fire.air.across[at] ?? 0) + push * (0.7 - (fire.air.across[at] ?? 0))
      }
    }
  }
  return {
    step(seconds) {
      time += seconds
      wind = 0.55 + 0.45 * Math.sin(time * 0.5) + 0.2 * Math.sin(time * 1.7)
      feed(fire, 145, 30, 130, time * 0.5, 0.9)
      for (let spot = 0; spot < 3; spot++) heatSpot(fire.heat, 52 + chance() * 56, 141, 9, 0.16)
      fan()
      blow(fire, WEATHER, -2.4, 1.2)
      for (let flake = 0; flake < FLAKES; flake++) {
        const depth = near[flake] ?? 0
        const sway = Math.sin(time * 1.6 + flake) * 12
        x[flake] = ((x[flake] ?? 0) + (34 + wind * 74 + sway) * depth * seconds + WIDTH) % WIDTH
        y[flake] = ((y[flake] ?? 0) + (20 + sway * 0.4) * depth * seconds + HEIGHT) % HEIGHT
      }
    },
    draw(pixels) {
      paintHeat(pixels, fire.heat, SHADES)
      for (let flake = 0; flake < FLAKES; flake++) {
        addGlow(
          pixels,
          x[flake] ?? 0,
          y[flake] ?? 0,
          0.9 + (near[flake] ?? 0) * 1.9,
          WHITE,
          0.25 + (near[flake] ?? 0) * 0.5,
        )
      }
      for (let crystal = 0; crystal < CRYSTALS; crystal++) {
        const size = 4 + (crystal % 4) * 1.7
        for (let arm = 0; arm < 3; arm++) {
          const turn = time * (0.3 + (crystal % 3) * 0.2) + crystal + (arm * Math.PI) / 3
          const dx = Math.cos(turn) * size
          const dy = Math.sin(turn) * size
          addLine(
            pixels,
            (x[crystal] ?? 0) - dx,
            (y[crystal] ?? 0) - dy,
            (x[crystal] ?? 0) + dx,
            (y[crystal] ?? 0) + dy,
            BLUE,
            0.7,
          )
        }
      }
    },
  }
}
