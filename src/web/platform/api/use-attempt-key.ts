import { useRef } from 'react'
import { requestIdentity } from '#contract/platform/request-identity.ts'
import { randomUuid } from './random-uuid.ts'

/**
 * An Idempotency-Key, or the clientId of a message. The same request keeps its key until the call succeeds,
 * so that a repeat after a lost answer does nothing twice.
 */
export function useAttemptKey() {
  const attempt = useRef({ body: '', key: '' })
  return {
    keyFor: (body: unknown): string => {
      const text = requestIdentity(body)
      if (attempt.current.body !== text) attempt.current = { body: text, key: randomUuid() }
      return attempt.current.key
    },
    /** To be called once the call has succeeded: the next one has a new key. */
    finish: () => {
      attempt.current = { body: '', key: '' }
    },
  }
}
