import { parentPort, workerData } from 'node:worker_threads'
import { readCalendar } from '../icalendar/icalendar-reader.ts'
import { ChannelError } from './channel-error.ts'
import type { ChannelAnswer, ReadRequest } from './channel-reader.ts'

function answer({ text, timeZone, span }: ReadRequest): ChannelAnswer {
  try {
    return readCalendar(text, timeZone, span)
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    return {
      error: (error instanceof ChannelError ? words : `The file cannot be read: ${words}`).slice(0, 500),
    }
  }
}

parentPort?.postMessage(answer(workerData as ReadRequest))
