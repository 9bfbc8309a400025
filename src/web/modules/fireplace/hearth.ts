/** Pixels of a still scaled to 960 × 640. */
type Point = readonly [x: number, y: number]
type Box = readonly [left: number, top: number, right: number, bottom: number]
export type Log = readonly [fromX: number, fromY: number, toX: number, toY: number, radius: number]

/** Where the fire stands in a still. */
export type Hearth = {
  /** The simulation's picture; its burner is on the foot of the flames. */
  fire: Box
  /** Slope of the foot in degrees. */
  slope: number
  /** What the room lets one see of the fire. */
  opening: readonly Point[]
  /** The flames of the still and their glow, which the simulation replaces. */
  flames: Box
  /** Logs that lie before the flames. */
  logs: readonly Log[]
}

/** Size of the still whose pixels are meant. */
export const STILL = { width: 960, height: 640 }
