import type { FastifyInstance } from 'fastify'
import { type Config, publicUrl } from '../config.ts'

/** Headers for every reply. Pages get their Content-Security-Policy from `pages/`, which knows their inline scripts. */
const headers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
}

/** What the API answers loads nothing, and nobody on the way keeps it unless its route says so. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
}

/** A year, RFC 6797 section 6.1.1. */
const HSTS = 'max-age=31536000'

/** Sends the security headers with every reply; over https also Strict-Transport-Security (RFC 6797). */
export function sendSecurityHeaders(app: FastifyInstance, config: Config): void {
  const isSecure = publicUrl(config).startsWith('https:')
  const always = isSecure ? { ...headers, 'strict-transport-security': HSTS } : headers
  app.addHook('onRequest', (request, reply, done) => {
    const path = request.routeOptions.url ?? request.url
    reply.headers(path.startsWith('/api/') ? { ...always, ...apiHeaders } : always)
    done()
  })
}

const IMAGES = "img-src 'self' data: blob: https:"
const STRIPE_SCRIPT = 'https://js.stripe.com'
const STRIPE_FRAMES = 'https://js.stripe.com https://hooks.stripe.com'

/** The policy of a page whose inline scripts have these SHA-256 hashes (CSP level 3, section 2.3.1). */
export function pagePolicy(
  scriptHashes: readonly string[],
  allowsStripe: boolean,
  isSecure: boolean,
): string {
  const hashes = scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')
  const stripe = allowsStripe ? ` ${STRIPE_SCRIPT}` : ''
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes}${stripe}`.trim(),
    // React and Radix set style attributes and one scroll-lock style element; neither can carry a shared page's hash.
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
