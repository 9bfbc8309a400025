/** Middle of the artwork in percent of the frame, its scale as a factor, its rotation in degrees. */
export type Placement = { x: number; y: number; scale: number; rotation: number }

export type PlacementChange =
  | { type: 'moved'; dx: number; dy: number }
  | { type: 'placed'; x: number; y: number }
  | { type: 'scaled'; steps: number }
  | { type: 'rotated'; steps: number }
  | { type: 'reset'; to: Placement }

export const MIN_PERCENT = 10
export const MAX_PERCENT = 90
export const MIN_SCALE = 0.5
export const MAX_SCALE = 2
export const SCALE_STEP = 0.1
export const ROTATION_STEP = 15

export const middle: Placement = { x: 50, y: 50, scale: 1, rotation: 0 }

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
const clampPercent = (percent: number) => clamp(percent, MIN_PERCENT, MAX_PERCENT)
const roundToTenth = (value: number) => Math.round(value * 10) / 10

const normalizeDegrees = (degrees: number) => {
  const turn = ((degrees % 360) + 360) % 360
  return turn > 180 ? turn - 360 : turn
}

export function place(placement: Placement, change: PlacementChange): Placement {
  const { x, y, scale, rotation } = placement
  switch (change.type) {
    case 'moved':
      return { ...placement, x: clampPercent(x + change.dx), y: clampPercent(y + change.dy) }
    case 'placed':
      return { ...placement, x: clampPercent(change.x), y: clampPercent(change.y) }
    case 'scaled':
      return {
        ...placement,
        scale: clamp(roundToTenth(scale + Math.round(change.steps) * SCALE_STEP), MIN_SCALE, MAX_SCALE),
      }
    case 'rotated':
      return { ...placement, rotation: normalizeDegrees(rotation + Math.round(change.steps) * ROTATION_STEP) }
    case 'reset':
      return change.to
  }
}

/** In degrees: 0 in the middle of the frame, more towards the sides. */
export function toTilt({ x }: Placement): number {
  return ((50 - x) / 40) * 9
}
