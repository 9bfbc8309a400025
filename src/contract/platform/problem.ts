import * as z from 'zod'

/**
 * Status and title of the problem documents (RFC 9457, section 3). Any other failure is a 500 `internal`.
 */
export const failures = {
  invalid: { status: 400, title: 'Invalid request' },
  malformed: { status: 400, title: 'Malformed request' },
  unauthorized: { status: 401, title: 'Not signed in' },
  code_needed: { status: 401, title: 'Code needed' },
  forbidden: { status: 403, title: 'Not allowed' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  conflict: { status: 409, title: 'Conflict' },
  price_changed: { status: 409, title: 'Price changed' },
  dates_taken: { status: 409, title: 'Dates taken' },
  precondition_failed: { status: 412, title: 'Precondition failed' },
  too_large: { status: 413, title: 'Too large' },
  unsupported_media: { status: 415, title: 'Unsupported media type' },
  bad_range: { status: 416, title: 'Range not satisfiable' },
  rule: { status: 422, title: 'Against a rule' },
  key_reused: { status: 422, title: 'Idempotency key reused' },
  too_many: { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
  storage_full: { status: 507, title: 'Storage full' },
} as const

export type FailureCode = keyof typeof failures

export const FieldError = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

/** `application/problem+json` (RFC 9457). `code` is stable. */
export const Problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(FieldError).optional(),
})
export type Problem = z.infer<typeof Problem>
