import * as z from 'zod'
import { Slug } from '../platform/fields.ts'
import { LODGES_PER_PAGE } from '../platform/paging.ts'

export const SomeLodges = z.object({
  lodges: z
    .union([z.string().transform((slug) => [slug]), z.array(z.string())])
    .pipe(z.array(Slug).min(1).max(LODGES_PER_PAGE))
    .optional(),
})
export type SomeLodges = z.output<typeof SomeLodges>
