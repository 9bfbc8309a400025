/** Middle of a free square in percent of the picture; its side in percent of the picture's height. */
export type WallArea = { x: number; y: number; side: number }

export type Room = { name: string; src: string; area: WallArea }

export type Wall = { kind: 'camera' } | { kind: 'room'; room: Room } | { kind: 'photograph'; src: string }

export const wallSource = (wall: Exclude<Wall, { kind: 'camera' }>): string =>
  wall.kind === 'room' ? wall.room.src : wall.src
