import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { keyedHash } from '#server/platform/secrets.ts'

const PERIOD_SECONDS = 30
const SECRET_BYTES = 20
/** Periods that a phone's clock may be off, either way. */
const WINDOW = 1

const RECOVERY_CODES = 10
const RECOVERY_LENGTH = 10
/** Without 0, O, 1, I, L and U; ten characters are about 49 bits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const createTotp = (secret: string, label: string) =>
  new TOTP({
    issuer: 'Crypto Lodge',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  })

/** 160 random bits in base32, as RFC 4226 section 4 recommends. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The content of the QR code. */
export const totpUri = (secret: string, email: string): string => createTotp(secret, email).toString()

/** The time step of a right code, in periods since 1970; null for a wrong code at `now`. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const delta = createTotp(secret, '').validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta
}

/** Ten single-use codes for a lost phone. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  )

/** The stored form of a recovery code: a keyed hash with its admin's id. */
export const recoveryHash = (secret: Buffer, adminId: number, code: string): string =>
  keyedHash(secret, 'recovery', `${adminId}:${code}`)
