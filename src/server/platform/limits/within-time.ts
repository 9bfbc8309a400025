/**
 * Rejects after `ms` milliseconds. After a stall of the whole process timers run before the answers that
 * have come meanwhile, so those get one more turn of the event loop.
 */
export async function withinTime<Value>(work: () => Value | PromiseLike<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(new Error('took too long'))), ms)
  })
  try {
    return await Promise.race([work(), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
