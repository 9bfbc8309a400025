import { createHmac } from 'node:crypto'

/** A keyed hash of `text`, 43 characters of base64url; `use` keeps one purpose's hashes apart from another's. */
export function keyedHash(secret: Buffer, use: string, text: string): string {
  return createHmac('sha256', secret).update(`${use}:${text}`).digest('base64url')
}
