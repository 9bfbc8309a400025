import * as z from 'zod'

export const CryptoRefundState = z.enum([
  'waits_for_address',
  'waits_for_approval',
  'on_its_way',
  'sent',
  'cancelled',
])
export type CryptoRefundState = z.infer<typeof CryptoRefundState>

export const CryptoPayment = z.object({
  invoiceId: z.string(),
  coin: z.string().nullable(),
  /** Decimal text. */
  coinAmount: z.string().nullable(),
  /** Dollars of one coin, decimal text. */
  rate: z.string().nullable(),
  txids: z.array(z.string()),
  refundState: CryptoRefundState.nullable(),
  refundLink: z.string().nullable(),
})
export type CryptoPayment = z.infer<typeof CryptoPayment>
