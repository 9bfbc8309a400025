/** The picture's size in pixels, fixed by the specification. */
export const WIDTH = 400
export const HEIGHT = 300

/** A random number in [0, 1); seeded in tests. */
export type Chance = () => number

/** One running fire, independent of the page. */
export type Fire = {
  /** Advances by some seconds; a step is at most 1/30. */
  step(seconds: number): void
  /** Paints the whole picture, WIDTH × HEIGHT packed pixels (alpha in the highest byte). */
  draw(pixels: Uint32Array): void
}

/** Creates a fire and allocates all of its memory; a wood fire lies on logs of its own, or on those of a picture. */
export type Motion = (chance: Chance, hasLogs: boolean) => Fire
