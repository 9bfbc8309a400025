import type { Chance } from './frame.ts'

/** Side of the tile; a power of two, so that `&` wraps. */
export const TILE = 256
const MASK = TILE - 1

function addOctave(tile: Float32Array, cells: number, strength: number, chance: Chance) {
  const grid = Float32Array.from({ length: cells * cells }, chance)
  const size = TILE / cells
  const at = (column: number, row: number) => grid[(row % cells) * cells + (column % cells)] ?? 0
  for (let index = 0; index < tile.length; index++) {
    const x = (index & MASK) / size
    const y = (index >> 8) / size
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const across = (x - column) ** 2 * (3 - 2 * (x - column))
    const down = (y - row) ** 2 * (3 - 2 * (y - row))
    const top = at(column, row) * (1 - across) + at(column + 1, row) * across
    const low = at(column, row + 1) * (1 - across) + at(column + 1, row + 1) * across
    tile[index] = (tile[index] ?? 0) + (top + (low - top) * down) * strength
  }
}

/**
 * In [0, 1], without seams. `coarse` is the number of blobs across. A lookup replaces its computation in each
 * frame.
 */
export function noiseTile(chance: Chance, coarse = 8): Float32Array {
  const tile = new Float32Array(TILE * TILE)
  for (let octave = 0; octave < 4; octave++) {
    addOctave(tile, Math.min(TILE, coarse * 2 ** octave), 0.5 ** (octave + 1), chance)
  }
  let least = 1
  let most = 0
  for (const value of tile) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  return tile.map((value) => (value - least) / (most - least))
}

export const tileAt = (tile: Float32Array, x: number, y: number) => tile[((y & MASK) << 8) | (x & MASK)] ?? 0
