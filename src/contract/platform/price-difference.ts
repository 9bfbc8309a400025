import { formatCents } from './money.ts'

/** '$120 more', '$120 less' or 'the same price', from cents. */
export function differenceInWords(cents: number): string {
  if (cents === 0) return 'the same price'
  return `${formatCents(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`
}
