import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass, hasButtonRole } from '#web/platform/ui/button.tsx'
import { Icon } from '#web/platform/ui/icon.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'
import { SearchForm } from './search-form.tsx'
import { Shortcuts } from './shortcut-buttons.tsx'
import { DEFAULT_PARTY, type StayParams } from './stay-params.ts'
import { useSearch } from './use-search-form.ts'
import type { SearchCalendar } from './when-field.tsx'

export default function HomeSearch({ params, calendar }: { params: StayParams; calendar: SearchCalendar }) {
  return (
    <>
      <div className="hidden w-full rounded-picture border border-line bg-page/85 p-4 pb-2 sm:block">
        <SearchForm params={params} calendar={calendar} />
      </div>
      <PhoneSearch params={params} calendar={calendar} />
    </>
  )
}

/** Without scripts the button leads to the form on /browse. */
function PhoneSearch({ params, calendar }: { params: StayParams; calendar: SearchCalendar }) {
  const [isOpen, setOpen] = useState(false)
  const search = useSearch()
  const { party = DEFAULT_PARTY, children, infants, dogs } = params
  return (
    <div className="w-full sm:hidden">
      <Link
        to="/browse"
        {...hasButtonRole}
        className={buttonClass('primary', 'w-full')}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon name="search" />
        Find a stay
      </Link>
      <div className="flex h-11 items-end justify-between gap-3 overflow-x-auto text-xs">
        <Shortcuts onPress={({ name: _, ...when }) => search({ party, children, infants, dogs, ...when })} />
      </div>
      {isOpen && (
        <Sheet title="Find a stay" onClose={() => setOpen(false)}>
          <SearchForm params={params} calendar={calendar} onSearched={() => setOpen(false)} />
        </Sheet>
      )}
    </div>
  )
}
