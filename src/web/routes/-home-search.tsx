import HomeSearch from '../modules/search/home-search.tsx'
import type { StayParams } from '../modules/search/stay-params.ts'
import { lazyPart } from '../platform/ui/late/lazy-part.tsx'

const SearchCalendar = lazyPart(() => import('./-search-calendar.tsx'))

export default function SearchOnHome({ params }: { params: StayParams }) {
  return <HomeSearch params={params} calendar={SearchCalendar} />
}
