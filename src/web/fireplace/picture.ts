import { lightFire, STEP_SECONDS } from './fire.ts'
import { type Chance, HEIGHT, WIDTH } from './frame.ts'
import type { FireplaceTheme } from './themes.ts'

/** A still frame shows a fire that has burnt for a while, not one just lit. */
const SETTLED = 150

/** More than this many steps behind and the fire skips them: a slow machine burns slower, it does not choke. */
const MAX_STEPS = 2

// A display's frame may be a hair shorter than a step; without the slack every other one would be skipped.
const ENOUGH = STEP_SECONDS * 0.97

/** A fire on a canvas. It owns all the memory that its frames need. */
export type FirePicture = {
  /** Moves the fire on by the time that passed, and paints it when something has changed. */
  frame(seconds: number): void
  /** Burns a few steps unseen; true once there is a picture worth showing, which it then paints. */
  settle(): boolean
}

export function firePicture(
  canvas: HTMLCanvasElement,
  theme: FireplaceTheme,
  chance: Chance,
): FirePicture | undefined {
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return undefined
  const image = context.createImageData(WIDTH, HEIGHT)
  const pixels = new Uint32Array(image.data.buffer)
  const fire = lightFire(theme, chance)
  let steps = 0
  let owed = 0
  const step = () => {
    fire.step(STEP_SECONDS)
    steps++
  }
  const paint = () => {
    fire.draw(pixels)
    context.putImageData(image, 0, 0)
  }
  return {
    frame(seconds) {
      owed = Math.min(owed + seconds, MAX_STEPS * STEP_SECONDS)
      if (owed < ENOUGH) return
      for (; owed >= ENOUGH; owed -= STEP_SECONDS) step()
      paint()
    },
    settle() {
      for (let few = 0; few < 4 && steps < SETTLED; few++) step()
      if (steps < SETTLED) return false
      paint()
      return true
    },
  }
}
