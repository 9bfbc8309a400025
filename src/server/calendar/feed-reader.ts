import { Worker } from 'node:worker_threads'
import * as z from 'zod'
import type { DateRange } from '#contract/dates.ts'
import { CalendarDate } from '#contract/fields.ts'
import { ConcurrencyLimit } from '../concurrency-limit.ts'
import { FeedError } from './feed-error.ts'
import { MAX_STAYS, MAX_UID_LENGTH, type SoldStay } from './sold-stay.ts'

export type FeedQuestion = { text: string; timeZone: string; span: DateRange }

const SoldStays = z
  .array(z.object({ uid: z.string().max(MAX_UID_LENGTH), from: CalendarDate, to: CalendarDate }))
  .max(MAX_STAYS)
const FeedAnswer = z.union([z.object({ stays: SoldStays }), z.object({ error: z.string() })])
export type FeedAnswer = z.infer<typeof FeedAnswer>

/** Reads a calendar's text; throws `FeedError` when it cannot be read. */
export type ReadFeed = (question: FeedQuestion) => Promise<SoldStay[]>

const MAX_AT_ONCE = 2
const TIMEOUT_MS = 10_000
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

/**
 * Reads calendars in worker threads, each its own, with bounded time and memory: whatever a foreign file does to the
 * parser ends in a `FeedError`. `workerFile` is the built `feed-worker.ts`.
 */
export function createFeedReader(workerFile: string | undefined, { timeoutMs = TIMEOUT_MS } = {}): ReadFeed {
  const limit = new ConcurrencyLimit(MAX_AT_ONCE)
  return (question) =>
    limit.run(async () => {
      if (!workerFile) throw new FeedError('Calendars are not read on this server')
      const answer = FeedAnswer.safeParse(await parseInWorker(workerFile, question, timeoutMs))
      if (!answer.success) throw new FeedError('The calendar could not be read')
      if ('error' in answer.data) throw new FeedError(answer.data.error)
      return answer.data.stays
    })
}

function parseInWorker(file: string, question: FeedQuestion, timeoutMs: number): Promise<unknown> {
  const worker = new Worker(file, {
    workerData: question,
    resourceLimits,
    env: {},
    stdout: true,
    stderr: true,
  })
  // The parser's warnings quote the file; nobody reads them.
  worker.stdout.resume()
  worker.stderr.resume()
  return new Promise<unknown>((resolve, reject) => {
    const timer = setTimeout(() => reject(new FeedError('The calendar takes too long to read')), timeoutMs)
    worker.once('message', resolve)
    worker.once('messageerror', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) => reject(new FeedError(wordsFor(error))))
    worker.once('exit', () => reject(new FeedError('The calendar could not be read')))
    worker.once('exit', () => clearTimeout(timer))
  }).finally(() => worker.terminate())
}

const wordsFor = (error: NodeJS.ErrnoException): string =>
  error?.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? 'The calendar takes too much memory to read'
    : 'The calendar could not be read'
