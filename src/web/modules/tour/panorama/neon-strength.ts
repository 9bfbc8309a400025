import type { SceneId } from '#contract/lodges/lodges.ts'

/**
 * How strong the neon layer of a scene's panorama is drawn for a glow, both 0 to 1. Pictures of exteriors keep a third of
 * their neon when dimmed; panoramas of rooms keep none, because a guest may turn it off, so their curve rises as early.
 */
export const neonStrength = (scene: SceneId, glow: number): number =>
  scene === 'exterior' ? glow : glow ** 0.6
