export const GLOW_WITHOUT_FIGURE = 0.85

/** For a change of zero. */
export const GLOW_AT_REST = 0.8
const HIGHEST = 1
const LOWEST = 0.55
const FULL_SWING_PERCENT = 5

/** Flat at both ends, so small changes there do not flicker. */
const smooth = (t: number): number => t * t * (3 - 2 * t)

/** 0 to 1, in thousandths. */
export function toGlow(changePercent: number | null): number {
  if (changePercent === null || !Number.isFinite(changePercent)) return GLOW_WITHOUT_FIGURE
  const swing = smooth(Math.min(1, Math.abs(changePercent) / FULL_SWING_PERCENT))
  const end = changePercent > 0 ? HIGHEST : LOWEST
  return Math.round((GLOW_AT_REST + (end - GLOW_AT_REST) * swing) * 1000) / 1000
}
