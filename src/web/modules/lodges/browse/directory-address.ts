import type { Sort } from '#contract/search/lodge-sort.ts'
import type { DirectoryAddress } from '#web/platform/api/lodge-queries.ts'
import { interiorLodges } from '../home/interior-lodges.ts'
import type { BrowseSearch } from './browse-search.ts'

/** The limit of `DirectoryQuery`, whose schema is not part of this script. */
const MAX_TERM = 200

type Dates = Pick<
  DirectoryAddress,
  'children' | 'infants' | 'dogs' | 'checkIn' | 'checkOut' | 'party' | 'flex' | 'month' | 'any'
>

export function directoryAddress(search: BrowseSearch, dates: Dates | null, sort: Sort): DirectoryAddress {
  const { q, min, max, guests, features, page } = search
  return {
    ...{ q: q?.slice(0, MAX_TERM), min, max, guests, features, page },
    sort: search.sort ?? (dates ? 'total' : sort),
    ...dates,
  }
}

export const leadingAddress = (): DirectoryAddress => ({ sort: 'crypto-movement' })
export const interiorsAddress = (): DirectoryAddress => ({ slugs: [...interiorLodges] })
