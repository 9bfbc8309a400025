/** Opacity of the neon layer for a lodge without a figure. */
export const GLOW_WITHOUT_FIGURE = 0.85

const AT_REST = 0.8
const HIGHEST = 1
const LOWEST = 0.55
const FULL_SWING_PERCENT = 5

/** Slow at both ends, so a coin that hovers near an end does not flicker (the classic smoothstep). */
const smooth = (t: number): number => t * t * (3 - 2 * t)

/** Opacity (0 to 1) of a picture's neon layer for a 24-hour change in percent; null is 'no figure'. */
export function glowOf(changePercent: number | null): number {
  if (changePercent === null || !Number.isFinite(changePercent)) return GLOW_WITHOUT_FIGURE
  const swing = smooth(Math.min(1, Math.abs(changePercent) / FULL_SWING_PERCENT))
  const end = changePercent > 0 ? HIGHEST : LOWEST
  return AT_REST + (end - AT_REST) * swing
}
