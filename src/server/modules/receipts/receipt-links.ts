import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { keyedHash, sameText } from '#server/platform/secrets.ts'

/** The secret that opens a receipt. It is derived, so it is stored nowhere. */
const receiptKey = (context: Context, number: string): string => keyedHash(context.secret, 'receipt', number)

export function opensReceipt(context: Context, number: string, key: string): boolean {
  return sameText(key, receiptKey(context, number))
}

export function receiptPath(context: Context, number: string): string {
  return `/api/receipts/${number}.pdf?key=${receiptKey(context, number)}`
}

export function receiptUrl(context: Context, number: string): string {
  return publicUrl(context.config) + receiptPath(context, number)
}
