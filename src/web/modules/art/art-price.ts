import { ART_PRICE_CENTS } from '#contract/art/art-price.ts'
import { decimalOfCents, formatDecimal } from '#contract/platform/money.ts'

export const artPrice = formatDecimal(decimalOfCents(ART_PRICE_CENTS))
