import { longSideCm, printDefaults } from '#contract/art/print.ts'
import { MAX_SCALE, MIN_SCALE, middle, type Placement, toTilt } from './placement.ts'
import type { WallArea } from './wall.ts'

/**
 * A plain camera does not measure how far the wall is. A guest is taken to stand 150 cm from it, with a phone
 * that sees 50 degrees along the shorter side of its picture, as most do. VISIBLE_CM is the length of that
 * side on the wall.
 */
const WALL_DISTANCE_CM = 150
const VIEW_DEGREES = 50
const VISIBLE_CM = 2 * WALL_DISTANCE_CM * Math.tan((VIEW_DEGREES / 2) * (Math.PI / 180))

/** Length of an artwork's longer side at scale 1, as a share of the frame's shorter side. */
export const trueShare = (longSideCm: number): number => longSideCm / VISIBLE_CM

const DEFAULT_SHARE = trueShare(longSideCm(printDefaults.size) ?? VISIBLE_CM / 2)
/** Shares of the frame's shorter side. */
const EYE = 1.3
const SHADOW_DROP = 0.018
const SHADOW_SOFTNESS = 0.04
const SHADOW_COLOR = 'rgb(0 0 0 / 0.55)'

export function placementOn({ x, y, side }: WallArea, share = DEFAULT_SHARE): Placement {
  const scale = Math.floor(side / share / 10) / 10
  return { ...middle, x, y, scale: Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale)) }
}

export type Size = { width: number; height: number }

/** In pixels, for the page and the photo alike. */
export function hang(placement: Placement, art: Size, frame: Size, share = DEFAULT_SHARE) {
  const side = Math.min(frame.width, frame.height)
  const factor = (share * side * placement.scale) / Math.max(art.width, art.height)
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
