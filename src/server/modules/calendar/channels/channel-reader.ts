import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import * as z from 'zod'
import { UnreadEvent } from '#contract/calendar/calendar.ts'
import type { DateRange } from '#contract/platform/dates.ts'
import { CalendarDate } from '#contract/platform/fields.ts'
import { serviceKey } from '#server/platform/services.ts'
import { ChannelError } from './channel-error.ts'
import { type CalendarContent, MAX_STAYS, MAX_UID_LENGTH } from './sold-stay.ts'

export type ReadRequest = { text: string; timeZone: string; span: DateRange }

const SoldStays = z
  .array(z.object({ uid: z.string().max(MAX_UID_LENGTH), from: CalendarDate, to: CalendarDate }))
  .max(MAX_STAYS)
const Content = z.object({
  stays: SoldStays,
  unread: z.array(UnreadEvent),
  partial: z.array(z.string().max(MAX_UID_LENGTH)),
})
const ChannelAnswer = z.union([Content, z.object({ error: z.string() })])
export type ChannelAnswer = z.infer<typeof ChannelAnswer>

/** Throws `ChannelError` when the text cannot be read. */
export type ReadChannel = (request: ReadRequest) => Promise<CalendarContent>

const MAX_AT_ONCE = 2
const TIMEOUT_MS = 10_000
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

/**
 * Each calendar has a worker thread with bounded time and memory, so that a hostile file ends in a
 * `ChannelError`. `workerFile` is the built `channel-worker.ts`.
 */
export function createChannelReader(
  workerFile: string | undefined,
  { timeoutMs = TIMEOUT_MS } = {},
): ReadChannel {
  const limit = pLimit(MAX_AT_ONCE)
  return (request) =>
    limit(async () => {
      if (!workerFile) throw new ChannelError('Calendars are not read on this server')
      const answer = ChannelAnswer.safeParse(await parseInWorker(workerFile, request, timeoutMs))
      if (!answer.success) throw new ChannelError('The calendar could not be read')
      if ('error' in answer.data) throw new ChannelError(answer.data.error)
      return answer.data
    })
}

function parseInWorker(file: string, request: ReadRequest, timeoutMs: number): Promise<unknown> {
  const worker = new Worker(file, {
    workerData: request,
    resourceLimits,
    env: {},
    stdout: true,
    stderr: true,
  })
  // The parser's warnings quote the file; nobody reads them.
  worker.stdout.resume()
  worker.stderr.resume()
  return new Promise<unknown>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChannelError('The calendar takes too long to read')), timeoutMs)
    worker.once('message', resolve)
    worker.once('messageerror', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) => reject(new ChannelError(wordsFor(error))))
    worker.once('exit', () => reject(new ChannelError('The calendar could not be read')))
    worker.once('exit', () => clearTimeout(timer))
  }).finally(() => worker.terminate())
}

const wordsFor = (error: NodeJS.ErrnoException): string =>
  error?.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? 'The calendar takes too much memory to read'
    : 'The calendar could not be read'

export const channelReader = serviceKey<ReadChannel>('reader of channels')
