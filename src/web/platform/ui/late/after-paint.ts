/** A timer that an animation frame starts runs after the paint. */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work))
}
