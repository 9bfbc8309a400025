import type { LodgeAnswer } from './search.ts'

/** Free lodges first, by total if `byTotal`; the others last. The order is stable otherwise. */
export function orderByAnswer<L extends { slug: string }>(
  lodges: readonly L[],
  answers: readonly LodgeAnswer[],
  byTotal: boolean,
): readonly L[] {
  const answerBySlug = new Map(answers.map((answer) => [answer.slug, answer]))
  const rank = ({ slug }: L) => (answerBySlug.get(slug)?.isFree ? 0 : 1)
  const total = ({ slug }: L) => (byTotal ? (answerBySlug.get(slug)?.totalCents ?? 0) : 0)
  return [...lodges].sort((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? total(a) - total(b) : 0))
}
