import { formatCents } from './money.ts'

/** What a cancelled stay costs: kept of the price once it is paid, else due. */
export function keptInWords(keptCents: number | null, dueCents: number): string {
  if (!keptCents) return 'Nothing is kept of the price.'
  const fee = `Of the price ${formatCents(keptCents)}`
  if (dueCents === 0) return `${fee} is kept.`
  return dueCents < keptCents
    ? `${fee} is due; ${formatCents(keptCents - dueCents)} of it is paid.`
    : `${fee} is due.`
}
