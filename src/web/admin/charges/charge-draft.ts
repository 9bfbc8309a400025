import { Charges, type FeeKind, type TaxKind } from '#contract/charges/charges.ts'
import { centsOfDecimal, decimalOfCents } from '#contract/platform/money.ts'
import { randomUuid } from '#web/platform/api/random-uuid.ts'

export type FeeDraft = {
  key: string
  name: string
  kind: FeeKind
  amount: string
  /** Guests included before the extra-guest fee applies; unused for other kinds. */
  above: string
}
export type TaxDraft = {
  key: string
  name: string
  kind: TaxKind
  percent: string
  /** Unused for a percentage. */
  dollars: string
  onFees: boolean
  from: string
  to: string
}

export type ChargeDraft = { fees: FeeDraft[]; taxes: TaxDraft[] }

export const newFee = (): FeeDraft => ({
  key: randomUuid(),
  name: '',
  kind: 'per_stay',
  amount: '',
  above: '',
})

export const newTax = (): TaxDraft => ({
  key: randomUuid(),
  name: '',
  kind: 'percent',
  percent: '',
  dollars: '',
  onFees: false,
  from: '',
  to: '',
})

/** A tax of 0 percent marks a lodge that owes none. */
export const taxFree = (): TaxDraft => ({ ...newTax(), name: 'Tax-free', percent: '0' })

export function toDraft({ fees, taxes }: Charges): ChargeDraft {
  return {
    fees: fees.map((fee) => ({
      ...newFee(),
      ...fee,
      amount: String(fee.amount),
      above: fee.kind === 'per_extra_guest_night' ? String(fee.above) : '',
    })),
    taxes: taxes.map((tax) => ({
      ...newTax(),
      ...tax,
      from: tax.from ?? '',
      to: tax.to ?? '',
      ...(tax.kind === 'percent' ? {} : { dollars: decimalOfCents(tax.amountCents) }),
    })),
  }
}

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))

const centsIn = (text: string): number =>
  /^\d+(\.\d{1,2})?$/.test(text.trim()) ? centsOfDecimal(text.trim()) : Number.NaN

type Parsed = { charges: Charges; errors: null } | { charges: null; errors: ReadonlyMap<string, string> }

/** Messages are keyed by path, such as 'taxes.0.percent'. */
export function parseDraft({ fees, taxes }: ChargeDraft): Parsed {
  const parsed = Charges.safeParse({
    fees: fees.map(({ name, kind, amount, above }) => ({
      ...{ name, kind, amount: numberIn(amount) },
      ...(kind === 'per_extra_guest_night' && { above: numberIn(above) }),
    })),
    taxes: taxes.map(({ name, kind, percent, dollars, onFees, from, to }) => ({
      ...{ name, kind, onFees, from: from || null, to: to || null },
      ...(kind === 'percent' ? { percent } : { amountCents: centsIn(dollars) }),
    })),
  })
  if (parsed.success) return { charges: parsed.data, errors: null }
  const issues = parsed.error.issues.map(({ path, message }) => [path.join('.'), message] as const)
  return { charges: null, errors: new Map(issues) }
}
