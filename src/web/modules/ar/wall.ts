/**
 * A free square of a wall: its middle in percent of the picture, its side in percent of the picture's height.
 */
export type WallArea = { x: number; y: number; side: number }

/** A room for devices without a camera: its name, its picture, and the free area of its wall. */
export type Room = { name: string; src: string; area: WallArea }

/** The wall: the camera's picture, a room, or the visitor's photo. */
export type Wall = { kind: 'camera' } | { kind: 'room'; room: Room } | { kind: 'photograph'; src: string }

/** Where a wall's picture is; not for the camera, which has a stream. */
export const wallSource = (wall: Exclude<Wall, { kind: 'camera' }>): string =>
  wall.kind === 'room' ? wall.room.src : wall.src
