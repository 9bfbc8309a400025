import * as z from 'zod'
import { wholeNumber } from './fields.ts'

export const LODGES_PER_PAGE = 24

const aNumber = wholeNumber('Please enter a whole number')

export const pageSchema = (fallback: number, most = 100) =>
  z.object({
    limit: aNumber.pipe(z.int().min(1).max(most)).default(fallback),
    offset: aNumber.pipe(z.int().min(0).max(10_000_000)).default(0),
  })

export const Page = pageSchema(50)
export type Page = z.infer<typeof Page>
