import type { Motion } from '../frame.ts'
import { COLUMNS, heatField, paintHeat, ROWS } from '../heat-field.ts'
import { noiseTile, tileAt } from '../noise-tile.ts'
import { palette } from '../palette.ts'
import { drawBubbles, lavaBubbles, swellBubbles } from './lava-bubbles.ts'

const SHADES = palette('#060304', '#140706', '#2c0a06', '#6e1504', '#c63a03', '#ff7a0a', '#ffc23c', '#fff3b4')
const SHORE = 46

/** Rows near the shore line are far away. */
const distances = Float32Array.from({ length: ROWS }, (_, row) =>
  row < SHORE ? 0 : 2600 / (row - SHORE + 13),
)

export const moltenLava: Motion = (chance) => {
  const heat = heatField()
  const plates = noiseTile(chance, 4)
  const grain = noiseTile(chance, 32)
  const bubbles = lavaBubbles(SHORE * 2, chance)
  let time = 0
  let odd = 0
  const flowRow = (row: number) => {
    const out = distances[row] ?? 0
    const scale = out / 30
    const near = Math.min(1, (row - SHORE) / 22)
    const v = (out * 4.4 - time * 22) | 0
    const drift = time * 3
    for (let column = 0; column < COLUMNS; column++) {
      const u = (column - COLUMNS / 2) * scale + 300
      const warp = tileAt(grain, (u * 0.3 + drift) | 0, v >> 1) * 26
      const plate = tileAt(plates, (u + warp) | 0, (v + warp) | 0)
      const other = tileAt(plates, (u * 1.7 + 80 - warp) | 0, ((v * 1.7) | 0) + 60)
      const seam = 1 - Math.min(1, Math.abs(plate - 0.5) * 7, Math.abs(other - 0.52) * 10)
      const rough = tileAt(grain, (u * 2) | 0, v * 2)
      const pool = Math.max(0, plate - 0.68) * 3.4
      const glow = Math.min(1, seam * seam * 0.86 + pool) * (0.8 + rough * 0.3) + 0.07 + rough * 0.07
      const at = row * COLUMNS + column
      const before = heat[at] ?? 0
      heat[at] = before + (Math.min(0.96, glow * near + (1 - near) * 0.5) - before) * 0.58
    }
  }
  const shimmer = () => {
    for (let at = 1; at < SHORE * COLUMNS; at++) {
      const stray = chance()
      const below = at + COLUMNS + (stray < 0.25 ? -1 : stray < 0.5 ? 1 : 0)
      heat[at] = (heat[at] ?? 0) * 0.55 + Math.max(0, (heat[below] ?? 0) * 0.435 - 0.0035)
    }
  }
  return {
    step(seconds) {
      time += seconds
      // The lake moves slowly, so odd and even rows alternate.
      odd = 1 - odd
      for (let row = SHORE + odd; row < ROWS; row += 2) flowRow(row)
      shimmer()
      swellBubbles(bubbles, seconds, chance)
    },
    draw(pixels) {
      paintHeat(pixels, heat, SHADES)
      drawBubbles(bubbles, pixels)
    },
  }
}
