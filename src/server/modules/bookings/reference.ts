import { randomInt } from 'node:crypto'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { keyedHash, sameText } from '#server/platform/secrets.ts'

/** Letters and digits without 0, O, 1, I, L and U, which are easily misread. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

/** A new reference of ten unambiguous characters, about 49 bits. */
export function newReference(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** The secret that opens a booking's page; derived from the reference, so it is not stored. */
export function bookingKey(context: Context, reference: string): string {
  return keyedHash(context.secret, 'booking', reference)
}

/** The guest's own link to a booking. */
export function guestLink(context: Context, reference: string): string {
  return `${publicUrl(context.config)}/booking/${reference}?key=${bookingKey(context, reference)}`
}

/** What an e-mail's link depends on: another address of the guest is another version, and the links before it end. */
export type Linked = { reference: string; linkVersion: number }

/** The secret that is only in e-mails; it proves access to the guest's inbox. */
function emailedKey(context: Context, { reference, linkVersion }: Linked): string {
  const text = linkVersion === 0 ? reference : `${reference} ${linkVersion}`
  return keyedHash(context.secret, 'booking-by-email', text)
}

export function isEmailedKey(context: Context, booking: Linked, key: string): boolean {
  return sameText(key, emailedKey(context, booking))
}

/** Whether a key, of the receipt or of an e-mail, opens the booking's page. */
export function opensBooking(context: Context, booking: Linked, key: string): boolean {
  return sameText(key, bookingKey(context, booking.reference)) || isEmailedKey(context, booking, key)
}

/** The link to a booking in an e-mail; with a mail server, opening it confirms the guest's address. */
export function emailedLink(context: Context, booking: Linked): string {
  const { reference } = booking
  if (!context.config.SMTP_URL) return guestLink(context, reference)
  return `${publicUrl(context.config)}/booking/${reference}?key=${emailedKey(context, booking)}`
}
