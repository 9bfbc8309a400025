/**
 * Nightly prices and totals are whole US dollars, payment intents are cents, payment records are text with two digits.
 */

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

export function formatDollars(dollars: number): string {
  return `$${whole.format(dollars)}`
}

export function formatCents(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const amount = Math.abs(cents)
  return sign + (amount % 100 === 0 ? formatDollars(amount / 100) : formatDecimal(decimalOfCents(amount)))
}

/** Takes decimal text of any length, because a double cannot hold every sum. */
export function formatDecimal(amount: string | number): string {
  const [dollars = '0', cents = ''] = (typeof amount === 'number' ? amount.toFixed(2) : amount).split('.')
  return `$${dollars.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`
}

export function decimalOfCents(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

export function centsOfDecimal(decimal: string): number {
  return Math.round(Number(decimal) * 100)
}
