/** Formats a card number as '4242 4242 4242 4242'. */
export function groupCardNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 19)
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

/** Formats an expiry date as '12 / 34'; deleting removes the separator. */
export function groupExpiry(typed: string, before: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 4)
  const padded = digits.length === 1 && Number(digits) > 1 ? `0${digits}` : digits
  if (padded.length < 2 || typed.length < before.length) return typed.length < before.length ? typed : padded
  return `${padded.slice(0, 2)} / ${padded.slice(2)}`
}
