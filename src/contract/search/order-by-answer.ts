import type { LodgeSearchResult } from './search.ts'

export function sortByAvailability<L extends { slug: string }>(
  lodges: readonly L[],
  answers: readonly LodgeSearchResult[],
  byTotal: boolean,
): readonly L[] {
  const answerBySlug = new Map(answers.map((answer) => [answer.slug, answer]))
  const rank = ({ slug }: L): number => {
    const answer = answerBySlug.get(slug)
    if (!answer?.isFree) return Number.MAX_VALUE
    return byTotal ? answer.totalCents : 0
  }
  return [...lodges].sort((a, b) => rank(a) - rank(b))
}
