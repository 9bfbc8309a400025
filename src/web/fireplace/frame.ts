/** The picture's size in pixels, fixed by the specification. */
export const WIDTH = 400
export const HEIGHT = 300

/** Uniform in [0, 1); seeded in tests, so that a fire can be played again. */
export type Chance = () => number

/** One running fire. It knows nothing of the page: it is stepped and drawn. */
export type Fire = {
  /** Moves on by some seconds; call it with steps of at most 1/30. */
  step(seconds: number): void
  /** Paints the whole picture, WIDTH × HEIGHT packed pixels (alpha in the highest byte). */
  draw(pixels: Uint32Array): void
}

/** Lights a fire; all memory it will ever need is taken here. */
export type Motion = (chance: Chance) => Fire
