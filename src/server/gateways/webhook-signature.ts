import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old a signed webhook may be, in seconds. */
export const WEBHOOK_TOLERANCE_S = 300

const hmac = (secret: string, seconds: string, raw: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${raw}`).digest('hex')

/** Signs a body as Stripe does: `t=seconds,v1=hmac` over `seconds.body`. `now` is in milliseconds. */
export function signWebhook(secret: string, raw: string, now: number): string {
  const seconds = String(Math.floor(now / 1000))
  return `t=${seconds},v1=${hmac(secret, seconds, raw)}`
}

/** True for a signature by this secret, over this very body, not older (or newer) than the tolerance. */
export function isSignedBy(secret: string, raw: string, header: string, now: number): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='))
  const seconds = parts.find(([name]) => name === 't')?.[1]
  if (!seconds || !/^\d{1,12}$/.test(seconds)) return false
  if (Math.abs(Math.floor(now / 1000) - Number(seconds)) > WEBHOOK_TOLERANCE_S) return false
  const expected = Buffer.from(hmac(secret, seconds, raw))
  // While a secret is being rolled, a header carries one signature for each.
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value)
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}
