import { createContext, useContext, useRef, useState } from 'react'
import { DayButton, type DayButtonProps, DayPicker, type Modifiers } from 'react-day-picker'
import { addDays, type DateRange, formatDate, nightsBetween } from '#contract/dates.ts'
import { MAX_DAYS_AHEAD } from '#contract/stay-rules.ts'
import { type Choice, chooseDay, isChoosingCheckOut, isSelectable } from './selectable-days.ts'
import { useMonthsFitting } from './use-months-fitting.ts'
import './stay-calendar.css'

type StayCalendarProps = {
  choice: Choice
  unavailable: readonly DateRange[]
  /** Today at the lodge. */
  today: string
  /** Whole dollars a night by date; null while it is not known. */
  priceOn: ((date: string) => number) | null
  onChoose: (choice: Choice) => void
}

const textOf = (day: Date): string => {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

const dayOf = (text: string): Date | undefined => (text === '' ? undefined : new Date(`${text}T12:00:00`))

/** 'Fri, 4 Dec 2026, you arrive': what a screen reader says of a day; 'Check-in' stays the name of the typed field alone. */
function dayLabel(day: Date, modifiers: Modifiers): string {
  const notes = [
    modifiers.today && 'today',
    modifiers.first && 'you arrive',
    modifiers.last && 'you leave',
    modifiers.taken && (modifiers.disabled ? 'taken' : 'taken from this night'),
  ]
  return [formatDate(textOf(day)), ...notes.filter(Boolean)].join(', ')
}

const PriceOn = createContext<StayCalendarProps['priceOn']>(null)

/** A day with its price under it, where a stay can begin or end. A screen reader hears the price after the date. */
function PricedDay(props: DayButtonProps) {
  const { day, modifiers, children } = props
  const price = useContext(PriceOn)?.(day.isoDate)
  if (price === undefined || modifiers.disabled) return <DayButton {...props} />
  const words = `$${price.toLocaleString('en-US')}`
  return (
    <DayButton {...props} aria-label={`${props['aria-label']}, ${words}`}>
      {children}
      <span aria-hidden="true" className="day-price" data-price={words} />
    </DayButton>
  )
}

/** Two months (one on a phone) to choose a stay in; a stay never spans a night that is taken. */
export default function StayCalendar({ choice, unavailable, today, priceOn, onChoose }: StayCalendarProps) {
  const frame = useRef<HTMLDivElement>(null)
  const months = useMonthsFitting(frame)
  const [month, setMonth] = useShownMonth(choice.checkIn, today, months)
  const from = dayOf(choice.checkIn)
  const to = dayOf(choice.checkOut)
  const range = from && to ? { from, to } : from
  return (
    <PriceOn value={priceOn}>
      <div ref={frame}>
        <DayPicker
          className="stay-calendar"
          numberOfMonths={months}
          month={month}
          onMonthChange={setMonth}
          startMonth={dayOf(today) ?? new Date()}
          today={dayOf(today) ?? new Date()}
          disabled={(day) => !isSelectable(textOf(day), choice, unavailable, today)}
          labels={{ labelDayButton: dayLabel }}
          components={{ DayButton: PricedDay }}
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
        <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
          <p role="status">{nextStep(choice)}</p>
          {choice.checkIn !== '' && (
            <button
              type="button"
              className="min-h-11 underline underline-offset-4 hover:text-text"
              onClick={() => {
                // The button goes with the dates.
                frame.current?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus()
                onChoose({ checkIn: '', checkOut: '' })
              }}
            >
              Clear dates
            </button>
          )}
        </div>
      </div>
    </PriceOn>
  )
}

/** The first month in view: it follows a check-in that was typed or taken elsewhere, and the arrows otherwise. */
function useShownMonth(checkIn: string, today: string, months: number) {
  const [month, setMonth] = useState(() => dayOf(checkIn >= today ? checkIn : today) ?? new Date())
  const [followed, setFollowed] = useState(checkIn)
  if (followed !== checkIn) {
    setFollowed(checkIn)
    const day = dayOf(checkIn)
    const ahead = day ? (day.getFullYear() - month.getFullYear()) * 12 + day.getMonth() - month.getMonth() : 0
    const isBookable = checkIn >= today && checkIn <= addDays(today, MAX_DAYS_AHEAD)
    if (day && isBookable && (ahead < 0 || ahead >= months)) setMonth(day)
  }
  return [month, setMonth] as const
}

/** What is chosen, or what to choose next. */
function nextStep(choice: Choice): string {
  if (isChoosingCheckOut(choice)) return `From ${formatDate(choice.checkIn)}. Now choose the day you leave.`
  if (choice.checkIn === '' || choice.checkOut <= choice.checkIn) return 'Choose the day you arrive.'
  const nights = nightsBetween(choice)
  return nights === 1 ? '1 night' : `${nights} nights`
}
