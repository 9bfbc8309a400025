import { isIP } from 'node:net'
import { type Config, publicUrl } from '#server/platform/config.ts'
import { failure } from '#server/platform/failure.ts'

/** WebAuthn's name of the site, and the origin of its pages. */
type RelyingParty = { id: string; origin: string }

/**
 * The relying party of the site's public address. Passkeys need a name: at 127.0.0.1 they are those of localhost; another
 * numeric address fails with `conflict`.
 */
export function relyingParty(config: Config): RelyingParty {
  const site = new URL(publicUrl(config))
  if (site.hostname === '127.0.0.1') site.hostname = 'localhost'
  if (isIP(site.hostname.replaceAll(/[[\]]/g, '')))
    throw failure('conflict', 'Passkeys need a site whose address is a name. Please set PUBLIC_URL.')
  return { id: site.hostname, origin: site.origin }
}
