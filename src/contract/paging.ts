import * as z from 'zod'

/** Offset paging as the specification's history call has it. */
export const Page = z.object({
  limit: z.coerce.number<string | number>().int().min(1).max(100).default(50),
  offset: z.coerce.number<string | number>().int().min(0).max(10_000_000).default(0),
})
export type Page = z.infer<typeof Page>
