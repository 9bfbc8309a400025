import { type Chance, HEIGHT, WIDTH } from './frame.ts'
import { addGlow, addPixel } from './paint.ts'

/** Flat arrays, so that a frame allocates nothing. Positions are in pixels, speeds in pixels a second. */
export type Sparks = {
  count: number
  x: Float32Array
  y: Float32Array
  speedX: Float32Array
  speedY: Float32Array
  /** In seconds. At or below 0, the place is free. */
  life: Float32Array
  next: number
}

export const sparks = (count: number): Sparks => ({
  count,
  x: new Float32Array(count),
  y: new Float32Array(count),
  speedX: new Float32Array(count),
  speedY: new Float32Array(count),
  life: new Float32Array(count),
  next: 0,
})

/** Replaces the oldest spark. */
export function throwSpark(all: Sparks, x: number, y: number, speedX: number, speedY: number, life: number) {
  const at = all.next
  all.next = (at + 1) % all.count
  all.x[at] = x
  all.y[at] = y
  all.speedX[at] = speedX
  all.speedY[at] = speedY
  all.life[at] = life
}

/** `gravity` and the random sideways `gust` are in pixels a second squared. */
export function flySparks(all: Sparks, seconds: number, gravity: number, gust: number, chance: Chance) {
  for (let at = 0; at < all.count; at++) {
    const life = all.life[at] ?? 0
    if (life <= 0) continue
    const speedX = (all.speedX[at] ?? 0) + (chance() - 0.5) * gust * seconds
    const speedY = (all.speedY[at] ?? 0) + gravity * seconds
    const x = (all.x[at] ?? 0) + speedX * seconds
    const y = (all.y[at] ?? 0) + speedY * seconds
    all.speedX[at] = speedX
    all.speedY[at] = speedY
    all.x[at] = x
    all.y[at] = y
    all.life[at] = x < -9 || y < -9 || x > WIDTH + 9 || y > HEIGHT + 9 ? 0 : life - seconds
  }
}

export function drawSparks(all: Sparks, pixels: Uint32Array, tint: number, size: number) {
  for (let at = 0; at < all.count; at++) {
    const life = all.life[at] ?? 0
    if (life <= 0) continue
    const x = all.x[at] ?? 0
    const y = all.y[at] ?? 0
    const amount = Math.min(1, life * 2)
    addGlow(pixels, x, y, size, tint, amount)
    addPixel(
      pixels,
      Math.round(x - (all.speedX[at] ?? 0) / 60),
      Math.round(y - (all.speedY[at] ?? 0) / 60),
      tint,
      amount * 0.5,
    )
  }
}
