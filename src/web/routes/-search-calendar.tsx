import { dateIn, ownTimeZone, type Stay } from '#contract/platform/dates.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { rateByDate } from '#contract/rates/tariff.ts'
import StayCalendar from '../modules/bookings/calendar/stay-calendar.tsx'
import { SelectField } from '../platform/ui/forms/field.tsx'

const anyDay = rateByDate(0, [])
const flexChoices = [0, 1, 2, 3, 7]

type SearchCalendarProps = {
  stay: Stay
  flex: number
  onStay: (stay: Stay) => void
  onFlex: (days: number) => void
}

/** The calendar of a search, which knows no lodge: every day from today on can be chosen. */
export default function SearchCalendar({ stay, flex, onStay, onFlex }: SearchCalendarProps) {
  return (
    <div className="grid gap-3 py-3">
      <StayCalendar
        choice={stay}
        days={{ unavailable: [], today: dateIn(ownTimeZone(), Date.now()), rateOn: anyDay }}
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
    </div>
  )
}
