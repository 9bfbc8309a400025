import { type Quote, type QuotedStay, quoteStay } from '#contract/bookings/quote.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { Tariff } from '#contract/rates/tariff.ts'

/**
 * `total` is in whole dollars without taxes. One line includes fees and extras, and is taxed as nights are.
 */
export function agreedQuote(stay: QuotedStay, { taxes }: Pick<Tariff, 'taxes'>, total: number): Quote {
  const rateOn = (date: string) => ({
    price: date === stay.checkIn ? total : 0,
    minNights: 1,
    arrival: true,
    departure: true,
  })
  const quote = quoteStay({ ...stay, extras: [] }, { fees: [], taxes, rateOn }, [])
  const name = `Agreed price, ${pluralize(quote.nights, 'night')}`
  return { ...quote, lines: quote.lines.map((line) => (line.kind === 'nights' ? { ...line, name } : line)) }
}
