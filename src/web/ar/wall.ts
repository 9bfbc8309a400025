/** A room that stands in where there is no camera: what it is called, and its picture. */
export type Room = { name: string; src: string }

/** What the artwork hangs on: what the camera sees, a room of ours, or the visitor's own photograph. */
export type Wall = { kind: 'camera' } | { kind: 'room'; room: Room } | { kind: 'photograph'; src: string }
