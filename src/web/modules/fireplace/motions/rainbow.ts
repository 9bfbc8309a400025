import { type Motion, WIDTH } from '../frame.ts'
import { COLUMNS, heatSpot, ROWS } from '../heat-field.ts'
import { packed } from '../palette.ts'
import { blow, plume } from '../plume.ts'

const WEATHER = { lift: 0.17, swirl: 0.05, airRetained: 0.972, retained: 0.99, bite: 0.022 }
const HUES = 96
const STEPS = 256

const wave = (hue: number, shift: number) =>
  Math.max(0, Math.min(1, Math.abs(((hue * 6 + shift) % 6) - 3) - 1))

function spectrum(): Uint32Array {
  return Uint32Array.from({ length: HUES * STEPS }, (_, index) => {
    const hue = Math.floor(index / STEPS) / HUES
    const heat = (index % STEPS) / (STEPS - 1)
    const light = Math.min(1, heat * 1.5) ** 1.25
    const white = Math.max(0, heat - 0.66) * 2.3
    const channel = (shift: number) =>
      Math.round(
        255 *
          Math.min(1, light * (wave(hue, shift) * 0.94 + 0.06) * (1 - white * 0.5) + white * 0.62 + 0.014),
      )
    return packed(channel(6), channel(4), channel(2))
  })
}

export const rainbow: Motion = (chance) => {
  const fire = plume(chance, WEATHER)
  const { tile } = fire.cooling
  const shades = spectrum()
  let time = 0
  const crest = (column: number) => {
    const run = Math.sin(column * 0.115 - time * 1.9) * 0.5 + 0.5
    const swell = Math.sin(column * 0.04 + time * 0.7) * 0.5 + 0.5
    return (0.12 + 0.88 * run * run) * (0.5 + 0.5 * swell)
  }
  return {
    step(seconds) {
      time += seconds
      for (let column = 8; column < COLUMNS - 8; column++) {
        const end = Math.min(1, (column - 8) / 16, (COLUMNS - 8 - column) / 16)
        const noise = tile[((time * 44) & 255) * 256 + ((column * 3) & 255)] ?? 0
        const heat = Math.min(1, crest(column) * (0.5 + noise * 1.3)) * end
        for (let row = ROWS - 6; row < ROWS; row++) {
          const at = row * COLUMNS + column
          fire.heat[at] = Math.max(fire.heat[at] ?? 0, heat)
        }
      }
      for (let plumes = 0; plumes < 3; plumes++) {
        const column = 14 + chance() * (COLUMNS - 28)
        heatSpot(fire.heat, column, ROWS - 10, 6, crest(column) * 0.5)
      }
      blow(fire, WEATHER, -1.6, 3.6)
    },
    draw(pixels) {
      const { heat } = fire
      for (let row = 0; row < ROWS; row++) {
        for (let column = 0; column < COLUMNS; column++) {
          const at = row * COLUMNS + column
          const here = heat[at] ?? 0
          const right = column < COLUMNS - 1 ? (heat[at + 1] ?? 0) : here
          const low = row < ROWS - 1 ? (heat[at + COLUMNS] ?? 0) : here
          const hue = ((column * 0.43 + row * 0.12 + here * 9 + time * 7) % HUES) | 0
          const base = hue * STEPS
          const pixel = row * 2 * WIDTH + column * 2
          pixels[pixel] = shades[base + ((here * 255) | 0)] ?? 0
          pixels[pixel + 1] = shades[base + (((here + right) * 127.5) | 0)] ?? 0
          pixels[pixel + WIDTH] = shades[base + (((here + low) * 127.5) | 0)] ?? 0
          pixels[pixel + WIDTH + 1] = shades[base + (((right + low) * 127.5) | 0)] ?? 0
        }
      }
    },
  }
}
