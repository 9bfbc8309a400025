/** In pixels of a still of the size STILL. */
type Point = readonly [x: number, y: number]
type Box = readonly [left: number, top: number, right: number, bottom: number]
export type Log = readonly [fromX: number, fromY: number, toX: number, toY: number, radius: number]

export type Hearth = {
  /** The simulation's picture; its burner is on the foot of the flames. */
  fire: Box
  /** Slope of the foot in degrees. */
  slope: number
  /** The part of the fire that the room does not hide. */
  opening: readonly Point[]
  /** The still's own flames and their glow, which the simulation replaces. */
  flames: Box
  logs: readonly Log[]
}

export const STILL = { width: 960, height: 640 }
