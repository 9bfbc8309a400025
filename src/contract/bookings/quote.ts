import type { Fee, Tax } from '../charges/charges.ts'
import { extraCents, extraInWords, percentCents, type QuotedExtra } from '../extras/extra-price.ts'
import { datesFrom, nightsBetween, type Stay, type StayWithDates } from '../platform/dates.ts'
import { formatDollars } from '../platform/money.ts'
import { pluralize } from '../platform/pluralize.ts'
import type { Tariff } from '../rates/tariff.ts'

export const DAY1_DISCOUNT = 0.2

/** A whole percentage, or whole dollars. */
export type Discount = { name: string; percent: number | null; amount: number | null }

export const day1Discount: Discount = {
  name: `Day 1 Investor discount (${DAY1_DISCOUNT * 100}%)`,
  percent: Math.round(DAY1_DISCOUNT * 100),
  amount: null,
}

export type PriceLine = {
  kind: 'nights' | 'discount' | 'fee' | 'extra' | 'tax' | 'goodwill'
  name: string
  cents: number
}

/** Whole dollars, or cents where the name ends with Cents. */
export type Quote = {
  nights: number
  nightlyPrice: number
  subtotal: number
  discount: number
  discountName: string | null
  total: number
  lines: PriceLine[]
  taxCents: number
  totalCents: number
}

export type QuotedStay = Stay & { guests: number; dogs?: number; extras?: readonly QuotedExtra[] }

/** In whole dollars. */
export function nightPrices(stay: Stay | StayWithDates, tariff: Pick<Tariff, 'rateOn'>): number[] {
  const dates = 'dates' in stay ? stay.dates : datesFrom(stay.checkIn, Math.max(0, nightsBetween(stay)))
  return dates.map((date) => tariff.rateOn(date).price)
}

/** Rounds up in the guest's favor. */
export function discountDollars({ percent, amount }: Discount, subtotal: number): number {
  // Whole percent, because 0.2 × 15 is 3.0000000000000004 in binary and rounds up to 4.
  return percent === null ? Math.min(amount ?? 0, subtotal) : Math.ceil((subtotal * percent) / 100)
}

export function chooseDiscount<D extends Discount>(discounts: readonly D[], subtotal: number): D | null {
  let best: D | null = null
  let saved = 0
  for (const discount of discounts) {
    const dollars = discountDollars(discount, subtotal)
    if (dollars <= saved) continue
    best = discount
    saved = dollars
  }
  return best
}

export function quoteStay(stay: QuotedStay, tariff: Tariff, discounts: readonly Discount[]): Quote {
  const nights = nightsBetween(stay)
  const party = { nights, guests: stay.guests, dogs: stay.dogs ?? 0 }
  const prices = nightPrices(stay, tariff)
  const subtotal = sum(prices)
  const applied = chooseDiscount(discounts, subtotal)
  const discount = applied ? discountDollars(applied, subtotal) : 0
  const fees = tariff.fees.flatMap((fee) => feeLine(fee, party))
  const feesCents = sum(fees.map(({ cents }) => cents))
  const extras = (stay.extras ?? []).map((extra) => ({ ...extra, cents: extraCents(extra, party) }))
  const extrasCents = sum(extras.map(({ cents }) => cents))
  const taxedCents = sum(extras.filter(({ taxed }) => taxed).map(({ cents }) => cents))
  const taxable = { nights: (subtotal - discount) * 100, fees: feesCents + taxedCents }
  const taxes = tariff.taxes
    .filter((tax) => holdsFor(tax, stay.checkIn))
    .map((tax): PriceLine => ({ kind: 'tax', name: tax.name, cents: computeTaxCents(tax, party, taxable) }))
  const taxCents = sum(taxes.map(({ cents }) => cents))
  const total = subtotal - discount + (feesCents + extrasCents) / 100
  return {
    nights,
    nightlyPrice: nights > 0 ? Math.round(subtotal / nights) : 0,
    subtotal,
    discount,
    discountName: applied?.name ?? null,
    total,
    lines: [
      nightsLine(prices, subtotal),
      ...discountLines(applied, discount),
      ...fees,
      ...extras.map(extraLine),
      ...taxes,
    ],
    taxCents,
    totalCents: total * 100 + taxCents,
  }
}

type Price = {
  totalPrice: number
  taxCents: number
  lines: readonly { kind: string; cents: number }[]
}

export function computeTotalCents({ totalPrice, taxCents, lines }: Price): number {
  const goodwill = lines.filter(({ kind }) => kind === 'goodwill').map(({ cents }) => cents)
  return Math.max(0, totalPrice * 100 + taxCents + sum(goodwill))
}

export function keepGoodwill<Q extends Pick<Quote, 'lines' | 'total' | 'taxCents' | 'totalCents'>>(
  quote: Q,
  before: readonly PriceLine[],
): Q {
  const lines = [...quote.lines, ...before.filter(({ kind }) => kind === 'goodwill')]
  return { ...quote, lines, totalCents: computeTotalCents({ ...quote, totalPrice: quote.total, lines }) }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const discountLines = (applied: Discount | null, dollars: number): PriceLine[] =>
  applied ? [{ kind: 'discount', name: applied.name, cents: -dollars * 100 }] : []

const nightsLine = (prices: readonly number[], subtotal: number): PriceLine => ({
  kind: 'nights',
  name: nightsInWords(prices),
  cents: subtotal * 100,
})

const MAX_NAMED_PRICES = 3

/** '$450 × 3 nights', '3 nights: $450 × 2, $520 × 1', or '7 nights: $400 to $520' when many prices differ. */
function nightsInWords(prices: readonly number[]): string {
  const nights = pluralize(prices.length, 'night')
  const counts = new Map<number, number>()
  for (const price of prices) counts.set(price, (counts.get(price) ?? 0) + 1)
  const [only] = counts.keys()
  if (counts.size === 1 && only !== undefined) return `${formatDollars(only)} × ${nights}`
  if (counts.size <= MAX_NAMED_PRICES)
    return `${nights}: ${[...counts].map(([price, times]) => `${formatDollars(price)} × ${times}`).join(', ')}`
  return `${nights}: ${formatDollars(Math.min(...prices))} to ${formatDollars(Math.max(...prices))}`
}

type PricedParty = { nights: number; guests: number; dogs: number }

function feeLine(fee: Fee, party: PricedParty): PriceLine[] {
  const line = (times: number, name = fee.name): PriceLine => ({
    kind: 'fee',
    name,
    cents: fee.amount * times * 100,
  })
  switch (fee.kind) {
    case 'per_stay':
      return [line(1)]
    case 'per_night':
      return [line(party.nights)]
    case 'per_guest':
      return [line(party.guests)]
    case 'per_guest_night':
      return [line(party.guests * party.nights)]
    case 'per_extra_guest_night': {
      const extra = Math.max(0, party.guests - fee.above)
      const count = `${pluralize(extra, 'extra guest')} × ${pluralize(party.nights, 'night')}`
      return extra > 0 ? [line(extra * party.nights, `${fee.name} (${count})`)] : []
    }
    case 'per_dog':
      return party.dogs > 0 ? [line(party.dogs, `${fee.name} (${pluralize(party.dogs, 'dog')})`)] : []
  }
}

const extraLine = (extra: QuotedExtra & { cents: number }): PriceLine => ({
  kind: 'extra',
  name: extraInWords(extra),
  cents: extra.cents,
})

/** A tax of 0 % says that the lodge owes none, and is on no bill. */
export const holdsFor = (tax: Tax, checkIn: string): boolean =>
  (tax.from === null || tax.from <= checkIn) && (tax.to === null || checkIn < tax.to) && !isTaxFree(tax)

const isTaxFree = (tax: Tax): boolean => tax.kind === 'percent' && Number(tax.percent) === 0

/** Rounded half up to the cent, once, on the tax's base. */
function computeTaxCents(
  tax: Tax,
  { nights, guests }: PricedParty,
  taxable: { nights: number; fees: number },
): number {
  if (tax.kind !== 'percent') return tax.amountCents * nights * (tax.kind === 'per_guest_night' ? guests : 1)
  return percentCents(tax.percent, taxable.nights + (tax.onFees ? taxable.fees : 0))
}
