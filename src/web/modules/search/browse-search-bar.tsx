import { SearchForm } from './search-form.tsx'
import type { StayParams } from './stay-params.ts'

/** The search by dates above the filters of /browse. */
export default function BrowseSearchBar({ params }: { params: StayParams }) {
  return (
    <div className="rounded-picture border border-line bg-surface p-4 pb-2 sm:p-5 sm:pb-3">
      <SearchForm params={params} />
    </div>
  )
}
