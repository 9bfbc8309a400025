import { type FailureCode, type FieldError, failures } from '#contract/problem.ts'

/** A refusal that a person can do something about; `http/problems.ts` turns it into a problem document. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly errors: FieldError[] | undefined
  /** Extension members of the problem document, RFC 9457 section 3.2. */
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

/** A failure from the closed list, to be thrown. */
export function failure(code: FailureCode, detail: string, extra?: Record<string, unknown>): Failure {
  return new Failure(code, detail, extra)
}

/** A rule of the business that one field breaks: 422, naming the field. */
export function brokenRule(path: string, message: string): Failure {
  return new Failure('rule', message, {}, [{ path, message }])
}
