import type { Motion } from '../frame.ts'
import { COLUMNS, heatField, heatSpot, paintHeat, ROWS } from '../heat-field.ts'
import { noiseTile } from '../noise-tile.ts'
import { palette } from '../palette.ts'

const SHADES = palette('#05030a', '#1a0730', '#4b0c5e', '#a31a5c', '#ea4a2e', '#ff9a2e', '#ffe07a', '#fffbe8')
const MIDDLE_X = COLUMNS / 2
const MIDDLE_Y = ROWS / 2 + 2
// The view is from slightly above, so a turn is wider than high.
const SQUASH = 0.72
const ARMS = 3

/** The source of each cell's heat: a whirl turns faster towards its eye and pulls slightly inwards. */
function whirl(): { from: Uint32Array; right: Float32Array; low: Float32Array } {
  const cells = COLUMNS * ROWS
  const way = { from: new Uint32Array(cells), right: new Float32Array(cells), low: new Float32Array(cells) }
  for (let at = 0; at < cells; at++) {
    const x = (at % COLUMNS) - MIDDLE_X
    const y = (Math.floor(at / COLUMNS) - MIDDLE_Y) / SQUASH
    const far = Math.hypot(x, y)
    const turn = -1.5 / (far + 16)
    const pull = 1 + 0.5 / (far + 8)
    const sourceX = (x * Math.cos(turn) - y * Math.sin(turn)) * pull + MIDDLE_X
    const sourceY = (x * Math.sin(turn) + y * Math.cos(turn)) * pull * SQUASH + MIDDLE_Y
    const clampedX = Math.min(COLUMNS - 1.01, Math.max(0, sourceX))
    const clampedY = Math.min(ROWS - 1.01, Math.max(0, sourceY))
    way.from[at] = Math.floor(clampedY) * COLUMNS + Math.floor(clampedX)
    way.right[at] = clampedX % 1
    way.low[at] = clampedY % 1
  }
  return way
}

export const spiralVortex: Motion = (chance) => {
  let heat = heatField()
  let next = heatField()
  const tile = noiseTile(chance, 16)
  const { from, right, low } = whirl()
  let time = 0
  const turnOnce = () => {
    const shift = (time * 26) | 0
    for (let at = 0; at < heat.length; at++) {
      const corner = from[at] ?? 0
      const across = right[at] ?? 0
      const under = corner + COLUMNS
      const top = (heat[corner] ?? 0) + ((heat[corner + 1] ?? 0) - (heat[corner] ?? 0)) * across
      const bottom = (heat[under] ?? 0) + ((heat[under + 1] ?? 0) - (heat[under] ?? 0)) * across
      const noise =
        tile[(((((at / COLUMNS) | 0) * 2 + shift) & 255) << 8) | (((at % COLUMNS) * 2 + shift) & 255)] ?? 0
      const warm = (top + (bottom - top) * (low[at] ?? 0)) * 0.9955 - noise * noise * 0.013
      next[at] = Math.max(warm, 0)
    }
    const spent = heat
    heat = next
    next = spent
  }
  return {
    step(seconds) {
      time += seconds
      turnOnce()
      for (let arm = 0; arm < ARMS; arm++) {
        const turn = time * 1.15 + (arm / ARMS) * Math.PI * 2
        for (let spot = 0; spot < 16; spot++) {
          const far = 94 - spot * 4.6 + (chance() - 0.5) * 9
          const angle = turn + spot * 0.13 + (chance() - 0.5) * 0.2
          const x = MIDDLE_X + Math.cos(angle) * far
          heatSpot(heat, x, MIDDLE_Y + Math.sin(angle) * far * SQUASH, 3 + chance() * 5, 0.1)
        }
      }
      heatSpot(heat, MIDDLE_X, MIDDLE_Y, 15, 0.2)
    },
    draw(pixels) {
      paintHeat(pixels, heat, SHADES)
    },
  }
}
