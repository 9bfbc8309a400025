/** Whole US dollars for nightly prices and booking totals, cents for payment intents, text with two digits for records. */

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** '$1,250': whole dollars for people. */
export function formatDollars(dollars: number): string {
  return `$${whole.format(dollars)}`
}

/** '$1,250' or '-$1,250.50' from cents: digits after the point only where they say something. */
export function formatCents(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const amount = Math.abs(cents)
  return sign + (amount % 100 === 0 ? formatDollars(amount / 100) : formatDecimal(decimalOfCents(amount)))
}

/** '$1,250.50' from 1250.5, or from '1250.5', a decimal text of any length: no number would hold every sum to the cent. */
export function formatDecimal(amount: string | number): string {
  const [dollars = '0', cents = ''] = (typeof amount === 'number' ? amount.toFixed(2) : amount).split('.')
  return `$${dollars.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`
}

/** '69.99' from 6999 cents. */
export function decimalOfCents(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** 6999 cents from '69.99'. */
export function centsOfDecimal(decimal: string): number {
  return Math.round(Number(decimal) * 100)
}
