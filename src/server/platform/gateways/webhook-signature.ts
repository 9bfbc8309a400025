import Stripe from 'stripe'

const WEBHOOK_TOLERANCE_S = 300

/** `t=seconds,v1=hmac` over `seconds.body`, as Stripe signs. `now` is in milliseconds. */
export function signWebhook(secret: string, payload: string, now: number): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(now / 1000) })
}

/** Null without a valid signature of the last five minutes. `now` is in milliseconds. */
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
