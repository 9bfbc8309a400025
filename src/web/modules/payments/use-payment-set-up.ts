import type { EndpointNamed } from '#contract/api.ts'
import type { Intent } from '#contract/payments/payments.ts'
import type { RequestOf } from '#contract/platform/endpoint.ts'
import { useAttemptKey } from '#web/platform/api/use-attempt-key.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { rememberFocus } from '#web/platform/ui/hooks/remember-focus.ts'

type IntentBody = RequestOf<EndpointNamed<'POST /api/create-payment-intent'>>['body']

/** `finish` drops the attempt's key once the payment is paid. */
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
