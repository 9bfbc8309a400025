import { type Motion, WIDTH } from '../frame.ts'
import { COLUMNS, heatField, heatSpot, paintHeat, ROWS } from '../heat-field.ts'
import { noiseTile, tileAt } from '../noise-tile.ts'
import { addGlow } from '../paint.ts'
import { palette } from '../palette.ts'
import { drawSparks, flySparks, sparks, throwSpark } from '../sparks.ts'

const SHADES = palette('#060304', '#140706', '#2c0a06', '#6e1504', '#c63a03', '#ff7a0a', '#ffc23c', '#fff3b4')
const SHORE = 46
const BUBBLES = 5

/** How far out on the lake each row lies: rows near the shore line are far away and small. */
const distances = Float32Array.from({ length: ROWS }, (_, row) =>
  row < SHORE ? 0 : 2600 / (row - SHORE + 13),
)

/** A lava lake: plates of crust drift towards you and part over bright seams; bubbles swell, burst and spit. */
export const moltenLava: Motion = (chance) => {
  const heat = heatField()
  const plates = noiseTile(chance, 4)
  const grain = noiseTile(chance, 32)
  const spit = sparks(90)
  const bubbleX = new Float32Array(BUBBLES)
  const bubbleRow = new Float32Array(BUBBLES)
  const bubbleAge = Float32Array.from({ length: BUBBLES }, (_, bubble) => -bubble * 0.8 - 0.3)
  let time = 0
  const flow = () => {
    for (let row = SHORE; row < ROWS; row++) {
      const out = distances[row] ?? 0
      const scale = out / 30
      const near = Math.min(1, (row - SHORE) / 22)
      const v = (out * 4.4 - time * 22) | 0
      for (let column = 0; column < COLUMNS; column++) {
        const u = (column - COLUMNS / 2) * scale + 300
        const warp = tileAt(grain, (u * 0.3 + time * 3) | 0, v >> 1) * 26
        const plate = tileAt(plates, (u + warp) | 0, (v + warp) | 0)
        const other = tileAt(plates, (u * 1.7 + 80 - warp) | 0, ((v * 1.7) | 0) + 60)
        const seam = 1 - Math.min(1, Math.abs(plate - 0.5) * 7, Math.abs(other - 0.52) * 10)
        const pool = Math.max(0, plate - 0.68) * 3.4
        const rough = tileAt(grain, (u * 2) | 0, v * 2)
        const glow = Math.min(1, seam * seam * 0.86 + pool) * (0.8 + rough * 0.3) + 0.07 + rough * 0.07
        const at = row * COLUMNS + column
        heat[at] = (heat[at] ?? 0) + (Math.min(0.96, glow * near + (1 - near) * 0.5) - (heat[at] ?? 0)) * 0.35
      }
    }
  }
  const shimmer = () => {
    for (let at = 1; at < SHORE * COLUMNS; at++) {
      const below = at + COLUMNS + (chance() < 0.5 ? 0 : chance() < 0.5 ? 1 : -1)
      heat[at] = (heat[at] ?? 0) * 0.55 + Math.max(0, (heat[below] ?? 0) * 0.435 - 0.0035)
    }
  }
  const bubble = (index: number, seconds: number) => {
    const age = (bubbleAge[index] ?? 0) + seconds
    bubbleAge[index] = age
    const x = bubbleX[index] ?? 0
    const row = bubbleRow[index] ?? 0
    const size = 3 + ((row - SHORE) / (ROWS - SHORE)) * 13
    if (age < 0 || row === 0) {
      if (row !== 0 || age < 0) return
    }
    if (age > 1.5 || row === 0) {
      if (row !== 0) {
        for (let drop = 0; drop < 14; drop++) {
          throwSpark(
            spit,
            x * 2 + (chance() - 0.5) * size * 2,
            row * 2 - size,
            (chance() - 0.5) * 90,
            -60 - chance() * size * 11,
            0.7 + chance() * 0.6,
          )
        }
      }
      bubbleAge[index] = -chance() * 1.6
      bubbleX[index] = 20 + chance() * 160
      bubbleRow[index] = SHORE + 16 + chance() * 78
      return
    }
    heatSpot(heat, x, row, size * Math.sqrt(age / 1.5), 0.24)
  }
  return {
    step(seconds) {
      time += seconds
      flow()
      shimmer()
      for (let index = 0; index < BUBBLES; index++) bubble(index, seconds)
      flySparks(spit, seconds, 240, 0, chance)
    },
    draw(pixels) {
      paintHeat(pixels, heat, SHADES)
      for (let index = 0; index < BUBBLES; index++) {
        const age = bubbleAge[index] ?? 0
        if (age <= 0) continue
        const size = (6 + (((bubbleRow[index] ?? 0) - SHORE) / (ROWS - SHORE)) * 26) * Math.sqrt(age / 1.5)
        addGlow(
          pixels,
          (bubbleX[index] ?? 0) * 2 - size * 0.3,
          (bubbleRow[index] ?? 0) * 2 - size * 0.4,
          size * 0.5,
          0xff9ad8ff,
          0.5,
        )
      }
      drawSparks(spit, pixels, 0xff3a9cff, 2.6)
      for (let x = 30; x < WIDTH; x += 85)
        addGlow(pixels, x + Math.sin(time + x) * 12, SHORE * 2, 46, 0xff0a2a80, 0.22)
    },
  }
}
