import { trimmedLine } from '../platform/fields.ts'

/** A code as a guest types it; an empty one is none. */
export const GivenCode = trimmedLine()
  .max(100, 'Please use at most 100 characters')
  .nullish()
  .transform((code) => code || null)
