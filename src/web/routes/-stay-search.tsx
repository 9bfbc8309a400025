import { useQuery } from '@tanstack/react-query'
import { type ComponentType, memo } from 'react'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import type { DirectoryPage } from '#contract/search/lodge-directory.ts'
import { sortByAvailability } from '#contract/search/order-by-answer.ts'
import type { LodgeSearchResult } from '#contract/search/search.ts'
import {
  parseStayParams,
  type StayParams,
  type StaySearchParams,
  toStaySearch,
} from '../modules/search/stay-params.ts'
import { staySearchQuery } from '../modules/search/stay-search-query.ts'
import { useCall } from '../platform/api/use-call.ts'
import { HydratingPart } from '../platform/ui/late/hydrating-part.tsx'
import { lazyPart } from '../platform/ui/late/lazy-part.tsx'

const StayAnswer = lazyPart(() => import('../modules/search/stay-answer.tsx'))
const SearchSummary = lazyPart(() => import('../modules/search/search-summary.tsx'))

type PartProps = { answer: LodgeSearchResult; search: StaySearchParams; maxGuests: number }

/** `memo` keeps React from replacing the server's HTML before the part's script is loaded. */
const AnswerPart = memo(
  (props: PartProps) => (
    <HydratingPart fallback={waiting}>
      <StayAnswer {...props} />
    </HydratingPart>
  ),
  (before, after) => before.answer === after.answer,
)

const waiting = <div className="placeholder h-20 rounded-control" />

/** Answers for very many lodges come with their page. */
export function useStaySearch(
  params: StayParams,
  { isPaged, page }: { isPaged: boolean; page: DirectoryPage | null },
) {
  const search = toStaySearch(params)
  const { data, error, refetch } = useQuery(staySearchQuery(useCall(), isPaged ? null : search))
  if (!search) return null
  const found = page?.stays
  const answers = found?.answers ?? data?.lodges
  const link = parseStayParams(params)
  const findAnswer = (slug: string) => answers?.find((found) => found.slug === slug)
  return {
    link,
    /** If the search has no dates, those that were found for the lodge. */
    linkTo: (slug: string) => ({ ...link, ...findAnswer(slug)?.found }),
    renderPart: ({ slug, maxGuests }: ListedLodge) => {
      const answer = findAnswer(slug)
      if (answer) return <AnswerPart answer={answer} search={search} maxGuests={maxGuests} />
      return error || found?.objection ? null : waiting
    },
    arrange: (lodges: readonly ListedLodge[], byTotal: boolean) =>
      answers && !isPaged ? sortByAvailability(lodges, answers, byTotal) : lodges,
    summary: (lodges: readonly ListedLodge[]) => (
      <HydratingPart fallback={<div className="min-h-11" />}>
        <SearchSummary
          search={search}
          answers={answers}
          found={found}
          lodges={lodges}
          error={error}
          onRetry={() => void refetch()}
        />
      </HydratingPart>
    ),
  }
}

/**
 * The server's HTML stays until the form's script loads after the first screen. `heightAt` gives a class with
 * the form's height, so that nothing moves when it loads on a later page.
 */
export function searchPart(
  load: () => Promise<{ default: ComponentType<{ params: StayParams }> }>,
  heightAt: (params: StayParams) => string,
) {
  const Form = lazyPart(load)
  return memo(
    ({ params }: { params: StayParams }) => (
      <HydratingPart fallback={<div className={heightAt(params)} />}>
        <Form params={params} />
      </HydratingPart>
    ),
    (before, after) => isSameStay(before.params, after.params),
  )
}

const isSameStay = (a: StayParams, b: StayParams): boolean =>
  JSON.stringify(parseStayParams(a)) === JSON.stringify(parseStayParams(b))
