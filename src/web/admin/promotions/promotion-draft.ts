import type { Promotion } from '#contract/promotions/promotions.ts'
import type { SentPromotion } from './use-promotions.ts'

/** All texts; an empty one sets no condition. */
export const emptyDraft = {
  name: '',
  code: '',
  discount: 'percent' as 'percent' | 'amount',
  value: '10',
  lodges: null as string[] | null,
  stayFrom: '',
  stayTo: '',
  bookFrom: '',
  bookTo: '',
  minNights: '',
  minDaysAhead: '',
  maxDaysAhead: '',
  isReturningGuest: false,
  coin: '' as '' | 'above' | 'below',
  coinPercent: '',
  maxUses: '',
  isActive: true,
}
export type PromotionDraft = typeof emptyDraft

const shown = (value: number | string | null): string => (value === null ? '' : String(value))

export function toDraft(promotion: Promotion): PromotionDraft {
  const { percent, amount, coinChange, lodges, ...rest } = promotion
  const isAbove = coinChange !== null && 'above' in coinChange
  const bound = coinChange && ('above' in coinChange ? coinChange.above : coinChange.below)
  return {
    name: rest.name,
    code: rest.code ?? '',
    discount: percent === null ? 'amount' : 'percent',
    value: shown(percent ?? amount),
    lodges,
    stayFrom: shown(rest.stayFrom),
    stayTo: shown(rest.stayTo),
    bookFrom: shown(rest.bookFrom),
    bookTo: shown(rest.bookTo),
    minNights: shown(rest.minNights),
    minDaysAhead: shown(rest.minDaysAhead),
    maxDaysAhead: shown(rest.maxDaysAhead),
    isReturningGuest: rest.isReturningGuest === true,
    coin: coinChange === null ? '' : isAbove ? 'above' : 'below',
    coinPercent: shown(bound),
    maxUses: shown(rest.maxUses),
    isActive: rest.isActive,
  }
}

const number = (text: string): number | null => (text.trim() === '' ? null : Number(text))

export function fromDraft(draft: PromotionDraft): SentPromotion {
  const { discount, value, lodges, coin } = draft
  const percent = number(draft.coinPercent) ?? 0
  return {
    name: draft.name,
    code: draft.code || null,
    percent: discount === 'percent' ? number(value) : null,
    amount: discount === 'amount' ? number(value) : null,
    lodges,
    stayFrom: draft.stayFrom || null,
    stayTo: draft.stayTo || null,
    bookFrom: draft.bookFrom || null,
    bookTo: draft.bookTo || null,
    minNights: number(draft.minNights),
    minDaysAhead: number(draft.minDaysAhead),
    maxDaysAhead: number(draft.maxDaysAhead),
    isReturningGuest: draft.isReturningGuest || null,
    coinChange: coin === '' ? null : coin === 'above' ? { above: percent } : { below: percent },
    maxUses: number(draft.maxUses),
    isActive: draft.isActive,
  }
}
