import type { SandboxCard } from '#contract/payments/sandbox.ts'

type Verdict = { outcome: 'succeeded' | 'requires_action' } | { outcome: 'failed'; message: string }

const declined = (message: string): Verdict => ({ outcome: 'failed', message })

const verdicts: Readonly<Record<string, Verdict>> = {
  '4242424242424242': { outcome: 'succeeded' },
  '4000056655665556': { outcome: 'succeeded' },
  '5555555555554444': { outcome: 'succeeded' },
  '378282246310005': { outcome: 'succeeded' },
  '4000002500003155': { outcome: 'requires_action' },
  '4000002760003184': { outcome: 'requires_action' },
  '4000000000003220': { outcome: 'requires_action' },
  '4000000000000341': { outcome: 'succeeded' },
  '4000000000000002': declined('Your card was declined.'),
  '4000000000009995': declined('Your card has insufficient funds.'),
  '4000000000000069': declined('Your card has expired.'),
  '4000000000000127': declined("Your card's security code is incorrect."),
  '4000000000000119': declined('An error occurred while processing your card. Try again in a little bit.'),
}

export type LaterCharge = 'succeeded' | 'declined' | 'requires_action'

const laterCharges: Readonly<Record<string, LaterCharge>> = {
  '4000000000000341': 'declined',
  '4000000000003220': 'requires_action',
  '4000002760003184': 'requires_action',
}

const toDigits = ({ number }: SandboxCard): string => number.replaceAll(/[\s-]/g, '')

const brands: Readonly<Record<string, string>> = { '3': 'amex', '4': 'visa', '5': 'mastercard' }

/** Leaves out the card's number. */
export function storedForm(card: SandboxCard): {
  brand: string
  last4: string
  expires: string
  later: LaterCharge
} {
  const number = toDigits(card)
  const [, month = '', year = ''] = card.expiry.replaceAll(/\s/g, '').match(/^(\d{1,2})\/?(\d+)$/) ?? []
  return {
    brand: brands[number.charAt(0)] ?? 'unknown',
    last4: number.slice(-4),
    expires: `${month.padStart(2, '0')}/${year.slice(-2)}`,
    later: laterCharges[number] ?? 'succeeded',
  }
}

export function judgeCard(card: SandboxCard, now: number): Verdict {
  const number = toDigits(card)
  if (!/^\d{13,19}$/.test(number)) return declined('Your card number is incomplete.')
  if (!hasCheckDigit(number)) return declined('Your card number is invalid.')
  const expiry = card.expiry.replaceAll(/\s/g, '').match(/^(\d{1,2})\/?(\d{2}|\d{4})$/)
  const month = Number(expiry?.[1])
  if (!expiry || month < 1 || month > 12) return declined("Your card's expiration date is incomplete.")
  const year = Number(expiry[2]) % 100
  if (Date.UTC(2000 + year, month) <= now) return declined("Your card's expiration date is in the past.")
  if (!/^\d{3,4}$/.test(card.cvc.trim())) return declined("Your card's security code is incomplete.")
  return (
    verdicts[number] ??
    declined('Your card was declined. This is a test: please use a test card such as 4242 4242 4242 4242.')
  )
}

/** The Luhn formula, ISO/IEC 7812-1 annex B. */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
