import type { Lodge } from '../lodges/lodges.ts'

type Compared = Pick<Lodge, 'slug' | 'landscape' | 'price' | 'priceFrom' | 'maxGuests' | 'features'>

const SAME_LANDSCAPE = 3
const SHARED_FEATURE = 0.5
const PRICE_OF_A_POINT = 150

const shownPrice = ({ price, priceFrom }: Compared): number => priceFrom ?? price

function similarity(a: Compared, b: Compared): number {
  const shared = a.features.filter((feature) => b.features.includes(feature)).length
  const landscape = a.landscape !== '' && a.landscape === b.landscape ? SAME_LANDSCAPE : 0
  const distance =
    Math.abs(shownPrice(a) - shownPrice(b)) / PRICE_OF_A_POINT + Math.abs(a.maxGuests - b.maxGuests) / 2
  return landscape + shared * SHARED_FEATURE - distance
}

export function similarLodges<L extends Compared>(lodge: Compared, all: readonly L[], count: number): L[] {
  return all
    .filter(({ slug }) => slug !== lodge.slug)
    .map((other) => ({ other, score: similarity(lodge, other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other)
}
