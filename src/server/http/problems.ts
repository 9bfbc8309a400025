import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FailureCode, failures, type Problem } from '#contract/problem.ts'
import { isDatabaseAway, isUnfitValue } from '../database/errors.ts'
import { Failure } from '../failure.ts'
import { apiHeaders } from './security.ts'

const RETRY_AFTER_SECONDS = 5

/** What Fastify itself refuses, by its status. */
const codeOfStatus: Readonly<Record<number, FailureCode>> = {
  400: 'malformed',
  // A file that may not be read is no different from one that is not there.
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
  if (isDatabaseAway(error))
    return new Failure('unavailable', 'Our database is unavailable right now. Please try again in a moment.')
  if (isUnfitValue(error))
    return new Failure('invalid', 'This holds a character or a number that we cannot store')
  const { statusCode = 500, message } = error as FastifyError
  const code = codeOfStatus[statusCode]
  if (code) return new Failure(code, message)
  if (statusCode >= 400 && statusCode < 500) return new Failure('malformed', message)
  return new Failure('internal', `Something went wrong on our side. Reference: ${request.id}`)
}

function problemOf(failed: Failure): Problem {
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

/** Sends a failure as a problem document (RFC 9457). */
export function sendProblem(reply: FastifyReply, failed: Failure): FastifyReply {
  if (failed.code === 'unavailable') reply.header('retry-after', RETRY_AFTER_SECONDS)
  // The body of a refused request is not read.
  if (failed.code === 'too_many' && !reply.request.raw.complete) reply.header('connection', 'close')
  return reply
    .code(failed.status)
    .type('application/problem+json; charset=utf-8')
    .headers(apiHeaders)
    .send(JSON.stringify(problemOf(failed)))
}

/** One place maps every error to a problem document; what is unexpected is logged whole and told as a plain 500. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failed = toFailure(error, request)
    if (failed.code === 'internal') request.log.error({ err: error }, 'a request failed')
    else if (failed.code === 'unavailable') request.log.warn({ err: error }, 'a dependency is away')
    return sendProblem(reply, failed)
  })
}
