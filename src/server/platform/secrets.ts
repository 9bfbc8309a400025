import { createHmac, timingSafeEqual } from 'node:crypto'

/** A keyed hash of `text`, 43 characters of base64url; `use` separates the hashes of one purpose from another's. */
export function keyedHash(secret: Buffer, use: string, text: string): string {
  return createHmac('sha256', secret).update(`${use}:${text}`).digest('base64url')
}

/** Compares in constant time. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
