import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { keyedHash } from '#server/platform/secrets.ts'

const PERIOD_SECONDS = 30
const SECRET_BYTES = 20
/** A phone's clock may be off by so many periods, either way. */
const WINDOW = 1

const RECOVERY_CODES = 10
const RECOVERY_LENGTH = 10
/** Leaves out 0, O, 1, I, L and U. Ten characters have about 49 bits. */
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

/** 160 random bits in base32, as RFC 4226, section 4, recommends. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

export const totpUri = (secret: string, email: string): string => createTotp(secret, email).toString()

/** In periods since 1970; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const delta = createTotp(secret, '').validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta
}

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  )

/** Keyed with the admin's id, so that equal codes have different hashes. */
export const recoveryHash = (secret: Buffer, adminId: number, code: string): string =>
  keyedHash(secret, 'recovery', `${adminId}:${code}`)
