import * as z from 'zod'
import { Instant } from '../platform/fields.ts'

/** The versions of the terms and of a lodge's house rules: hashes of their texts. */
export const AgreedVersions = z.object({ terms: z.string().max(100), rules: z.string().max(100) })
export type AgreedVersions = z.infer<typeof AgreedVersions>

/** What the guest has agreed to; null for a booking without it. */
export const Agreement = AgreedVersions.extend({
  at: Instant,
  address: z.string(),
  userAgent: z.string(),
})
export type Agreement = z.infer<typeof Agreement>
