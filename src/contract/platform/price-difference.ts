import { formatCents } from './money.ts'

export function differenceInWords(cents: number): string {
  if (cents === 0) return 'the same price'
  return `${formatCents(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`
}
