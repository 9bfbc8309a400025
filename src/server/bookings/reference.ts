import { randomInt } from 'node:crypto'
import { publicUrl } from '../config.ts'
import type { Context } from '../context.ts'
import { keyedHash, sameText } from '../secrets.ts'

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

/** The secret that stands only in e-mails: who has it reads the guest's inbox. */
function emailedKeyOf(context: Context, reference: string): string {
  return keyedHash(context.secret, 'booking-by-email', reference)
}

export function isEmailedKey(context: Context, reference: string, key: string): boolean {
  return sameText(key, emailedKeyOf(context, reference))
}

/** Whether a key opens the booking's page: the one of the receipt, or the one of its e-mails. */
export function opensBooking(context: Context, reference: string, key: string): boolean {
  return sameText(key, keyOf(context, reference)) || isEmailedKey(context, reference, key)
}

/** The link to a booking in an e-mail. Opened, it proves that the address is the guest's; without a mail server it proves nothing. */
export function emailedLink(context: Context, reference: string): string {
  if (!context.config.SMTP_URL) return guestLink(context, reference)
  return `${publicUrl(context.config)}/booking/${reference}?key=${emailedKeyOf(context, reference)}`
}
