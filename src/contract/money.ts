/** Whole US dollars for nightly prices and booking totals, cents for payment intents, text with two digits for records. */

/** '$1,250': whole dollars for people. */
export function formatDollars(dollars: number): string {
  return `$${dollars.toLocaleString('en-US', { maximumFractionDigits: 0 })}`
}

/** '$1,250.00' from a decimal text or number. */
export function formatDecimal(amount: string | number): string {
  return `$${Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}

/** '69.99' from 6999 cents. */
export function decimalOfCents(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** 6999 cents from '69.99'. */
export function centsOfDecimal(decimal: string): number {
  return Math.round(Number(decimal) * 100)
}
