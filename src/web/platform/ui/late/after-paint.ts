/** Calls `work` once the browser has painted what a press has changed so far. */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work))
}
