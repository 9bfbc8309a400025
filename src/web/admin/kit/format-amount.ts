import { decimalOfCents, formatDecimal } from '#contract/platform/money.ts'

/** '$1,250.00' or '-$358.50' from cents: amounts that stand below each other always have their cents. */
export const formatAmount = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${formatDecimal(decimalOfCents(Math.abs(cents)))}`
