import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod'

/**
 * The schema accepts more than the form does (a missing field, a number as text), so the form's own type
 * replaces the schema's.
 */
export function formResolver<
  Schema extends z.ZodType<FieldValues, FieldValues>,
  Fields extends z.input<Schema>,
>(schema: Schema): Resolver<Fields> {
  return zodResolver(schema) as unknown as Resolver<Fields>
}
