import { HEIGHT, WIDTH } from './frame.ts'
import { SHADES } from './palette.ts'

/** The field has half the picture's size, which a soft flame does not show. */
export const COLUMNS = WIDTH / 2
export const ROWS = HEIGHT / 2

export const heatField = () => new Float32Array(COLUMNS * ROWS)

export function heatSpot(heat: Float32Array, x: number, y: number, radius: number, amount: number) {
  const left = Math.max(0, Math.ceil(x - radius))
  const right = Math.min(COLUMNS - 1, Math.floor(x + radius))
  const low = Math.min(ROWS - 1, Math.floor(y + radius))
  for (let row = Math.max(0, Math.ceil(y - radius)); row <= low; row++) {
    for (let column = left; column <= right; column++) {
      const far = ((column - x) * (column - x) + (row - y) * (row - y)) / (radius * radius)
      if (far >= 1) continue
      const at = row * COLUMNS + column
      heat[at] = Math.min(1, (heat[at] ?? 0) + amount * (1 - far) * (1 - far))
    }
  }
}

/**
 * For low flames: moves the heat up one row and cools it by a sliding noise. Rows above `fromRow` are
 * skipped.
 */
export function lick(heat: Float32Array, tile: Float32Array, shift: number, bite: number, fromRow: number) {
  const end = COLUMNS * (ROWS - 1)
  const slide = shift | 0
  for (let at = fromRow * COLUMNS + 1; at < end; at++) {
    const below = at + COLUMNS
    const warm = (heat[below] ?? 0) * 0.6 + ((heat[below - 1] ?? 0) + (heat[below + 1] ?? 0)) * 0.2
    if (warm <= 0) {
      heat[at] = 0
      continue
    }
    const noise = tile[((((at / COLUMNS) | 0) * 3 + slide) & 255) * 256 + (((at % COLUMNS) * 4) & 255)] ?? 0
    const left = warm * 0.992 - noise * noise * bite
    heat[at] = Math.max(left, 0)
  }
  // A burner that is not fed goes out.
  for (let at = end; at < heat.length; at++) heat[at] = (heat[at] ?? 0) * 0.93
}

export function linger(heat: Float32Array, retained: number) {
  const side = retained * 0.1
  const middle = retained * 0.6
  const end = heat.length - COLUMNS
  for (let at = COLUMNS; at < end; at++) {
    heat[at] =
      (heat[at] ?? 0) * middle +
      ((heat[at - 1] ?? 0) + (heat[at + 1] ?? 0) + (heat[at - COLUMNS] ?? 0) + (heat[at + COLUMNS] ?? 0)) *
        side
  }
  heat.fill(0, 0, COLUMNS)
  heat.fill(0, end)
}

export function paintHeat(
  pixels: Uint32Array,
  heat: Float32Array,
  shades: Uint32Array,
  fromRow = 0,
  toRow = ROWS,
) {
  const top = SHADES - 1
  const half = top / 2
  const quarter = top / 4
  // After this fill, only warm cells are painted.
  pixels.fill(shades[0] ?? 0, fromRow * 2 * WIDTH, toRow * 2 * WIDTH)
  for (let row = fromRow; row < toRow; row++) {
    const here = row * COLUMNS
    const next = row === ROWS - 1 ? here : here + COLUMNS
    let left = heat[here] ?? 0
    let leftLow = heat[next] ?? 0
    let pixel = row * 2 * WIDTH
    for (let column = 1; column <= COLUMNS; column++, pixel += 2) {
      const right = column === COLUMNS ? left : (heat[here + column] ?? 0)
      const rightLow = column === COLUMNS ? leftLow : (heat[next + column] ?? 0)
      const all = left + right + leftLow + rightLow
      if (all > 0.002) {
        pixels[pixel] = shades[(left * top) | 0] ?? 0
        pixels[pixel + 1] = shades[((left + right) * half) | 0] ?? 0
        pixels[pixel + WIDTH] = shades[((left + leftLow) * half) | 0] ?? 0
        pixels[pixel + WIDTH + 1] = shades[(all * quarter) | 0] ?? 0
      }
      left = right
      leftLow = rightLow
    }
  }
}
