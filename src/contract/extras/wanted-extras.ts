import * as z from 'zod'
import { Id, wholeNumber } from '../platform/fields.ts'

const MAX_ORDERED = 50

export const WantedExtras = z
  .array(
    z.object({
      id: Id,
      quantity: wholeNumber('Quantity must be a whole number').pipe(z.int().min(1, 'At least 1')),
    }),
  )
  .max(MAX_ORDERED, `At most ${MAX_ORDERED} extras`)
export type WantedExtras = z.infer<typeof WantedExtras>

const LISTED = 'Please list extras as id:quantity, separated by commas'

export const ListedExtras = z
  .string(LISTED)
  .max(1000, LISTED)
  .regex(/^(\d{1,10}:\d{1,10}(,\d{1,10}:\d{1,10})*)?$/, LISTED)
  .transform((text) => {
    const parts = text === '' ? [] : text.split(',')
    return parts.map((part) => {
      const [id, quantity] = part.split(':')
      return { id: Number(id), quantity: Number(quantity) } as {
        id: number | string
        quantity: number | string
      }
    })
  })
  .pipe(WantedExtras)
