/** Calls `work` at once, and once more after `ms` milliseconds when it was called again meanwhile. */
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
