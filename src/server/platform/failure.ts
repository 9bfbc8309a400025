import { type FailureCode, type FieldError, failures } from '#contract/platform/problem.ts'

export class Failure extends Error {
  readonly code: FailureCode
  readonly errors: FieldError[] | undefined
  /** Extension members of the problem document (RFC 9457, section 3.2). */
  readonly extra: Record<string, unknown>

  constructor(code: FailureCode, detail: string, extra: Record<string, unknown> = {}, errors?: FieldError[]) {
    super(detail)
    this.code = code
    this.extra = extra
    this.errors = errors
  }

  get status(): number {
    return failures[this.code].status
  }
}

export class Busy extends Failure {
  constructor() {
    super('unavailable', 'The site is very busy. Please try again in a moment.')
  }
}

export function failure(code: FailureCode, detail: string, extra?: Record<string, unknown>): Failure {
  return new Failure(code, detail, extra)
}

/** 422 with the field. */
export function brokenRule(path: string, message: string): Failure {
  return new Failure('rule', message, {}, [{ path, message }])
}
