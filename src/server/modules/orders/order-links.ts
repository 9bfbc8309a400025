import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { keyedHash, sameText } from '#server/platform/secrets.ts'

/** The secret that opens an order's page. It is derived, so it is stored nowhere. */
export const orderKey = (context: Context, id: number): string =>
  keyedHash(context.secret, 'order', String(id))

export function opensOrder(context: Context, id: number, key: string): boolean {
  return sameText(key, orderKey(context, id))
}

export function orderUrl(context: Context, id: number): string {
  return `${publicUrl(context.config)}/order/${id}?key=${orderKey(context, id)}`
}
