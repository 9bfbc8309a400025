import { createHmac, timingSafeEqual } from 'node:crypto'

/** 43 characters of base64url; `use` separates the hashes of different purposes. */
export function keyedHash(secret: Buffer, use: string, text: string): string {
  return createHmac('sha256', secret).update(`${use}:${text}`).digest('base64url')
}

/** In constant time. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
