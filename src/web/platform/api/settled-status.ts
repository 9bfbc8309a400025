import type { Call } from './call.ts'

const TRIES = 5
const PAUSE_MS = 1200

/** Null if the provider has not confirmed the payment to the server after some seconds, or after `tries`. */
export async function settledStatus(
  call: Call,
  clientSecret: string,
  tries = TRIES,
): Promise<'completed' | 'refunded' | null> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const answer = await call('POST /api/payment-status', { body: { clientSecret } }).catch(() => null)
    if (answer?.status === 'completed' || answer?.status === 'refunded') return answer.status
    if (attempt < tries) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return null
}

export const isSettled = async (call: Call, clientSecret: string, tries?: number): Promise<boolean> =>
  (await settledStatus(call, clientSecret, tries)) !== null
