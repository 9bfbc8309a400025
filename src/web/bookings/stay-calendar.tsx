import { DayPicker } from 'react-day-picker'
import type { DateRange } from '#contract/dates.ts'
import { type Choice, chooseDay, isSelectable } from './selectable-days.ts'
import './stay-calendar.css'

type StayCalendarProps = {
  choice: Choice
  unavailable: readonly DateRange[]
  /** Today at the lodge. */
  today: string
  onChoose: (choice: Choice) => void
}

const textOf = (day: Date): string => {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

const dayOf = (text: string): Date | undefined => (text === '' ? undefined : new Date(`${text}T12:00:00`))

/** Two months (one on a phone) to choose a stay in; a stay never spans a night that is taken. */
export default function StayCalendar({ choice, unavailable, today, onChoose }: StayCalendarProps) {
  const from = dayOf(choice.checkIn)
  const to = dayOf(choice.checkOut)
  const range = from && to ? { from, to } : from
  return (
    <DayPicker
      className="stay-calendar"
      numberOfMonths={2}
      pagedNavigation={false}
      defaultMonth={from ?? dayOf(today) ?? new Date()}
      startMonth={dayOf(today) ?? new Date()}
      today={dayOf(today) ?? new Date()}
      disabled={(day) => !isSelectable(textOf(day), choice, unavailable, today)}
      modifiers={{
        chosen: range ?? [],
        first: from ?? [],
        last: to ?? [],
        taken: (day: Date) => unavailable.some((r) => r.from <= textOf(day) && textOf(day) < r.to),
      }}
      modifiersClassNames={{ chosen: 'chosen', first: 'first', last: 'last', taken: 'taken' }}
      onDayClick={(day, modifiers) => {
        if (!modifiers.disabled) onChoose(chooseDay(textOf(day), choice, unavailable))
      }}
    />
  )
}
