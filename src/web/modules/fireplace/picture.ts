import { STEP_SECONDS } from './fire.ts'
import { type Fire, HEIGHT, WIDTH } from './frame.ts'

/** Steps until the fire has grown enough for a still. */
const SETTLED = 150

/** A fire that is more steps behind skips them, so a slow machine shows a slower fire. */
const MAX_STEPS = 2

// A display's frame may be slightly shorter than a step; the slack keeps that step.
const ENOUGH = STEP_SECONDS * 0.97

export type FirePicture = {
  frame(seconds: number): void
  /** Advances without painting. Once the picture is worth showing, paints it and returns true. */
  settle(): boolean
}

export function firePicture(canvas: HTMLCanvasElement, fire: Fire): FirePicture | undefined {
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return undefined
  const image = context.createImageData(WIDTH, HEIGHT)
  const pixels = new Uint32Array(image.data.buffer)
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
