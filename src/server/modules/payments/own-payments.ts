import { eq } from 'drizzle-orm'
import type { PaymentStatus } from '#contract/payments/payments.ts'
import type { Context } from '#server/platform/context.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { failure } from '#server/platform/failure.ts'
import { type PaymentDependencies, requireGateway } from './payment-dependencies.ts'
import { settleFromProvider } from './settle.ts'

/** The status of a payer's payment. Reads the provider while it is pending, so a late webhook does no harm. */
export async function ownPaymentStatus(
  context: Context,
  deps: PaymentDependencies,
  clientSecret: string,
): Promise<PaymentStatus> {
  // A client secret begins with its intent's id; reads only known intents from the provider.
  const [intentId = ''] = clientSecret.split('_secret_')
  const [row] = await context.db.select().from(payments).where(eq(payments.stripePaymentId, intentId))
  const unknown = failure('not_found', 'There is no such payment')
  if (!row) throw unknown
  const intent = await requireGateway(deps).readIntent(intentId)
  if (intent.clientSecret !== clientSecret) throw unknown
  return row.status === 'pending' || row.status === 'failed'
    ? settleFromProvider(context, deps, intent)
    : row.status
}
