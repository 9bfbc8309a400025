/** A free square of a wall in a picture: its middle in percent of the picture, its side in percent of the picture's height. */
export type WallArea = { x: number; y: number; side: number }

/** A room that stands in where there is no camera: what it is called, its picture, and where art hangs in it. */
export type Room = { name: string; src: string; area: WallArea }

/** What the artwork hangs on: what the camera sees, a room of ours, or the visitor's own photograph. */
export type Wall = { kind: 'camera' } | { kind: 'room'; room: Room } | { kind: 'photograph'; src: string }
