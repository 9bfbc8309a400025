import Stripe from 'stripe'

/** Greatest age of a signed webhook, in seconds. */
const WEBHOOK_TOLERANCE_S = 300

/** Signs a body as Stripe does: `t=seconds,v1=hmac` over `seconds.body`. `now` is in milliseconds. */
export function signWebhook(secret: string, payload: string, now: number): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(now / 1000) })
}

/**
 * The parsed body when `header` signs it with this secret within five minutes before `now` (milliseconds); null
 * otherwise.
 */
export function readSigned<Event>(
  secret: string,
  payload: string,
  header: string,
  now: number,
): Event | null {
  try {
    const event: unknown = Stripe.webhooks.constructEvent(
      payload,
      header,
      secret,
      WEBHOOK_TOLERANCE_S,
      undefined,
      now,
    )
    return event as Event
  } catch {
    return null
  }
}
