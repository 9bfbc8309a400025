import { useState } from 'react'
import { DayPicker, type Modifiers } from 'react-day-picker'
import { addDays, formatDate, isCalendarDate } from '#contract/platform/dates.ts'
import { dayInWords, toDay, toText } from '#web/platform/ui/calendar/calendar-days.ts'
import '#web/platform/ui/calendar/day-picker.css'

export type RangeCalendarProps = {
  /** As typed; empty and incomplete dates count as none. */
  first: string
  last: string
  names: readonly [first: string, last: string]
  /** 1 for a stay, which ends after its first night. */
  minDays?: 0 | 1
  onRange: (first: string, last: string) => void
}

export default function RangeCalendar({ first, last, names, minDays = 0, onRange }: RangeCalendarProps) {
  const from = isCalendarDate(first) ? toDay(first) : undefined
  const to = isCalendarDate(last) && last >= first ? toDay(last) : undefined
  const [start, setStart] = useState<string | null>(null)
  const [shown, setShown] = useState({ month: from ?? new Date(), first })
  // A typed date shows its month.
  if (shown.first !== first) setShown({ month: from ?? shown.month, first })
  const press = (date: string) => {
    const isLast = start !== null && date >= start
    const begin = isLast ? start : date
    const earliest = addDays(begin, minDays)
    setStart(isLast ? null : date)
    onRange(begin, isLast && date > earliest ? date : earliest)
  }
  return (
    <div className="max-w-sm">
      <DayPicker
        className="stay-calendar"
        month={shown.month}
        onMonthChange={(month) => setShown({ ...shown, month })}
        weekStartsOn={0}
        modifiers={{ chosen: from && to ? { from, to } : (from ?? []), first: from ?? [], last: to ?? [] }}
        modifiersClassNames={{ chosen: 'chosen', first: 'first', last: 'last' }}
        labels={{ labelDayButton: (day, modifiers) => nameDay(toText(day), modifiers, names) }}
        onDayClick={(day) => press(toText(day))}
      />
      <p role="status" className="mt-2 min-h-6 text-sm text-muted">
        {start === null
          ? `Choose the ${names[0]}.`
          : `From ${formatDate(start)}. Now choose the ${names[1]}.`}
      </p>
    </div>
  )
}

function nameDay(date: string, { first, last, today }: Modifiers, names: readonly [string, string]): string {
  return [dayInWords(date), first && names[0], last && names[1], today && 'today'].filter(Boolean).join(', ')
}
