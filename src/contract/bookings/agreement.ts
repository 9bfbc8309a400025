import * as z from 'zod'
import { Instant } from '../platform/fields.ts'

/** Hashes of the terms and of the lodge's house rules. */
export const AgreedVersions = z.object({ terms: z.string().max(100), rules: z.string().max(100) })
export type AgreedVersions = z.infer<typeof AgreedVersions>

export const Agreement = AgreedVersions.extend({
  at: Instant,
  address: z.string(),
  userAgent: z.string(),
})
export type Agreement = z.infer<typeof Agreement>
