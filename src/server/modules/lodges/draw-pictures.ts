import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import type { FastifyInstance } from 'fastify'
import pLimit from 'p-limit'
import { failure } from '#server/platform/failure.ts'
import { serviceKey } from '#server/platform/services.ts'
import type { DrawnPicture, RedrawnPicture } from './draw-picture.ts'
import type { PictureJob, PictureResult } from './picture-worker.ts'

/** Both fail with `unsupported_media` or `too_large`. */
export type DrawPictures = {
  draw: (bytes: Buffer) => Promise<DrawnPicture>
  redraw: (bytes: Buffer) => Promise<RedrawnPicture>
}

const TIMEOUT_MS = 60_000

/**
 * Draws one picture at a time in a child process with bounded time. In this process, sharp would share the
 * threads that read files, and its memory is given back only when its process ends. `workerFile` is the built
 * `picture-worker.ts`.
 */
export function drawPictures(
  app: FastifyInstance,
  workerFile: string | undefined,
  { timeoutMs = TIMEOUT_MS } = {},
): DrawPictures {
  const limit = pLimit(1)
  const running = new Set<ChildProcess>()
  app.addHook('onClose', async () => {
    for (const child of running) child.kill('SIGKILL')
  })
  const run = <Drawn>(job: PictureJob): Promise<Drawn> =>
    limit(async () => {
      if (!workerFile) throw new Error('Pictures are not drawn on this server')
      const child = startChild(workerFile)
      running.add(child)
      try {
        return await drawIn<Drawn>(child, job, timeoutMs)
      } finally {
        running.delete(child)
        child.kill('SIGKILL')
      }
    })
  return {
    draw: (bytes) => run({ bytes, isRedrawn: false }),
    redraw: (bytes) => run({ bytes, isRedrawn: true }),
  }
}

function startChild(file: string): ChildProcess {
  const child = fork(file, { serialization: 'advanced', env: {}, execArgv: [] })
  // A child that has ended meanwhile takes no message. Its exit is handled below.
  child.on('error', () => {})
  // Readers have priority.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  return child
}

async function drawIn<Drawn>(child: ChildProcess, job: PictureJob, timeoutMs: number): Promise<Drawn> {
  const done = new AbortController()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, timeoutMs)
  const ended = once(child, 'exit', done).then(() => {
    if (isLate)
      throw failure('too_large', 'This picture takes too long to read. Please choose a smaller one.')
    throw new Error('The process that draws pictures ended')
  })
  ended.catch(() => {})
  child.send(job)
  try {
    const [result] = (await Promise.race([once(child, 'message', done), ended])) as [PictureResult<Drawn>]
    if ('refused' in result) throw failure(result.refused.code, result.refused.message)
    if ('error' in result) throw new Error(result.error)
    return result.drawn
  } finally {
    clearTimeout(timer)
    done.abort()
  }
}

export const pictureDrawer = serviceKey<DrawPictures>('drawing of pictures')
