/** In pixels, fixed by the specification. */
export const WIDTH = 400
export const HEIGHT = 300

/** A number in [0, 1); seeded in tests. */
export type Chance = () => number

export type Fire = {
  /** A step is at most 1/30 second. */
  step(seconds: number): void
  /** WIDTH × HEIGHT packed pixels, with alpha in the highest byte. */
  draw(pixels: Uint32Array): void
}

/** Allocates all of the fire's memory. `hasLogs` is false where the picture has logs. */
export type Motion = (chance: Chance, hasLogs: boolean) => Fire
