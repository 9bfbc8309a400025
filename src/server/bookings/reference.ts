import { randomInt } from 'node:crypto'
import { publicUrl } from '../config.ts'
import type { Context } from '../context.ts'
import { keyedHash } from '../secrets.ts'

/** Without 0, O, 1, I, L and U: nothing that can be misread or misheard, and no words. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

/** A new reference of ten unambiguous characters, about 49 bits. */
export function newReference(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** The secret that opens a booking's page. Derived, so it is stored nowhere and every e-mail can carry it. */
export function keyOf(context: Context, reference: string): string {
  return keyedHash(context.secret, 'booking', reference)
}

/** The guest's own link to a booking. */
export function guestLink(context: Context, reference: string): string {
  return `${publicUrl(context.config)}/booking/${reference}?key=${keyOf(context, reference)}`
}
