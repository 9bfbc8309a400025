import { decimalOfCents, formatDecimal } from '#contract/platform/money.ts'

/** '$1,250.00' or '-$358.50'. Cents are always shown, so that columns of amounts align. */
export const formatAmount = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${formatDecimal(decimalOfCents(Math.abs(cents)))}`
