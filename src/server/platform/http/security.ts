import type { FastifyInstance } from 'fastify'
import { type Config, publicUrl } from '../config.ts'

/** Pages add their Content-Security-Policy in `pages/`. */
const headers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
}

/** API replies load nothing, and proxies store none unless the route says so. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
}

/** A year (RFC 6797, section 6.1.1). */
const HSTS = 'max-age=31536000'

export function sendSecurityHeaders(app: FastifyInstance, config: Config): void {
  const isSecure = publicUrl(config).startsWith('https:')
  const always = isSecure ? { ...headers, 'strict-transport-security': HSTS } : headers
  const ofApi = Object.entries({ ...always, ...apiHeaders })
  const ofPages = Object.entries(always)
  app.addHook('onSend', (request, reply, _payload, done) => {
    const path = request.routeOptions.url ?? request.url
    for (const [name, value] of path.startsWith('/api/') ? ofApi : ofPages)
      if (!reply.hasHeader(name)) reply.header(name, value)
    done()
  })
}

const IMAGES = "img-src 'self' data: blob: https:"
/** Stripe's security guide names both, because its script loads parts and frames from subdomains. */
const STRIPE_SCRIPTS = 'https://js.stripe.com https://*.js.stripe.com'
const STRIPE_FRAMES = `${STRIPE_SCRIPTS} https://hooks.stripe.com`

/** SHA-256 hashes of inline scripts (CSP level 3, section 2.3.1). */
export function pagePolicy(
  scriptHashes: readonly string[],
  allowsStripe: boolean,
  isSecure: boolean,
): string {
  const hashes = scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')
  const stripe = allowsStripe ? ` ${STRIPE_SCRIPTS}` : ''
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes}${stripe}`.trim(),
    // React and Radix set style attributes and a scroll-lock style element, which a cached page cannot
    // hash.
    "style-src 'self' 'unsafe-inline'",
    IMAGES,
    "font-src 'self'",
    `connect-src 'self'${allowsStripe ? ' https://api.stripe.com' : ''}`,
    "media-src 'self' blob: https:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    allowsStripe ? `frame-src ${STRIPE_FRAMES}` : "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
