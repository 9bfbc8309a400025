import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { sameText } from '../../secrets.ts'
import type { CoinEvent } from './coin-gateway.ts'

/** `sha256=` and the hex HMAC-SHA256, as BTCPay's header. */
export function signCoinEvent(secret: string, raw: string): string {
  return `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`
}

const Delivery = z.object({
  deliveryId: z.string(),
  originalDeliveryId: z.string().nullish(),
  storeId: z.string().nullish(),
  invoiceId: z.string().nullish(),
  pullPaymentId: z.string().nullish(),
})

/** Null when the signature is wrong; without ids for another body than BTCPay's. */
export function readCoinEvent(secret: string, raw: string, signature: string): CoinEvent | null {
  if (!sameText(signature, signCoinEvent(secret, raw))) return null
  const parsed = Delivery.safeParse(parseJson(raw))
  if (!parsed.success) return { deliveryId: '', storeId: null, invoiceId: null, pullPaymentId: null }
  const { deliveryId, originalDeliveryId, storeId, invoiceId, pullPaymentId } = parsed.data
  return {
    deliveryId: originalDeliveryId ?? deliveryId,
    storeId: storeId ?? null,
    invoiceId: invoiceId ?? null,
    pullPaymentId: pullPaymentId ?? null,
  }
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}
