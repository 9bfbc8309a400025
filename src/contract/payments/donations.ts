export const DONATION_MIN = 1
export const DONATION_MAX = 100_000
export const DONATION_DEFAULT = 100

export const donationPicks = { card: [25, 100, 500], other: [25, 100, 500, 1000] } as const

export const donationMessages = {
  min: 'Please enter a donation amount of at least $1',
  digits: 'Please enter the amount in digits, such as 25 or 25.50',
  max: 'Maximum donation amount is $100,000. For larger donations, please contact us directly.',
} as const

export function donationProblem(dollars: number): { title: string; description: string } | null {
  if (!(dollars >= DONATION_MIN)) return { title: 'Invalid Amount', description: donationMessages.min }
  if (dollars > DONATION_MAX) return { title: 'Amount Too Large', description: donationMessages.max }
  return null
}

const DIGITS = /^\d+(\.\d{1,2})?$/

export function donationTextProblem(text: string): { title: string; description: string } | null {
  const problem = donationProblem(Number(text))
  if (problem || DIGITS.test(text.trim())) return problem
  return { title: 'Invalid Amount', description: donationMessages.digits }
}

export function parseDonation(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !DIGITS.test(text)) return undefined
  return donationProblem(Number(text)) ? undefined : Number(text)
}
