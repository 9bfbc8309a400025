import { isIP } from 'node:net'
import { type Config, publicUrl } from '#server/platform/config.ts'
import { failure } from '#server/platform/failure.ts'

type RelyingParty = { id: string; origin: string }

/**
 * Passkeys need a host name: 127.0.0.1 counts as localhost, another numeric address fails with `conflict`.
 */
export function relyingParty(config: Config): RelyingParty {
  const site = new URL(publicUrl(config))
  if (site.hostname === '127.0.0.1') site.hostname = 'localhost'
  if (isIP(site.hostname.replaceAll(/[[\]]/g, '')))
    throw failure('conflict', 'Passkeys need a site whose address is a name. Please set PUBLIC_URL.')
  return { id: site.hostname, origin: site.origin }
}
