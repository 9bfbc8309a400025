/**
 * Where an artwork hangs: its middle in percent of the frame, its scale as a factor, its rotation in degrees.
 */
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

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
const inFrame = (percent: number) => within(percent, MIN_PERCENT, MAX_PERCENT)
const tenth = (value: number) => Math.round(value * 10) / 10

/** The same rotation between -165 and 180 degrees. */
const upright = (degrees: number) => {
  const turn = ((degrees % 360) + 360) % 360
  return turn > 180 ? turn - 360 : turn
}

/** The placement after a change, within 10 to 90 percent and half to twice the size. */
export function place(placement: Placement, change: PlacementChange): Placement {
  const { x, y, scale, rotation } = placement
  switch (change.type) {
    case 'moved':
      return { ...placement, x: inFrame(x + change.dx), y: inFrame(y + change.dy) }
    case 'placed':
      return { ...placement, x: inFrame(change.x), y: inFrame(change.y) }
    case 'scaled':
      return {
        ...placement,
        scale: within(tenth(scale + Math.round(change.steps) * SCALE_STEP), MIN_SCALE, MAX_SCALE),
      }
    case 'rotated':
      return { ...placement, rotation: upright(rotation + Math.round(change.steps) * ROTATION_STEP) }
    case 'reset':
      return change.to
  }
}

/** Tilt away from the eye in degrees: 0 in the middle, more towards the sides. */
export function toTilt({ x }: Placement): number {
  return ((50 - x) / 40) * 9
}
