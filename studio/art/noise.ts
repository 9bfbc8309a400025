import { createChance } from './chance.ts'

export type Noise = (x: number, y: number) => number

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

/** Gradient noise, about -1 to 1, with features one unit wide. */
export function createNoise(seed: number): Noise {
  const chance = createChance(seed)
  const order = Uint8Array.from({ length: 256 }, (_, index) => index)
  for (let index = 255; index > 0; index--) {
    const other = chance.whole(index + 1)
    const kept = order[index]
    order[index] = order[other]
    order[other] = kept
  }
  const turns = Float64Array.from({ length: 256 }, (_, index) => (index / 256) * Math.PI * 2)
  const cosines = turns.map(Math.cos)
  const sines = turns.map(Math.sin)
  const corner = (cellX: number, cellY: number, dx: number, dy: number) => {
    const turn = order[(order[cellX & 255] + cellY) & 255]
    return cosines[turn] * dx + sines[turn] * dy
  }
  return (x, y) => {
    const cellX = Math.floor(x)
    const cellY = Math.floor(y)
    const dx = x - cellX
    const dy = y - cellY
    const acrossX = fade(dx)
    const top = corner(cellX, cellY, dx, dy) * (1 - acrossX) + corner(cellX + 1, cellY, dx - 1, dy) * acrossX
    const low =
      corner(cellX, cellY + 1, dx, dy - 1) * (1 - acrossX) +
      corner(cellX + 1, cellY + 1, dx - 1, dy - 1) * acrossX
    return (top + (low - top) * fade(dy)) * 1.5
  }
}

/** Noise on noise: each octave twice as fine and half as strong. */
export function layered(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let sum = 0
    let strength = 0.5
    let scale = 1
    for (let octave = 0; octave < octaves; octave++) {
      sum += noise(x * scale + octave * 17.3, y * scale - octave * 9.1) * strength
      strength *= 0.5
      scale *= 2
    }
    return sum
  }
}
