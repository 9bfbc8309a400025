import { hash, verify } from '@node-rs/argon2'
import { MIN_PASSWORD_CHARACTERS, normalPassword } from '#contract/auth/account.ts'
import { brokenRule } from '#server/platform/failure.ts'
import { commonPasswords } from './generated/common-passwords.gen.ts'

/** A hash without a password, so that unknown accounts cost the same check. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$YWJjZGVmZ2hpamtsbW5vcA$3y0JJ0yXk5oCwJ3d0q6j0nQeUiDqXJ0m0l3q1mY7w0c'

/** Attackers try these words first here (ASVS 5.0, 6.1.2). */
const PRODUCT_WORDS = ['crypto', 'lodge']

/** Many good passwords contain shorter words of a name or an address. */
const MIN_WORD_CHARACTERS = 3

/** argon2id with the library's defaults (19 MiB, 2 passes), as OWASP advises. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalPassword(password))
}

/** A missing hash is never right and takes the same time. */
export async function isRightPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const verifies = (text: string) => verify(stored ?? DUMMY_HASH, text).catch(() => false)
  const normal = normalPassword(password)
  // Older hashes are of the password as it was typed, before passwords were normalized.
  const right = (await verifies(normal)) || (normal !== password && (await verifies(password)))
  return right && typeof stored === 'string'
}

type Account = { email: string; name: string }

export function easyPasswordReason(password: string, account: Account): string | null {
  const folded = normalPassword(password).toLowerCase()
  if (commonPasswords.has(folded)) return 'This password is too common. Please choose another'
  const rest = listWords(account).reduce((text, word) => text.replaceAll(word, ''), folded)
  if (rest === folded) return null
  return rest.length < MIN_PASSWORD_CHARACTERS || commonPasswords.has(rest)
    ? 'Please do not build the password from your name, your email address or Crypto Lodge'
    : null
}

function listWords({ email, name }: Account): string[] {
  const folded = normalPassword(`${email} ${name}`).toLowerCase()
  const words = [...folded.split(' '), ...folded.split(/[^\p{L}\p{N}]+/u), ...PRODUCT_WORDS]
  return words
    .filter((word) => word.length >= MIN_WORD_CHARACTERS)
    .sort((left, right) => right.length - left.length)
}

/** Fails with `rule`. */
export function refuseEasyPassword(path: string, password: string, account: Account): void {
  const reason = easyPasswordReason(password, account)
  if (reason) throw brokenRule(path, reason)
}
