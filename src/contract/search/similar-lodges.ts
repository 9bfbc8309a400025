import type { Lodge } from '../lodges/lodges.ts'

type Compared = Pick<Lodge, 'slug' | 'landscape' | 'price' | 'priceFrom' | 'maxGuests' | 'features'>

const SAME_LANDSCAPE = 3
const SHARED_FEATURE = 0.5
const PRICE_OF_A_POINT = 150

/** The price of a night as cards show it and lists order by it. */
const shownPrice = ({ price, priceFrom }: Compared): number => priceFrom ?? price

/** Similarity of two lodges by landscape, common features, price and size. */
function likeness(a: Compared, b: Compared): number {
  const shared = a.features.filter((feature) => b.features.includes(feature)).length
  const landscape = a.landscape !== '' && a.landscape === b.landscape ? SAME_LANDSCAPE : 0
  const distance =
    Math.abs(shownPrice(a) - shownPrice(b)) / PRICE_OF_A_POINT + Math.abs(a.maxGuests - b.maxGuests) / 2
  return landscape + shared * SHARED_FEATURE - distance
}

/** The lodges most similar to this one, best first, stable. */
export function similarLodges<L extends Compared>(lodge: Compared, all: readonly L[], count: number): L[] {
  return all
    .filter(({ slug }) => slug !== lodge.slug)
    .map((other) => ({ other, score: likeness(lodge, other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other)
}
