import { useState } from 'react'
import { BookingStatus } from '#contract/bookings/bookings.ts'
import { BookingNeed, BookingSort } from '#contract/bookings/staff-bookings.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField, TextField } from '#web/platform/ui/forms/field.tsx'
import { DateField } from '../kit/date-field.tsx'
import { LodgeField } from '../kit/lodge-field.tsx'
import { statusLabel } from '../kit/status-label.ts'
import { useLodges } from '../kit/use-lodges.ts'
import { type BookingSearch, everything, isFiltered } from './bookings-search.ts'

/** Text of spaces alone is left out of the address. */
const inAddress = (text: string): string => (text.trim() ? text : '')

/** The field keeps its own text, so that the cursor stays while the address follows. A text from elsewhere (Back, a link) replaces it; an echo does not. */
function useSearchText(search: string, send: (text: string) => void) {
  const [text, setText] = useState(search)
  const [seen, setSeen] = useState(search)
  const [sent, setSent] = useState<readonly string[]>([])
  if (search !== seen) {
    setSeen(search)
    const echo = sent.indexOf(search)
    setSent(echo < 0 ? [] : sent.slice(echo + 1))
    if (echo < 0) setText(search)
  } else if (inAddress(text) === search && sent.length > 0) setSent([])
  const type = (text: string) => {
    setText(text)
    setSent([...sent, inAddress(text)])
    send(text)
  }
  return [text, type] as const
}

type BookingFiltersProps = { wanted: BookingSearch; onChange: (change: Partial<BookingSearch>) => void }

export function BookingFilters({ wanted, onChange }: BookingFiltersProps) {
  const [text, type] = useSearchText(wanted.search, (search) => onChange({ search }))
  return (
    <search className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-3 xl:grid-cols-[minmax(0,1.8fr)_repeat(2,minmax(0,1fr))_10rem_10rem_minmax(0,1fr)] print:hidden">
      <div className="col-span-2 lg:col-span-1">
        <TextField
          label="Search"
          type="search"
          placeholder="Name, reference, lodge, date"
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      </div>
      <SelectField
        label="Status"
        value={wanted.status}
        onChange={({ target }) => onChange({ status: BookingStatus.safeParse(target.value).data ?? 'all' })}
      >
        <option value="all">All</option>
        {BookingStatus.options.map((status) => (
          <option key={status} value={status}>
            {statusLabel(status)}
          </option>
        ))}
      </SelectField>
      <LodgeFilter lodge={wanted.lodge} onChange={(lodge) => onChange({ lodge })} />
      <DateField label="Nights from" canBeEmpty value={wanted.from} onChange={(from) => onChange({ from })} />
      <DateField label="Nights before" canBeEmpty value={wanted.to} onChange={(to) => onChange({ to })} />
      <div className="col-span-2 lg:col-span-1">
        <SelectField
          label="Order"
          value={wanted.sort}
          onChange={({ target }) => onChange({ sort: BookingSort.parse(target.value) })}
        >
          <option value="created">Newest first</option>
          <option value="checkIn">By check-in</option>
        </SelectField>
      </div>
      <SelectField
        label="Needs"
        value={wanted.need}
        onChange={({ target }) => onChange({ need: BookingNeed.safeParse(target.value).data ?? 'all' })}
      >
        <option value="all">Anything</option>
        <option value="unpaid">Unpaid</option>
        <option value="arriving">Arrives this week</option>
        <option value="change">Has a change request</option>
      </SelectField>
      {isFiltered(wanted) && (
        <Button
          variant="plain"
          className="col-span-2 w-fit lg:col-span-1"
          onClick={() => onChange({ ...everything, sort: wanted.sort, stage: wanted.stage })}
        >
          Clear filters
        </Button>
      )}
    </search>
  )
}

function LodgeFilter({ lodge, onChange }: { lodge: string; onChange: (slug: string) => void }) {
  const lodges = useLodges().data ?? []
  return <LodgeField label="Lodge" none="All lodges" lodges={lodges} value={lodge} onChange={onChange} />
}
