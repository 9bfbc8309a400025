type Turn = Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey' | 'timeStamp'>

/** CSS pixels of small turns that make one step. */
const STEP_PX = 40
/** A small turn goes on from the last one within so many milliseconds. */
const PAUSE_MS = 150
/** CSS pixels of the units of `deltaMode` (UI Events, section 5.4): pixel, line, page. */
const UNITS_PX = [1, 16, 800]
/** A trackpad reports a pinch as a wheel with Ctrl: about 10 pixels for a tenth of the size. */
const PINCH = 4

/**
 * Counts the steps of a wheel: 1 upwards, -1 downwards, or 0. A mouse's notch is one step, and so is a turn of any size
 * after a pause; the many small turns of a trackpad add up to steps.
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
