/**
 * Prices and refunds computed a second time, without the product's code: whole cents, dates counted in UTC days, the clock of a
 * lodge found by trying. Tests compare the product with it.
 */

export type ReferenceTax =
  | {
      name: string
      kind: 'percent'
      percent: string
      onFees: boolean
      from: string | null
      to: string | null
    }
  | {
      name: string
      kind: 'per_night' | 'per_guest_night'
      amountCents: number
      onFees: boolean
      from: string | null
      to: string | null
    }
export type ReferenceFee = { name: string; amount: number } & (
  | { kind: 'per_stay' | 'per_night' | 'per_guest' | 'per_guest_night' | 'per_dog' }
  | { kind: 'per_extra_guest_night'; above: number }
)
export type ReferenceTariff = {
  price: number
  /** Set prices by date; the last one counts. */
  overrides: { from: string; to: string; price: number }[]
  fees: ReferenceFee[]
  taxes: ReferenceTax[]
}
/** Whole percent, or whole dollars. */
export type ReferencePromotion = { percent: number } | { amount: number }
export type ReferenceExtra = {
  name: string
  kind: 'per_stay' | 'per_night' | 'per_guest' | 'per_piece'
  amount: number
  quantity: number
  taxed: boolean
}
export type ReferenceStay = {
  checkIn: string
  nights: number
  guests: number
  dogs: number
  isDay1: boolean
  promotions: ReferencePromotion[]
  extras?: readonly ReferenceExtra[]
}
export type ReferenceLine = { kind: 'nights' | 'discount' | 'fee' | 'extra' | 'tax'; cents: number }

const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The lines of a stay's price. */
export function referenceLines(stay: ReferenceStay, tariff: ReferenceTariff): ReferenceLine[] {
  let nights = 0
  for (let night = 0; night < stay.nights; night++) {
    const date = dayAfter(stay.checkIn, night)
    const set = tariff.overrides.filter(({ from, to }) => from <= date && date < to).pop()
    nights += 100 * (set ? set.price : tariff.price)
  }
  // A fifth, up to the next whole dollar.
  const day1 = stay.isDay1 ? 100 * Math.floor((nights / 100 + 4) / 5) : 0
  const discount = Math.max(day1, ...stay.promotions.map((promotion) => referenceDiscount(promotion, nights)))
  const times = {
    ...{ per_stay: 1, per_night: stay.nights, per_guest: stay.guests, per_dog: stay.dogs },
    per_guest_night: stay.nights * stay.guests,
  }
  const fees = tariff.fees
    .map((fee) => {
      const isExtra = fee.kind === 'per_extra_guest_night'
      return 100 * fee.amount * (isExtra ? stay.nights * (stay.guests - fee.above) : times[fee.kind])
    })
    .filter((cents) => cents > 0)
  const extras = (stay.extras ?? []).map(({ kind, amount, quantity, taxed }) => {
    const cents = amount * quantity * 100
    if (kind === 'per_night') return { cents: cents * stay.nights, taxed }
    return { cents: kind === 'per_guest' ? cents * stay.guests : cents, taxed }
  })
  const taxedCents = extras.reduce((sum, { cents, taxed }) => (taxed ? sum + cents : sum), 0)
  const allFees = fees.reduce((sum, fee) => sum + fee, taxedCents)
  const taxes = tariff.taxes
    .filter(({ from, to }) => (!from || stay.checkIn >= from) && (!to || stay.checkIn < to))
    // A tax of 0 % marks a lodge as tax-free.
    .filter((tax) => tax.kind !== 'percent' || !/^0+(\.0*)?$/.test(tax.percent))
    .map((tax) => referenceTax(tax, stay, nights - discount, allFees))
  return [
    { kind: 'nights', cents: nights },
    ...(discount > 0 ? [{ kind: 'discount' as const, cents: -discount }] : []),
    ...fees.map((cents) => ({ kind: 'fee' as const, cents })),
    ...extras.map(({ cents }) => ({ kind: 'extra' as const, cents })),
    ...taxes.map((cents) => ({ kind: 'tax' as const, cents })),
  ]
}

/** Cents: percent up to the next whole dollar, dollars up to what the nights cost. */
function referenceDiscount(promotion: ReferencePromotion, nights: number): number {
  if ('amount' in promotion) return promotion.amount * 100 > nights ? nights : promotion.amount * 100
  const hundredths = (nights / 100) * promotion.percent
  const rest = hundredths % 100
  return hundredths - rest + (rest > 0 ? 100 : 0)
}

function referenceTax(tax: ReferenceTax, stay: ReferenceStay, nights: number, fees: number): number {
  if (tax.kind !== 'percent')
    return tax.amountCents * stay.nights * (tax.kind === 'per_guest_night' ? stay.guests : 1)
  const base = BigInt(tax.onFees ? nights + fees : nights)
  const [whole = '', part = ''] = tax.percent.split('.')
  const tenThousandths = BigInt(whole) * 10_000n + BigInt(part.padEnd(4, '0'))
  const [cents, rest] = [(base * tenThousandths) / 1_000_000n, (base * tenThousandths) % 1_000_000n]
  return Number(rest * 2n >= 1_000_000n ? cents + 1n : cents)
}

/** The instant at which it is 16:00 on a date in a time zone, found among the quarter hours around it. */
export function referenceArrival(timeZone: string, date: string): number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const middle = Date.parse(`${date}T16:00:00Z`)
  for (let quarter = -56; quarter <= 56; quarter++) {
    const instant = middle + quarter * 900_000
    if (clock.format(instant) === `${date} 16:00`) return instant
  }
  throw new Error('this place has no such hour')
}

type ReferenceTerms = {
  totalCents: number
  paidCents: number
  steps: { hoursBefore: number; refundPercent: number }[]
  arrival: number
  requested: number
}

const HOUR = 3_600_000

/** Cents that are kept when a confirmed stay is cancelled at `now`, before arrival. */
export function referenceKept(
  { totalCents, paidCents, steps, arrival, requested }: ReferenceTerms,
  now: number,
): number {
  if (arrival - requested >= 72 * HOUR && now - requested <= 24 * HOUR) return 0
  const open = steps.filter(({ hoursBefore }) => arrival - now >= hoursBefore * HOUR)
  const refundPercent = Math.max(0, ...open.map((step) => step.refundPercent))
  const policyCents = Math.floor((totalCents * (100 - refundPercent)) / 100)
  return policyCents < paidCents ? policyCents : paidCents
}

type ReferenceSchedule = { depositPercent: number; balanceDaysBefore: number }

/** Cents that are due at once when a stay is confirmed on `today`: its deposit, or everything. */
export function referenceDueNow(
  totalCents: number,
  checkIn: string,
  schedule: ReferenceSchedule | null,
  today: string,
): number {
  if (!schedule || dayAfter(checkIn, -schedule.balanceDaysBefore) <= today) return totalCents
  const hundredths = totalCents * schedule.depositPercent
  const rest = hundredths % 10_000
  const deposit = (hundredths - rest + (rest > 0 ? 10_000 : 0)) / 100
  return totalCents - deposit < 100 ? totalCents : deposit
}
