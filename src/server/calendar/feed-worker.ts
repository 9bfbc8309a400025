import { parentPort, workerData } from 'node:worker_threads'
import { FeedError } from './feed-error.ts'
import type { FeedAnswer, FeedQuestion } from './feed-reader.ts'
import { readStays } from './icalendar-reader.ts'

/** The worker thread's program: reads one calendar, answers its stays or an error, and ends. */
function answer({ text, timeZone, span }: FeedQuestion): FeedAnswer {
  try {
    return { stays: readStays(text, timeZone, span) }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    return { error: (error instanceof FeedError ? words : `The file cannot be read: ${words}`).slice(0, 500) }
  }
}

parentPort?.postMessage(answer(workerData as FeedQuestion))
