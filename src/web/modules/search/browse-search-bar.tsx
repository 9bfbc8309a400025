import { Link } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { buttonClass, hasButtonRole } from '#web/platform/ui/button.tsx'
import { SearchForm } from './search-form.tsx'
import { type StayParams, toStaySearch } from './stay-params.ts'
import type { SearchCalendar } from './when-field.tsx'
import { formatSearch } from './when-words.ts'

export default function BrowseSearchBar({
  params,
  calendar,
}: {
  params: StayParams
  calendar: SearchCalendar
}) {
  const search = toStaySearch(params)
  const [isOpen, setOpen] = useState(false)
  const isFolded = !isOpen && search !== null
  const change = useRef<HTMLAnchorElement>(null)
  useFocusOnceFolded(change, isFolded)
  if (!isFolded || !search)
    return (
      <div className="rounded-picture border border-line bg-surface p-4 pb-2 sm:p-5 sm:pb-3">
        <SearchForm params={params} calendar={calendar} onSearched={() => setOpen(false)} />
      </div>
    )
  return (
    <search
      aria-label="Find a stay"
      className="flex min-h-11 items-center gap-2 rounded-control border border-line-strong/40 bg-surface pl-4"
    >
      <span className="min-w-0 flex-1 max-sm:text-sm tabular">{formatSearch(search)}</span>
      {/* Without scripts the link leads to the form. */}
      <Link
        ref={change}
        to="/browse"
        {...hasButtonRole}
        className={buttonClass('plain', 'min-h-10 px-4 max-sm:px-2')}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        Change
      </Link>
    </search>
  )
}

/** The pressed 'Search' button disappears with the form, so 'Change' receives the focus. */
function useFocusOnceFolded(change: RefObject<HTMLElement | null>, isFolded: boolean): void {
  const wasFolded = useRef(isFolded)
  useEffect(() => {
    if (isFolded && !wasFolded.current) change.current?.focus({ preventScroll: true })
    wasFolded.current = isFolded
  }, [isFolded, change])
}
