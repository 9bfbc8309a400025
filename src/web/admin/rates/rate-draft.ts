import { parseWholeNumber } from '#contract/platform/whole-number.ts'
import { LodgesRateChange } from '#contract/rates/rate-calendar.ts'
import type { rateFields } from '#contract/rates/rate-overrides.ts'
import type { RateValues } from '#contract/rates/rates.ts'

export type RateField = (typeof rateFields)[number]

/** Empty texts and missing choices leave the rates unchanged. */
export type RateDraft = {
  price: string
  percent: string
  minNights: string
  arrival?: boolean
  departure?: boolean
  /** Fields to reset to their defaults. */
  toDefault: readonly RateField[]
}

export const emptyDraft: RateDraft = { price: '', percent: '', minNights: '', toDefault: [] }

export const isEmptyDraft = ({
  price,
  percent,
  minNights,
  arrival,
  departure,
  toDefault,
}: RateDraft): boolean =>
  [price, percent, minNights].every((text) => text.trim() === '') &&
  arrival === undefined &&
  departure === undefined &&
  toDefault.length === 0

export type DraftValues = RateValues & { priceChangePercent?: number | undefined }

type Parsed = { values: DraftValues; errors: null } | { values: null; errors: ReadonlyMap<string, string> }

/** '$450' and '1,250' are whole dollars, '+10 %' and '−10' whole percent. */
const numberIn = (text: string): number => parseWholeNumber(text.replace(/[\s$,%]/g, '').replace('−', '-'))

/** Values, or messages by field. */
export function parseRateDraft(draft: RateDraft): Parsed {
  const { price, percent, minNights, arrival, departure, toDefault } = draft
  const values: DraftValues = {
    ...(price.trim() !== '' && { price: numberIn(price) }),
    ...(percent.trim() !== '' && { priceChangePercent: numberIn(percent) }),
    ...(minNights.trim() !== '' && { minNights: numberIn(minNights) }),
    ...(arrival !== undefined && { arrival }),
    ...(departure !== undefined && { departure }),
    ...Object.fromEntries(toDefault.map((field) => [field, null])),
  }
  if (Object.keys(values).length === 0) return { values, errors: null }
  // The schema also requires nights and lodges, which are chosen outside the form.
  const parsed = LodgesRateChange.safeParse({
    from: '2000-01-01',
    to: '2000-01-02',
    lodges: ['any'],
    ...values,
  })
  if (parsed.success) return { values, errors: null }
  return {
    values: null,
    errors: new Map(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])),
  }
}
