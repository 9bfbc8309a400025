import { hash, verify } from '@node-rs/argon2'

/** A hash of nobody's password: checking against it costs the same as against a real one. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$YWJjZGVmZ2hpamtsbW5vcA$3y0JJ0yXk5oCwJ3d0q6j0nQeUiDqXJ0m0l3q1mY7w0c'

/** argon2id with the library's defaults (19 MiB, 2 passes), as OWASP advises. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** Whether the password is right; a missing hash takes the same time and is never right. */
export async function isRightPassword(stored: string | undefined, password: string): Promise<boolean> {
  const right = await verify(stored ?? NOBODY, password).catch(() => false)
  return right && stored !== undefined
}
