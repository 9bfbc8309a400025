import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FastifyInstance } from 'fastify'
import pLimit from 'p-limit'
import { PromiseCache } from '#server/platform/cache/promise-cache.ts'
import type { PrintedReceipt } from './receipt-pdf.ts'
import type { DrawnReceipt } from './receipt-worker.ts'

export type DrawReceipt = (receipt: PrintedReceipt) => Promise<Uint8Array>

/** At 30 KB each, 6 MB. */
const MAX_CACHED = 200
const TIMEOUT_MS = 10_000
/** A thread with its fonts takes 70 MB. */
const IDLE_MS = 60_000
const resourceLimits = { maxOldGenerationSizeMb: 256 }

/**
 * Draws one receipt at a time in a worker thread, which ends after a minute without work. The cache key is
 * the whole content, so a voided receipt or one with an erased payer is drawn again. `workerFile` is the
 * built `receipt-worker.ts`.
 */
export function drawReceipts(
  app: FastifyInstance,
  workerFile: string | undefined,
  { timeoutMs = TIMEOUT_MS } = {},
): DrawReceipt {
  const cache = new PromiseCache<Uint8Array>({ max: MAX_CACHED })
  const limit = pLimit(1)
  let worker: Worker | null = null
  const begin = (file: string) => {
    const begun = startWorker(file)
    worker = begun
    begun.once('exit', () => {
      if (worker === begun) worker = null
    })
    return begun
  }
  const end = () => {
    const ended = worker
    worker = null
    return ended?.terminate()
  }
  const idle = setTimeout(end, IDLE_MS).unref()
  app.addHook('onClose', async () => {
    clearTimeout(idle)
    await end()
  })
  const draw = async (receipt: PrintedReceipt): Promise<Uint8Array> => {
    if (!workerFile) throw new Error('Receipts are not drawn on this server')
    const current = worker ?? begin(workerFile)
    idle.refresh()
    try {
      return await drawIn(current, receipt, timeoutMs)
    } catch (error) {
      await end()
      throw error
    }
  }
  return (receipt) => {
    const key = createHash('sha256').update(JSON.stringify(receipt)).digest('base64url')
    return cache.get(key, () => limit(() => draw(receipt)))
  }
}

function startWorker(file: string): Worker {
  const worker = new Worker(file, { resourceLimits, env: {} })
  // An error while no receipt waits must not end the process.
  worker.on('error', () => {})
  worker.unref()
  return worker
}

async function drawIn(worker: Worker, receipt: PrintedReceipt, timeoutMs: number): Promise<Uint8Array> {
  const done = new AbortController()
  const timer = setTimeout(() => done.abort(), timeoutMs)
  const ended = once(worker, 'exit', done).then(() => {
    throw new Error('The thread that draws receipts ended')
  })
  ended.catch(() => {})
  worker.postMessage(receipt)
  try {
    const [drawn] = (await Promise.race([once(worker, 'message', done), ended])) as [DrawnReceipt]
    if ('error' in drawn) throw new Error(drawn.error)
    return drawn.bytes
  } finally {
    clearTimeout(timer)
    done.abort()
  }
}
