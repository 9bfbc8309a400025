import type { SceneId } from '#contract/lodges/lodges.ts'

/**
 * Pictures of exteriors keep a third of their neon when dimmed. Panoramas of rooms keep none, because a guest
 * may turn it off; the exponent makes their neon rise as early.
 */
export const neonStrength = (scene: SceneId, glow: number): number =>
  scene === 'exterior' ? glow : glow ** 0.6
