import { MAX_SCALE, MIN_SCALE, middle, type Placement, toTilt } from './placement.ts'
import type { WallArea } from './wall.ts'

/** Length of the artwork's longer side at scale 1, as a share of the frame's shorter side. */
const SHARE = 0.45
/** Distance of the eye, and offset and softness of the shadow, as shares of the frame's shorter side. */
const EYE = 1.3
const SHADOW_DROP = 0.018
const SHADOW_SOFTNESS = 0.04
const SHADOW_COLOR = 'rgb(0 0 0 / 0.55)'

/** Placement of an artwork in the middle of a wall area, no longer than the area's side. */
export function placementOn({ x, y, side }: WallArea): Placement {
  const scale = Math.floor(side / SHARE / 10) / 10
  return { ...middle, x, y, scale: Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale)) }
}

export type Size = { width: number; height: number }

/** Pixel measures of a placed artwork in a frame, for the page and the photo alike. */
export function hang(placement: Placement, art: Size, frame: Size) {
  const side = Math.min(frame.width, frame.height)
  const factor = (SHARE * side * placement.scale) / Math.max(art.width, art.height)
  return {
    x: (placement.x / 100) * frame.width,
    y: (placement.y / 100) * frame.height,
    width: art.width * factor,
    height: art.height * factor,
    turn: (placement.rotation * Math.PI) / 180,
    tilt: (toTilt(placement) * Math.PI) / 180,
    eye: EYE * side,
    shadow: { drop: SHADOW_DROP * side, softness: SHADOW_SOFTNESS * side, color: SHADOW_COLOR },
  }
}
export type Hanging = ReturnType<typeof hang>

/**
 * Position and scale of a point at `u` pixels beside the middle of a tilted artwork, as CSS's
 * `perspective(eye) rotateY(tilt)` gives them.
 */
export function project(u: number, { tilt, eye }: Hanging): { x: number; factor: number } {
  const factor = eye / (eye + u * Math.sin(tilt))
  return { x: u * Math.cos(tilt) * factor, factor }
}
