import { COLUMNS, ROWS } from './heat-field.ts'

// The air's grid is coarser than the heat's: eddies are large, flames are fine.
export const AIR_COLUMNS = COLUMNS / 2
export const AIR_ROWS = ROWS / 2
const CELLS = AIR_COLUMNS * AIR_ROWS
const SWEEPS = 3
const OVERSHOOT = 1.6
const FASTEST = 3.5

/** In air cells a step: `across` to the right, `down` to the floor. */
export type Air = {
  across: Float32Array
  down: Float32Array
  nextAcross: Float32Array
  nextDown: Float32Array
  pressure: Float32Array
  turn: Float32Array
}

export const stillAir = (): Air => ({
  across: new Float32Array(CELLS),
  down: new Float32Array(CELLS),
  nextAcross: new Float32Array(CELLS),
  nextDown: new Float32Array(CELLS),
  pressure: new Float32Array(CELLS),
  turn: new Float32Array(CELLS),
})

export function lift(air: Air, heat: Float32Array, strength: number) {
  for (let row = 1; row < AIR_ROWS - 1; row++) {
    for (let column = 1; column < AIR_COLUMNS - 1; column++) {
      const at = row * AIR_COLUMNS + column
      air.down[at] = (air.down[at] ?? 0) - (heat[row * 2 * COLUMNS + column * 2] ?? 0) * strength
    }
  }
}

/** Without a limit an eddy would gain speed without end. */
const limited = (speed: number) => (speed > FASTEST ? FASTEST : Math.max(speed, -FASTEST))

/** Vorticity confinement (Fedkiw 2001): restores the small eddies that the coarse grid loses. */
export function swirl(air: Air, strength: number) {
  const { across, down, turn } = air
  for (let at = AIR_COLUMNS + 1; at < CELLS - AIR_COLUMNS - 1; at++) {
    turn[at] =
      (down[at + 1] ?? 0) -
      (down[at - 1] ?? 0) -
      (across[at + AIR_COLUMNS] ?? 0) +
      (across[at - AIR_COLUMNS] ?? 0)
  }
  for (let at = 2 * AIR_COLUMNS + 2; at < CELLS - 2 * AIR_COLUMNS - 2; at++) {
    const slopeX = Math.abs(turn[at + 1] ?? 0) - Math.abs(turn[at - 1] ?? 0)
    const slopeY = Math.abs(turn[at + AIR_COLUMNS] ?? 0) - Math.abs(turn[at - AIR_COLUMNS] ?? 0)
    const push = ((turn[at] ?? 0) * strength) / (Math.abs(slopeX) + Math.abs(slopeY) + 0.01)
    across[at] = limited((across[at] ?? 0) + slopeY * push)
    down[at] = limited((down[at] ?? 0) - slopeX * push)
  }
}

/** Advects the air by itself (Stam 1999), `steps` at once and with some drag. */
export function drift(air: Air, retained: number, steps: number) {
  const { across, down, nextAcross, nextDown } = air
  for (let row = 1; row < AIR_ROWS - 1; row++) {
    for (let column = 1; column < AIR_COLUMNS - 1; column++) {
      const at = row * AIR_COLUMNS + column
      const x = Math.min(AIR_COLUMNS - 1.01, Math.max(0, column - (across[at] ?? 0) * steps))
      const y = Math.min(AIR_ROWS - 1.01, Math.max(0, row - (down[at] ?? 0) * steps))
      const from = (y | 0) * AIR_COLUMNS + (x | 0)
      const right = x - (x | 0)
      const low = y - (y | 0)
      const a = (1 - right) * (1 - low) * retained
      const b = right * (1 - low) * retained
      const c = (1 - right) * low * retained
      const d = right * low * retained
      const under = from + AIR_COLUMNS
      nextAcross[at] =
        (across[from] ?? 0) * a +
        (across[from + 1] ?? 0) * b +
        (across[under] ?? 0) * c +
        (across[under + 1] ?? 0) * d
      nextDown[at] =
        (down[from] ?? 0) * a +
        (down[from + 1] ?? 0) * b +
        (down[under] ?? 0) * c +
        (down[under + 1] ?? 0) * d
    }
  }
  air.across = nextAcross
  air.down = nextDown
  air.nextAcross = across
  air.nextDown = down
}

/** Half of one pressure sweep, over the red or the black cells of a chessboard. */
function relax(pressure: Float32Array, gain: Float32Array, colour: number) {
  for (let row = 1; row < AIR_ROWS - 1; row++) {
    const end = row * AIR_COLUMNS + AIR_COLUMNS - 1
    for (let at = row * AIR_COLUMNS + 1 + ((row + colour) & 1); at < end; at += 2) {
      const around =
        (pressure[at - 1] ?? 0) +
        (pressure[at + 1] ?? 0) +
        (pressure[at - AIR_COLUMNS] ?? 0) +
        (pressure[at + AIR_COLUMNS] ?? 0)
      const now = pressure[at] ?? 0
      pressure[at] = now + ((around - (gain[at] ?? 0)) * 0.25 - now) * OVERSHOOT
    }
  }
}

/** Removes the divergence. The pressure starts from the last frame's, so few sweeps suffice. */
export function settle(air: Air) {
  const { across, down, pressure, turn: gain } = air
  for (let at = AIR_COLUMNS + 1; at < CELLS - AIR_COLUMNS - 1; at++) {
    const sideways = (across[at + 1] ?? 0) - (across[at - 1] ?? 0)
    gain[at] = (sideways + (down[at + AIR_COLUMNS] ?? 0) - (down[at - AIR_COLUMNS] ?? 0)) * 0.5
  }
  for (let half = 0; half < SWEEPS * 2; half++) relax(pressure, gain, half)
  for (let at = AIR_COLUMNS + 1; at < CELLS - AIR_COLUMNS - 1; at++) {
    across[at] = (across[at] ?? 0) - ((pressure[at + 1] ?? 0) - (pressure[at - 1] ?? 0)) * 0.5
    down[at] = (down[at] ?? 0) - ((pressure[at + AIR_COLUMNS] ?? 0) - (pressure[at - AIR_COLUMNS] ?? 0)) * 0.5
  }
}

/** Cooling: heat keeps a share each step, then loses up to `bite` where the noise is high. */
export type Cooling = { retained: number; bite: number; tile: Float32Array; shiftX: number; shiftY: number }

/** Colder cells draw nothing and are skipped. */
const COLD = 0.006

/**
 * Uneven cooling forms the tongues of a flame. The four cells over one air cell share one lookup and nine
 * readings.
 */
export function advect(air: Air, heat: Float32Array, next: Float32Array, cooling: Cooling) {
  const { retained, bite, tile } = cooling
  const { across, down } = air
  const shiftX = cooling.shiftX | 0
  const shiftY = cooling.shiftY | 0
  for (let airRow = 0; airRow < AIR_ROWS; airRow++) {
    const row = airRow * 2
    const wind = Math.max(1, airRow) * AIR_COLUMNS
    const upperTile = ((row * 2 + shiftY) & 255) << 8
    const lowerTile = ((row * 2 + 2 + shiftY) & 255) << 8
    for (let airColumn = 0; airColumn < AIR_COLUMNS; airColumn++) {
      const column = airColumn * 2
      const at = row * COLUMNS + column
      const x = Math.min(COLUMNS - 3.01, Math.max(0, column - (across[wind + airColumn] ?? 0) * 2))
      const y = Math.min(ROWS - 3.01, Math.max(0, row - (down[wind + airColumn] ?? 0) * 2))
      const from = (y | 0) * COLUMNS + (x | 0)
      const under = from + COLUMNS
      const last = under + COLUMNS
      const a = heat[from] ?? 0
      const b = heat[from + 1] ?? 0
      const c = heat[from + 2] ?? 0
      const d = heat[under] ?? 0
      const e = heat[under + 1] ?? 0
      const f = heat[under + 2] ?? 0
      const g = heat[last] ?? 0
      const h = heat[last + 1] ?? 0
      const i = heat[last + 2] ?? 0
      if (a + b + c + d + e + f + g + h + i < COLD) {
        next[at] = 0
        next[at + 1] = 0
        next[at + COLUMNS] = 0
        next[at + COLUMNS + 1] = 0
        continue
      }
      const right = x - (x | 0)
      const low = y - (y | 0)
      const left = column * 2 + shiftX
      const top = a + (b - a) * right
      const middle = d + (e - d) * right
      const topRight = b + (c - b) * right
      const middleRight = e + (f - e) * right
      const bite1 = tile[upperTile | (left & 255)] ?? 0
      const bite2 = tile[upperTile | ((left + 2) & 255)] ?? 0
      const bite3 = tile[lowerTile | (left & 255)] ?? 0
      const bite4 = tile[lowerTile | ((left + 2) & 255)] ?? 0
      const warm1 = (top + (middle - top) * low) * retained - bite1 * bite1 * bite
      const warm2 = (topRight + (middleRight - topRight) * low) * retained - bite2 * bite2 * bite
      const warm3 = (middle + (g + (h - g) * right - middle) * low) * retained - bite3 * bite3 * bite
      const warm4 =
        (middleRight + (h + (i - h) * right - middleRight) * low) * retained - bite4 * bite4 * bite
      next[at] = warm1 > COLD ? warm1 : 0
      next[at + 1] = warm2 > COLD ? warm2 : 0
      next[at + COLUMNS] = warm3 > COLD ? warm3 : 0
      next[at + COLUMNS + 1] = warm4 > COLD ? warm4 : 0
    }
  }
}

/** Expansion: pushes the air over a burner apart from its middle. */
export function spread(air: Air, heat: Float32Array, fromRow: number, toRow: number, strength: number) {
  for (let row = fromRow; row < toRow; row++) {
    for (let column = 1; column < AIR_COLUMNS - 1; column++) {
      const at = row * AIR_COLUMNS + column
      const push =
        ((heat[row * 2 * COLUMNS + column * 2] ?? 0) * strength * (column - AIR_COLUMNS / 2)) / AIR_COLUMNS
      air.across[at] = (air.across[at] ?? 0) + push
    }
  }
}
