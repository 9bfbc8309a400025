import { hash, verify } from '@node-rs/argon2'
import { brokenRule } from '../failure.ts'
import { commonPasswords } from './common-passwords.gen.ts'

/** A hash without a password, so that unknown accounts cost the same check. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$YWJjZGVmZ2hpamtsbW5vcA$3y0JJ0yXk5oCwJ3d0q6j0nQeUiDqXJ0m0l3q1mY7w0c'

/** argon2id with the library's defaults (19 MiB, 2 passes), as OWASP advises. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** Whether the password is right; a missing hash takes the same time and is never right. */
export async function isRightPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const right = await verify(stored ?? NOBODY, password).catch(() => false)
  return right && typeof stored === 'string'
}

/** Whether the password is among the commonest ones, in any case. */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase())

/** Fails with `rule` for a password that is easy to guess: a common one, or the account's own address. */
export function refuseEasyPassword(path: string, password: string, email: string): void {
  if (isCommonPassword(password)) throw brokenRule(path, 'This password is too common. Please choose another')
  if (password.toLowerCase() === email) throw brokenRule(path, 'Please do not use your e-mail address')
}
