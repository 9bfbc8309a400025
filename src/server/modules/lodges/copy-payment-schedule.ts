import { type Context, inTransaction } from '#server/platform/context.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { lockLodges } from './lock-lodges.ts'
import { editLodge, readLodge } from './lodges.ts'

/** Copies to all lodges or, with `not_found`, to none. */
export async function copyPaymentSchedule(
  context: Context,
  slug: string,
  to: readonly string[],
): Promise<{ copied: number }> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const others = [...new Set(to)].filter((other) => other !== slug)
    await lockLodges(inner, [slug, ...others])
    const { paymentSchedule } = await readLodge(inner, slug)
    for (const other of others) await editLodge(inner, other, { paymentSchedule })
    return { copied: others.length }
  })
}
