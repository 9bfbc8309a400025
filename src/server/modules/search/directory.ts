import type { QuotedStay } from '#contract/bookings/quote.ts'
import type { CryptoData } from '#contract/market/market.ts'
import type { Stay } from '#contract/platform/dates.ts'
import { LODGES_PER_PAGE } from '#contract/platform/paging.ts'
import type { MonthStay } from '#contract/search/any-stay.ts'
import { foundStays } from '#contract/search/found-stays.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import type { DirectoryPage, DirectoryQuery, SimilarLodge } from '#contract/search/lodge-directory.ts'
import { computeFacets, type Facets, filterLodges } from '#contract/search/lodge-filter.ts'
import { findChange, isTop, orderByMovement, TOP_PLACES } from '#contract/search/lodge-order.ts'
import { sortByAvailability } from '#contract/search/order-by-answer.ts'
import { similarLodges } from '#contract/search/similar-lodges.ts'
import type { Context } from '#server/platform/context.ts'
import { Failure, failure } from '#server/platform/failure.ts'
import { type SearchedLodge, searchLodges, searchMonth } from '../bookings/availability/stay-search.ts'
import { staysInMonth } from '../bookings/availability/stays-in-month.ts'
import { readSearched, type SearchCaches } from './search.ts'

/** Lodges and figures are read from memory. */
export type DirectorySources = SearchCaches & {
  lodges: () => Promise<readonly ListedLodge[]>
  market: () => CryptoData
}

const SIMILAR = 3

/** Work that grows with all lodges is done in memory; the reply holds one page. */
export async function readDirectory(
  context: Context,
  sources: DirectorySources,
  query: DirectoryQuery,
): Promise<DirectoryPage> {
  const all = await sources.lodges()
  const market = sources.market()
  const facets = cachedFacets(all)
  const passing = filterLodges(among(all, query.slugs), toFilter(query, facets.bounds), market)
  const stay = toStay(query)
  const dated = stay && (await datedLodges(context, sources, stay, passing, query.sort === 'total'))
  const arranged = dated?.arranged ?? passing
  const pages = Math.max(1, Math.ceil(arranged.length / LODGES_PER_PAGE))
  const page = Math.min(query.page, pages)
  const lodges = arranged.slice((page - 1) * LODGES_PER_PAGE, page * LODGES_PER_PAGE)
  return {
    lodges,
    total: all.length,
    shown: arranged.length,
    page,
    pages,
    ...facets,
    features: [...facets.features],
    top: findTop(all, market),
    stays: dated && { ...dated.found, answers: dated.findAnswers(lodges) },
  }
}

/** Fails with `not_found`. */
export async function listSimilar(sources: DirectorySources, slug: string): Promise<SimilarLodge[]> {
  const all = await sources.lodges()
  const lodge = all.find((one) => one.slug === slug)
  if (!lodge) throw failure('not_found', 'Lodge Not Found')
  return similarLodges(lodge, all, SIMILAR).map(
    ({ slug, name, price, priceFrom, hasOnePrice, place, exteriorImage, pictures }) => ({
      slug,
      name,
      price,
      priceFrom,
      hasOnePrice,
      place,
      exteriorImage,
      pictures,
    }),
  )
}

const among = (lodges: readonly ListedLodge[], slugs: readonly string[] | undefined) =>
  slugs ? lodges.filter(({ slug }) => slugs.includes(slug)) : lodges

const toFilter = ({ q, min, max, guests, features, sort }: DirectoryQuery, bounds: Facets['bounds']) => ({
  searchTerm: q,
  priceRange: { min: min ?? bounds.min, max: max ?? bounds.max },
  maxGuests: guests ?? null,
  features,
  sortBy: sort,
})

type SearchedStay = QuotedStay | (MonthStay & Omit<QuotedStay, 'checkIn' | 'checkOut'>)

function toStay({ checkIn, checkOut, month, any, party, dogs = 0 }: DirectoryQuery): SearchedStay | null {
  if (checkIn !== undefined && checkOut !== undefined) return { checkIn, checkOut, guests: party, dogs }
  return month === undefined || any === undefined ? null : { month, any, guests: party, dogs }
}

const listStays = (stay: SearchedStay): Stay[] => ('month' in stay ? staysInMonth(stay) : [stay])

/** Keyed by the list of lodges, which is replaced when a lodge changes. */
const known = new WeakMap<readonly ListedLodge[], Facets>()

function cachedFacets(lodges: readonly ListedLodge[]): Facets {
  const facets = known.get(lodges) ?? computeFacets(lodges)
  known.set(lodges, facets)
  return facets
}

const findTop = (lodges: readonly ListedLodge[], market: CryptoData): string[] =>
  orderByMovement(lodges, market)
    .slice(0, TOP_PLACES)
    .filter((lodge, index) => isTop(index, findChange(lodge, market)))
    .map(({ slug }) => slug)

/** Sorted by availability; unsorted when no lodge takes stays on such dates. */
async function datedLodges(
  context: Context,
  sources: DirectorySources,
  stay: SearchedStay,
  passing: readonly ListedLodge[],
  byTotal: boolean,
) {
  try {
    return arrangedBy(stay, await readSearched(context, sources, listStays(stay)), passing, byTotal)
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'rule') throw error
    const found = { objection: error.message, free: 0, shown: passing.length, nearest: [] }
    return { arranged: passing, found, findAnswers: () => [] }
  }
}

/** The nearest free stays are computed only for the lodges that are shown. */
function arrangedBy(
  stay: SearchedStay,
  all: readonly SearchedLodge[],
  passing: readonly ListedLodge[],
  byTotal: boolean,
) {
  const searched = new Map(all.map((lodge) => [lodge.slug, lodge]))
  const ofMonth = 'month' in stay ? staysInMonth(stay) : []
  const findAnswers = (lodges: readonly ListedLodge[], withNearest = true) => {
    const among = lodges.flatMap(({ slug }) => searched.get(slug) ?? [])
    return 'month' in stay
      ? searchMonth(ofMonth, { guests: stay.guests, dogs: stay.dogs }, among)
      : searchLodges(stay, among, withNearest)
  }
  const answers = findAnswers(passing, false)
  const isAnyFree = answers.some(({ isFree }) => isFree)
  const found = foundStays(isAnyFree ? answers : findAnswers(passing), passing, 'month' in stay ? null : stay)
  return {
    arranged: sortByAvailability(passing, answers, byTotal),
    found: { objection: null, ...found, nearest: [...found.nearest] },
    findAnswers: (lodges: readonly ListedLodge[]) => findAnswers(lodges),
  }
}
