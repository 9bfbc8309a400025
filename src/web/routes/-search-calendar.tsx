import { useState } from 'react'
import { addDays, dateIn, ownTimeZone, type Stay } from '#contract/platform/dates.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { rateByDate } from '#contract/rates/tariff.ts'
import { anyStays } from '#contract/search/any-stay.ts'
import StayCalendar from '../modules/bookings/calendar/stay-calendar.tsx'
import type { Shortcut } from '../modules/search/shortcuts.ts'
import { formatAny, monthName } from '../modules/search/when-words.ts'
import { Button } from '../platform/ui/button.tsx'
import { SelectField } from '../platform/ui/forms/field.tsx'

const anyDay = rateByDate(0, [])
const flexChoices = [0, 1, 2, 3, 7]

type SearchCalendarProps = {
  stay: Stay
  flex: number
  onStay: (stay: Stay) => void
  onFlex: (days: number) => void
  onShortcut: (shortcut: Shortcut) => void
}

/** A search knows no lodge, so every day from today on can be chosen. */
export default function SearchCalendar({ stay, flex, onStay, onFlex, onShortcut }: SearchCalendarProps) {
  const today = dateIn(ownTimeZone(), Date.now())
  return (
    <div className="grid gap-3 py-3">
      <StayCalendar
        choice={stay}
        days={{ unavailable: [], today, rateOn: anyDay }}
        hasPrices={false}
        usualPrice={0}
        onChoose={onStay}
      />
      <SelectField label="Flexible days" value={flex} onChange={({ target }) => onFlex(Number(target.value))}>
        {[...new Set([...flexChoices, flex])].map((days) => (
          <option key={days} value={days}>
            {days > 0 ? `± ${pluralize(days, 'day')}` : 'Exact dates'}
          </option>
        ))}
      </SelectField>
      <AnyInMonth today={today} onChoose={onShortcut} />
    </div>
  )
}

/** The first stay with all its nights in a month begins at most a year ahead. */
const MONTHS = 12

function listMonths(today: string): string[] {
  const months = [today.slice(0, 7)]
  while (months.length < MONTHS) months.push(addDays(`${months.at(-1)}-01`, 31).slice(0, 7))
  return months
}

function AnyInMonth({ today, onChoose }: { today: string; onChoose: (shortcut: Shortcut) => void }) {
  const months = listMonths(today)
  const [month, setMonth] = useState(months[1] ?? today)
  const shortcuts = anyStays.map((any) => ({ name: formatAny({ month, any }), month, any }))
  return (
    <div className="grid grid-cols-2 items-end gap-3 @md:grid-cols-[1fr_auto_auto]">
      <div className="col-span-2 @md:col-span-1">
        <SelectField label="Or any time in" value={month} onChange={({ target }) => setMonth(target.value)}>
          {months.map((month) => (
            <option key={month} value={month}>
              {`${monthName(month)} ${month.slice(0, 4)}`}
            </option>
          ))}
        </SelectField>
      </div>
      {shortcuts.map((shortcut) => (
        <Button key={shortcut.any} type="button" className="px-3" onClick={() => onChoose(shortcut)}>
          {shortcut.name}
        </Button>
      ))}
    </div>
  )
}
