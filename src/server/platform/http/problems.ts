import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FailureCode, failures, type Problem } from '#contract/platform/problem.ts'
import { isDatabaseAway, isUnfitValue } from '../database/errors.ts'
import { Busy, Failure } from '../failure.ts'
import { apiHeaders } from './security.ts'

export const RETRY_AFTER_SECONDS = 5

const MINUTE_MS = 60_000

const codeOfStatus: Readonly<Record<number, FailureCode>> = {
  400: 'malformed',
  // An unreadable file is answered like a missing one.
  403: 'not_found',
  404: 'not_found',
  405: 'method_not_allowed',
  412: 'precondition_failed',
  413: 'too_large',
  415: 'unsupported_media',
  416: 'bad_range',
  429: 'too_many',
}

function toFailure(error: unknown, request: FastifyRequest): Failure {
  if (error instanceof Failure) return error
  // The code of this error is also that of a database that is away.
  if (error === request.raw.errored) return new Failure('malformed', 'The request was cut off')
  if (isDatabaseAway(error))
    return new Failure('unavailable', 'Our database is unavailable right now. Please try again in a moment.')
  if (isUnfitValue(error))
    return new Failure('invalid', 'The request has a character or a number that cannot be stored')
  const { statusCode = 500, message } = error as FastifyError
  const code = codeOfStatus[statusCode]
  if (code) return new Failure(code, message)
  if (statusCode >= 400 && statusCode < 500) return new Failure('malformed', message)
  return new Failure('internal', `Something went wrong on our side. Reference: ${request.id}`)
}

function toProblem(failed: Failure): Problem {
  return {
    ...failed.extra,
    type: 'about:blank',
    title: failures[failed.code].title,
    status: failed.status,
    detail: failed.message,
    code: failed.code,
    ...(failed.errors ? { errors: failed.errors } : {}),
  }
}

export function sendProblem(reply: FastifyReply, failed: Failure): FastifyReply {
  const wait = failed.code === 'unavailable' ? RETRY_AFTER_SECONDS : failed.extra.retryAfterSeconds
  // RFC 9110, section 10.2.3.
  if (typeof wait === 'number') reply.header('retry-after', wait)
  // Closes the connection instead of reading a refused request's body.
  if (failed.code === 'too_many' && !reply.request.raw.complete) reply.header('connection', 'close')
  return reply
    .code(failed.status)
    .type('application/problem+json; charset=utf-8')
    .headers(apiHeaders)
    .send(JSON.stringify(toProblem(failed)))
}

export function answerProblems(app: FastifyInstance): void {
  const busy = new CountedLine(app, 'the site is busy')
  app.setErrorHandler((error, request, reply) => {
    const failed = toFailure(error, request)
    if (failed.code === 'storage_full') request.log.error({ err: failed.cause }, 'the disk is full')
    else if (failed.code === 'internal') request.log.error({ err: error }, 'a request failed')
    else if (failed instanceof Busy) busy.add()
    else if (failed.code === 'unavailable') request.log.warn({ err: error }, 'a dependency is away')
    return sendProblem(reply, failed)
  })
}

/** At most one line a minute with its count, because a flood would fill the log. */
class CountedLine {
  private readonly app: FastifyInstance
  private readonly text: string
  private count = 0
  private minute: NodeJS.Timeout | undefined

  constructor(app: FastifyInstance, text: string) {
    this.app = app
    this.text = text
    app.addHook('onClose', async () => clearTimeout(this.minute))
  }

  add(): void {
    this.count++
    if (!this.minute) this.write()
  }

  private write(): void {
    this.minute = undefined
    if (this.count === 0) return
    this.app.log.warn({ count: this.count }, this.text)
    this.count = 0
    this.minute = setTimeout(() => this.write(), MINUTE_MS).unref()
  }
}
