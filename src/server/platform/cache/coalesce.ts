/** A function that calls `work` at once, and for its calls in the next `ms` milliseconds once more at their end. */
export function coalesce(work: () => void, ms: number): () => void {
  let timer: NodeJS.Timeout | null = null
  let isWaiting = false
  const run = () => {
    isWaiting = false
    timer = setTimeout(() => {
      timer = null
      if (isWaiting) run()
    }, ms).unref()
    work()
  }
  return () => {
    if (timer) isWaiting = true
    else run()
  }
}
