import { HEIGHT, type Motion, WIDTH } from '../frame.ts'
import { palette, SHADES as TOP } from '../palette.ts'

const CELL_WIDE = 8
const CELL_HIGH = 10
const ACROSS = WIDTH / CELL_WIDE
const DOWN = HEIGHT / CELL_HIGH
const CELLS = ACROSS * DOWN
const SHADES = palette('#010603', '#03180b', '#06391a', '#0a6b2c', '#10ad45', '#2df071', '#b4ffce', '#f2fff6')

// Rows of five bits, with the left column in the highest bit.
const DIGITS = [
  [14, 17, 19, 21, 25, 17, 14],
  [4, 12, 4, 4, 4, 4, 14],
]

export const cyberGreen: Motion = (chance) => {
  const heat = new Float32Array(CELLS + ACROSS)
  const shown = new Float32Array(CELLS)
  const digit = new Uint8Array(CELLS)
  const rain = Float32Array.from({ length: ACROSS }, () => chance() * DOWN * 3)
  let tick = 0
  const kindle = () => {
    for (let column = 0; column < ACROSS; column++) {
      const hill = Math.max(0, 1 - ((column - ACROSS / 2 + 0.5) / 17) ** 2)
      heat[CELLS + column] = Math.min(1, hill ** 0.6 * (0.66 + chance() * 0.62))
    }
    for (let at = 0; at < CELLS; at++) {
      const below = at + ACROSS + Math.floor(chance() * 3) - 1
      heat[at] = Math.max(0, (heat[below] ?? 0) - chance() * 0.068)
      if (chance() < 0.035) digit[at] = chance() < 0.5 ? 0 : 1
    }
  }
  return {
    step(seconds) {
      tick += seconds
      if (tick >= 1 / 15) {
        tick -= 1 / 15
        kindle()
      }
      for (let column = 0; column < ACROSS; column++) {
        rain[column] = ((rain[column] ?? 0) + seconds * (7 + (column % 5) * 1.6)) % (DOWN * 3)
      }
      for (let at = 0; at < CELLS; at++) {
        const drop = (rain[at % ACROSS] ?? 0) - Math.floor(at / ACROSS)
        const trail = drop >= 0 && drop < 7 ? 0.34 * (1 - drop / 7) : 0.035
        shown[at] = (shown[at] ?? 0) + (Math.max(heat[at] ?? 0, trail) - (shown[at] ?? 0)) * 0.24
      }
    },
    draw(pixels) {
      const ground = SHADES[0] ?? 0
      for (let at = 0; at < CELLS; at++) {
        const glow = shown[at] ?? 0
        const ink = SHADES[(Math.min(1, glow * 1.35 + 0.04) * (TOP - 1)) | 0] ?? 0
        const around = SHADES[(Math.min(1, glow) * 300) | 0] ?? ground
        const rows = DIGITS[digit[at] ?? 0]
        const corner = Math.floor(at / ACROSS) * CELL_HIGH * WIDTH + (at % ACROSS) * CELL_WIDE
        for (let row = 0; row < CELL_HIGH; row++) {
          const bits = (rows?.[row - 1] ?? 0) << 1
          const line = corner + row * WIDTH
          for (let column = 0; column < CELL_WIDE; column++) {
            pixels[line + column] = (bits >> (6 - column)) & 1 ? ink : around
          }
        }
      }
    },
  }
}
