import type { Chance } from '../frame.ts'
import { addGlow } from '../paint.ts'
import { drawSparks, flySparks, type Sparks, sparks, throwSpark } from '../sparks.ts'

const COUNT = 6
const SWELL_SECONDS = 1.5
const SPLASH = 14

export type Bubbles = { x: Float32Array; y: Float32Array; age: Float32Array; spit: Sparks; shore: number }

/** `shore` is the height of the far shore in pixels. */
export function lavaBubbles(shore: number, chance: Chance): Bubbles {
  const bubbles = {
    x: new Float32Array(COUNT),
    y: new Float32Array(COUNT),
    age: new Float32Array(COUNT),
    spit: sparks(COUNT * SPLASH),
    shore,
  }
  for (let bubble = 0; bubble < COUNT; bubble++) sink(bubbles, bubble, chance)
  return bubbles
}

function sink(bubbles: Bubbles, bubble: number, chance: Chance) {
  bubbles.x[bubble] = 30 + chance() * 340
  bubbles.y[bubble] = bubbles.shore + 30 + chance() * (180 - bubbles.shore * 0.2)
  bubbles.age[bubble] = -chance() * 4
}

/** In pixels. Nearer bubbles are larger. */
const burstSize = ({ y, shore }: Bubbles, bubble: number) => 6 + ((y[bubble] ?? 0) - shore) * 0.11

function burst(bubbles: Bubbles, bubble: number, chance: Chance) {
  const size = burstSize(bubbles, bubble)
  const x = bubbles.x[bubble] ?? 0
  const y = bubbles.y[bubble] ?? 0
  for (let drop = 0; drop < SPLASH; drop++) {
    const side = chance() - 0.5
    throwSpark(
      bubbles.spit,
      x + side * size,
      y - size * 0.5,
      side * 110,
      -60 - chance() * size * 6,
      0.6 + chance() * 0.5,
    )
  }
}

export function swellBubbles(bubbles: Bubbles, seconds: number, chance: Chance) {
  for (let bubble = 0; bubble < COUNT; bubble++) {
    const age = (bubbles.age[bubble] ?? 0) + seconds
    bubbles.age[bubble] = age
    if (age < SWELL_SECONDS) continue
    burst(bubbles, bubble, chance)
    sink(bubbles, bubble, chance)
  }
  flySparks(bubbles.spit, seconds, 260, 0, chance)
}

export function drawBubbles(bubbles: Bubbles, pixels: Uint32Array) {
  for (let bubble = 0; bubble < COUNT; bubble++) {
    const age = bubbles.age[bubble] ?? 0
    if (age <= 0) continue
    const size = burstSize(bubbles, bubble) * Math.sqrt(age / SWELL_SECONDS)
    const x = bubbles.x[bubble] ?? 0
    const y = bubbles.y[bubble] ?? 0
    addGlow(pixels, x, y, size * 1.5, 0xff0a4ae0, 0.75)
    addGlow(pixels, x, y - size * 0.15, size, 0xff2a90ff, 0.8)
    addGlow(pixels, x - size * 0.3, y - size * 0.42, size * 0.4, 0xffa8e0ff, 0.9)
  }
  drawSparks(bubbles.spit, pixels, 0xff3a9cff, 2.4)
}
