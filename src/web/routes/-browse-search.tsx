import BrowseSearchBar from '../modules/search/browse-search-bar.tsx'
import type { StayParams } from '../modules/search/stay-params.ts'
import { lazyPart } from '../platform/ui/late/lazy-part.tsx'

const SearchCalendar = lazyPart(() => import('./-search-calendar.tsx'))

export default function SearchOnBrowse({ params }: { params: StayParams }) {
  return <BrowseSearchBar params={params} calendar={SearchCalendar} />
}
