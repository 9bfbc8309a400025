import { describe, expect, it } from 'vitest'
import { lightFire, STEP_SECONDS } from './fire.ts'
import { HEIGHT, WIDTH } from './frame.ts'
import { FIREPLACE_THEMES, type FireplaceTheme } from './themes.ts'

function seeded(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** A fire after some steps. */
function frameAt(theme: FireplaceTheme, steps: number, seed = 1) {
  const fire = lightFire(theme, seeded(seed))
  const pixels = new Uint32Array(WIDTH * HEIGHT)
  for (let step = 0; step < steps; step++) fire.step(STEP_SECONDS)
  fire.draw(pixels)
  return pixels
}

const lit = (pixels: Uint32Array) =>
  pixels.filter((pixel) => (pixel & 255) + ((pixel >> 8) & 255) + ((pixel >> 16) & 255) > 150)

// A lookup table, because the test reads thousands of frames.
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2)
const OPAQUE = 0xff000000
const TILE = 50
const TILES = (WIDTH / TILE) * (HEIGHT / TILE)

/** Relative luminance (WCAG 2.2) of each of 8 × 6 tiles of the picture. */
function luminances(pixels: Uint32Array, into: Float32Array) {
  into.fill(0)
  // Every third pixel is enough for a mean.
  for (let at = 0; at < pixels.length; at += 3) {
    const pixel = pixels[at] ?? 0
    const light =
      0.2126 * (LINEAR[pixel & 255] ?? 0) +
      0.7152 * (LINEAR[(pixel >> 8) & 255] ?? 0) +
      0.0722 * (LINEAR[(pixel >> 16) & 255] ?? 0)
    const tile = Math.floor(at / WIDTH / TILE) * 8 + Math.floor((at % WIDTH) / TILE)
    into[tile] = (into[tile] ?? 0) + (light * 3) / (TILE * TILE)
  }
}

/** Counts changes of at least a tenth of full luminance; two of them are one flash. */
function swingCounter() {
  let extreme = 0
  let rising = true
  const swings: number[] = []
  return {
    swings,
    see(light: number, second: number) {
      if (rising ? light > extreme : light < extreme) extreme = light
      else if (Math.abs(light - extreme) >= 0.1) {
        swings.push(second)
        rising = !rising
        extreme = light
      }
    },
  }
}

const within = (swings: readonly number[], from: number) =>
  swings.filter((at) => at >= from && at < from + 1).length

/** The most flashes of any tile within one second, at thirty samples a second. */
function worstFlashes(theme: FireplaceTheme, seconds: number): number {
  const fire = lightFire(theme, seeded(3))
  const pixels = new Uint32Array(WIDTH * HEIGHT)
  const tiles = Array.from({ length: TILES }, swingCounter)
  const light = new Float32Array(TILES)
  for (let look = 0; look < seconds * 30; look++) {
    fire.step(STEP_SECONDS)
    fire.step(STEP_SECONDS)
    fire.draw(pixels)
    luminances(pixels, light)
    for (const [tile, counter] of tiles.entries()) counter.see(light[tile] ?? 0, look / 30)
  }
  return Math.max(...tiles.flatMap(({ swings }) => swings.map((at) => within(swings, at) / 2)), 0)
}

describe.each(FIREPLACE_THEMES)('%s', (theme) => {
  it('is the same for the same seed, pixel by pixel', () => {
    const again = frameAt(theme, 45, 5)
    expect(frameAt(theme, 45, 5).every((pixel, at) => pixel === again[at])).toBe(true)
  })

  it('changes within a second', () => {
    const earlier = frameAt(theme, 90)
    const later = frameAt(theme, 150)
    expect(later.filter((pixel, at) => pixel !== earlier[at]).length).toBeGreaterThan(1000)
  })

  it('still burns after six seconds, opaque, neither dark nor blank', () => {
    const pixels = frameAt(theme, 360)
    expect(pixels.every((pixel) => pixel >= OPAQUE)).toBe(true)
    expect(lit(pixels).length).toBeGreaterThan(900)
    expect(lit(pixels).length).toBeLessThan(WIDTH * HEIGHT * 0.8)
  })

  it('flashes at most three times a second anywhere', () => {
    expect(worstFlashes(theme, 4)).toBeLessThanOrEqual(3)
  })
})

it('every two fires differ in their bright areas', () => {
  const maps = FIREPLACE_THEMES.map((theme) => {
    const light = new Float32Array(TILES)
    luminances(frameAt(theme, 200), light)
    const most = Math.max(...light)
    return light.map((one) => one / most)
  })
  for (const [first, one] of maps.entries()) {
    for (const other of maps.slice(first + 1)) {
      const apart = one.reduce((sum, light, tile) => sum + Math.abs(light - (other[tile] ?? 0)), 0)
      expect(apart).toBeGreaterThan(2)
    }
  }
})
