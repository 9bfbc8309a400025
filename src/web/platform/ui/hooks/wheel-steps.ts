type Turn = Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey' | 'timeStamp'>

const STEP_PX = 40
/** Within this time a small turn continues the last one. */
const PAUSE_MS = 150
/** In CSS pixels: pixel, line and page of `deltaMode` (UI Events, section 5.4). */
const UNITS_PX = [1, 16, 800]
/** A trackpad reports a pinch as a wheel with Ctrl: about 10 pixels for a tenth of the size. */
const PINCH = 4

/**
 * A step is 1 upwards and -1 downwards. A mouse's notch is one step, and so is a turn of any size after a
 * pause. The many small turns of a trackpad add up to steps.
 */
export function wheelSteps(): (turn: Turn) => number {
  let lastAt = Number.NEGATIVE_INFINITY
  let rest = 0
  return ({ deltaY, deltaMode, ctrlKey, timeStamp }) => {
    if (deltaY === 0) return 0
    const pixels = deltaY * (UNITS_PX[deltaMode] ?? 1) * (ctrlKey ? PINCH : 1)
    const goesOn = timeStamp - lastAt < PAUSE_MS
    lastAt = timeStamp
    const step = -Math.sign(pixels)
    if (!goesOn || Math.abs(pixels) >= STEP_PX) {
      rest = 0
      return step
    }
    rest += pixels
    if (Math.abs(rest) < STEP_PX) return 0
    rest += step * STEP_PX
    return step
  }
}
