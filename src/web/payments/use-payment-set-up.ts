import type { EndpointNamed } from '#contract/api.ts'
import type { RequestOf } from '#contract/endpoint.ts'
import type { Intent } from '#contract/payments.ts'
import type { Call } from '../api/call.ts'
import { useAttemptKey } from '../api/use-attempt-key.ts'
import { useCall } from '../api/use-call.ts'
import { rememberFocus } from '../ui/remember-focus.ts'

type IntentBody = RequestOf<EndpointNamed<'POST /api/create-payment-intent'>>['body']

/** Sets up card payments; `finish` ends one that is paid. */
export function usePaymentSetUp() {
  const call = useCall()
  const { keyFor, finish } = useAttemptKey()
  return {
    setUp: async (body: IntentBody): Promise<Intent> => {
      rememberFocus()
      const intent = await call('POST /api/create-payment-intent', { body, idempotencyKey: keyFor(body) })
      if (!intent.clientSecret) throw new Error('the payment was set up without a secret')
      return intent
    },
    finish,
  }
}

const TRIES = 5
const PAUSE_MS = 1200

/**
 * Whether the provider has confirmed a payment to the server, even if it is refunded already; polls for some
 * seconds, or `tries` times.
 */
export async function isSettled(call: Call, clientSecret: string, tries = TRIES): Promise<boolean> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const answer = await call('POST /api/payment-status', { body: { clientSecret } }).catch(() => null)
    if (answer?.status === 'completed' || answer?.status === 'refunded') return true
    if (attempt < tries) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return false
}
