/** Limits, quick picks and messages of a donation (sections 5, 8 and 9 of the companion specification). */

/** Dollars. */
export const DONATION_MIN = 1
export const DONATION_MAX = 100_000
export const DONATION_DEFAULT = 100

/** Quick picks in dollars: on the card of the investor page, and beside the QR code. */
export const donationPicks = { card: [25, 100, 500], other: [25, 100, 500, 1000] } as const

export const donationMessages = {
  min: 'Please enter a donation amount of at least $1',
  max: 'Maximum donation amount is $100,000. For larger donations, please contact us directly.',
} as const

/** What is wrong with a donation of so many dollars, as the toast says it; null when it can be given. */
export function donationProblem(dollars: number): { title: string; description: string } | null {
  if (!(dollars >= DONATION_MIN)) return { title: 'Invalid Amount', description: donationMessages.min }
  if (dollars > DONATION_MAX) return { title: 'Amount Too Large', description: donationMessages.max }
  return null
}

/** The dollars that a link asks for, whole or with cents; undefined for what cannot be donated. */
export function donationOf(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^\d+(\.\d{1,2})?$/.test(text)) return undefined
  return donationProblem(Number(text)) ? undefined : Number(text)
}
