import { randomInt } from 'node:crypto'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { keyedHash, sameText } from '#server/platform/secrets.ts'

/** Leaves out 0, O, 1, I, L and U, which are easily misread. Ten characters have about 49 bits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

export function newReference(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** The secret that opens a booking's page. It is derived from the reference, so it is not stored. */
export function bookingKey(context: Context, reference: string): string {
  return keyedHash(context.secret, 'booking', reference)
}

export function guestLink(context: Context, reference: string): string {
  return `${publicUrl(context.config)}/booking/${reference}?key=${bookingKey(context, reference)}`
}

/** A new address of the guest raises the version, which ends the links in earlier emails. */
export type Linked = { reference: string; linkVersion: number }

/** Only emails have this secret, so it proves access to the guest's inbox. */
function emailedKey(context: Context, { reference, linkVersion }: Linked): string {
  const text = linkVersion === 0 ? reference : `${reference} ${linkVersion}`
  return keyedHash(context.secret, 'booking-by-email', text)
}

export function isEmailedKey(context: Context, booking: Linked, key: string): boolean {
  return sameText(key, emailedKey(context, booking))
}

export function opensBooking(context: Context, booking: Linked, key: string): boolean {
  return sameText(key, bookingKey(context, booking.reference)) || isEmailedKey(context, booking, key)
}

/** With a mail server, opening the link confirms the guest's address. */
export function emailedLink(context: Context, booking: Linked): string {
  const { reference } = booking
  if (!context.config.SMTP_URL) return guestLink(context, reference)
  return `${publicUrl(context.config)}/booking/${reference}?key=${emailedKey(context, booking)}`
}
