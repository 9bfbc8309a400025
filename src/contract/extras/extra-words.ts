import { formatDollars } from '../platform/money.ts'
import type { ExtraKind, QuotedExtra } from './extra-price.ts'

const units: Record<ExtraKind, string> = {
  per_stay: 'per stay',
  per_night: 'per night',
  per_guest: 'per guest',
  per_piece: 'each',
}

export const extraPriceInWords = ({ kind, amount }: Pick<QuotedExtra, 'kind' | 'amount'>): string =>
  `${formatDollars(amount)} ${units[kind]}`
