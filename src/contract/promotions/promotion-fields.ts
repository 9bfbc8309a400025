import { trimmedLine } from '../platform/fields.ts'

export const GivenCode = trimmedLine()
  .max(100, 'Please use at most 100 characters')
  .nullish()
  .transform((code) => code || null)
