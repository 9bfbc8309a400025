import type { Tax } from '../charges/charges.ts'

export type ExtraKind = 'per_stay' | 'per_night' | 'per_guest' | 'per_piece'

/** Whole dollars. */
export type QuotedExtra = {
  name: string
  kind: ExtraKind
  amount: number
  quantity: number
  taxed: boolean
}

/** Without tax. */
export function extraCents(
  { kind, amount, quantity }: Pick<QuotedExtra, 'kind' | 'amount' | 'quantity'>,
  { nights, guests }: { nights: number; guests: number },
): number {
  const times = { per_stay: 1, per_night: nights, per_guest: guests, per_piece: 1 }
  return amount * times[kind] * quantity * 100
}

export const extraInWords = ({ name, quantity }: Pick<QuotedExtra, 'name' | 'quantity'>): string =>
  quantity > 1 ? `${name} × ${quantity}` : name

/** Rounds half up. */
export function percentCents(percent: string, cents: number): number {
  const [whole = '0', decimals = ''] = percent.split('.')
  const millionths = BigInt(whole + decimals.padEnd(4, '0'))
  return Number((BigInt(cents) * millionths + 500_000n) / 1_000_000n)
}

type Line<Kind extends string> = { kind: Kind; name: string; cents: number }

export type ExtraLine = Pick<QuotedExtra, 'name' | 'quantity' | 'taxed'> & { cents: number }

type ExtrasChange = { before: readonly ExtraLine[]; after: readonly ExtraLine[]; taxes: readonly Tax[] }

/**
 * Nights and fees stay. A tax on fees changes by what the `taxed` extras change; `taxes` are those of the
 * stay.
 */
export function replaceExtraLines<Kind extends string>(
  lines: readonly Line<Kind>[],
  { before, after, taxes }: ExtrasChange,
): Line<Kind | 'extra' | 'tax'>[] {
  const taxable = sumCents(lines.filter(({ kind }) => ['nights', 'discount', 'fee'].includes(kind)))
  const taxedIn = (extras: readonly ExtraLine[]) => sumCents(extras.filter(({ taxed }) => taxed))
  const rest: Line<Kind | 'extra' | 'tax'>[] = lines.filter(({ kind }) => kind !== 'extra')
  const taxLines = rest.filter(({ kind }) => kind === 'tax')
  const isAligned = taxLines.length === taxes.length
  const changed = new Map<Line<Kind | 'extra' | 'tax'>, number>()
  const added: Line<'tax'>[] = []
  for (const [index, tax] of taxes.entries()) {
    if (tax.kind !== 'percent' || !tax.onFees) continue
    const more =
      percentCents(tax.percent, taxable + taxedIn(after)) -
      percentCents(tax.percent, taxable + taxedIn(before))
    const line = isAligned ? taxLines[index] : taxLines.find(({ name }) => name === tax.name)
    if (line) changed.set(line, (changed.get(line) ?? 0) + more)
    else if (more !== 0) added.push({ kind: 'tax', name: tax.name, cents: more })
  }
  const withTaxes = rest.map((line) => ({ ...line, cents: line.cents + (changed.get(line) ?? 0) }))
  const extraLines = after.map((extra) => ({
    kind: 'extra' as const,
    name: extraInWords(extra),
    cents: extra.cents,
  }))
  const firstTax = withTaxes.findIndex(({ kind }) => kind === 'tax' || kind === 'goodwill')
  const afterFees = firstTax === -1 ? withTaxes.length : firstTax
  const goodwill = withTaxes.findIndex(({ kind }) => kind === 'goodwill')
  const afterTaxes = goodwill === -1 ? withTaxes.length : goodwill
  return [
    ...withTaxes.slice(0, afterFees),
    ...extraLines,
    ...withTaxes.slice(afterFees, afterTaxes),
    ...added,
    ...withTaxes.slice(afterTaxes),
  ]
}

const sumCents = (lines: readonly { cents: number }[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0)
