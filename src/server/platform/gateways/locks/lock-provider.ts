import type { Context } from '#server/platform/context.ts'
import { serviceKey } from '../../services.ts'
import type { LockGateway } from './lock-gateway.ts'
import { sandboxLocks } from './sandbox-locks.ts'
import { seamLocks } from './seam-locks.ts'

type Locks = { locks: LockGateway | null; why: string | null }

/** Seam when its key is set; otherwise the sandbox, in production only with LOCK_PROVIDER, because its codes open nothing. */
export function lockProvider({ config, secret }: Context): Locks {
  const { LOCK_PROVIDER: chosen, SEAM_API_KEY: apiKey, SEAM_API_BASE: apiBase } = config
  if (chosen === 'seam' && !apiKey) return { locks: null, why: 'Door codes are off: SEAM_API_KEY is not set' }
  if (apiKey && chosen !== 'sandbox') return { locks: seamLocks({ apiKey, apiBase }), why: null }
  if (config.NODE_ENV === 'production' && chosen !== 'sandbox') return { locks: null, why: null }
  return { locks: sandboxLocks(secret), why: null }
}

export const lockGateway = serviceKey<LockGateway | null>('gateway of door locks')
