import clsx from 'clsx'
import { startTransition, useMemo, useRef, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { formatDate, nightsBetween } from '#contract/platform/dates.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { toDay, toText } from '#web/platform/ui/calendar/calendar-days.ts'
import {
  type Choice,
  chooseDay,
  type DayState,
  dayState,
  isChoosingCheckOut,
  type OpenDays,
} from './selectable-days.ts'
import { Days, StayDay } from './stay-day.tsx'
import { isNearEnd, useShownMonths } from './use-shown-months.ts'
import '#web/platform/ui/calendar/day-picker.css'

type StayCalendarProps = {
  choice: Choice
  days: OpenDays
  hasPrices: boolean
  /** Whole dollars. A day shows its price only when it differs. */
  usualPrice: number
  onChoose: (choice: Choice) => void
}

/** Two months side by side, or a scrolled list where only one fits. */
export default function StayCalendar({ choice, days, hasPrices, usualPrice, onChoose }: StayCalendarProps) {
  const { today, rateOn } = days
  const frame = useRef<HTMLDivElement>(null)
  const { isScrolled, show, grow, ...shown } = useShownMonths(frame, choice.checkIn, today)
  const [refusal, setRefusal] = useState<string | null>(null)
  const getState = useStates(choice, days)
  const start = toDay(today) ?? new Date()
  const [from, to] = [toDay(choice.checkIn), toDay(choice.checkOut)]
  const stateAt = (day: Date) => getState(toText(day))
  const press = (date: string) => {
    const state = getState(date)
    setRefusal(state.can === null ? state.refusal : null)
    const { can } = state
    // The browser shows the press before hundreds of days render.
    if (can) startTransition(() => onChoose(chooseDay(date, choice, can)))
  }
  const clear = () => {
    // The button disappears with the dates.
    frame.current?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus({ preventScroll: true })
    setRefusal(null)
    onChoose({ checkIn: '', checkOut: '' })
  }
  const context = useMemo(
    () => ({ getState, usualPrice, priceOn: hasPrices ? (date: string) => rateOn(date).price : null }),
    [getState, usualPrice, hasPrices, rateOn],
  )
  return (
    <Days value={context}>
      <div>
        <div
          ref={frame}
          className={clsx(isScrolled && 'stay-months')}
          onScroll={({ currentTarget }) => isScrolled && isNearEnd(currentTarget) && grow()}
        >
          <DayPicker
            className="stay-calendar"
            {...shown}
            onMonthChange={show}
            hideNavigation={isScrolled}
            startMonth={start}
            today={start}
            weekStartsOn={0}
            disabled={(day) => isDisabled(stateAt(day))}
            components={{ DayButton: StayDay }}
            modifiers={{
              chosen: from && to ? { from, to } : (from ?? []),
              first: from ?? [],
              last: to ?? [],
              refused: (day: Date) => stateAt(day).can === null,
              taken: (day: Date) => stateAt(day).words === 'booked',
            }}
            modifiersClassNames={{
              chosen: 'chosen',
              first: 'first',
              last: 'last',
              refused: 'refused',
              taken: 'taken',
            }}
            onDayClick={(day) => press(toText(day))}
          />
        </div>
        <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
          <p role="status">{nextStep(choice, days, refusal)}</p>
          {choice.checkIn !== '' && (
            <button
              type="button"
              className="min-h-11 underline underline-offset-4 hover:text-text"
              onClick={clear}
            >
              Clear dates
            </button>
          )}
        </div>
      </div>
    </Days>
  )
}

const isDisabled = (state: DayState): boolean => state.can === null && state.refusal === null

function useStates(choice: Choice, days: OpenDays): (date: string) => DayState {
  const { checkIn, checkOut } = choice
  const { unavailable, today, rateOn } = days
  return useMemo(() => {
    const known = new Map<string, DayState>()
    return (date) => {
      const state = known.get(date) ?? dayState(date, { checkIn, checkOut }, { unavailable, today, rateOn })
      known.set(date, state)
      return state
    }
  }, [checkIn, checkOut, unavailable, today, rateOn])
}

function nextStep(choice: Choice, { rateOn }: OpenDays, refusal: string | null): string {
  const why = refusal ? `${refusal}. ` : ''
  if (isChoosingCheckOut(choice)) {
    const { minNights } = rateOn(choice.checkIn)
    const rule = minNights > 1 ? `At least ${minNights} nights for these dates. ` : ''
    return `From ${formatDate(choice.checkIn)}. ${why || rule}Now choose the day you leave.`
  }
  if (choice.checkIn === '' || choice.checkOut <= choice.checkIn) return `${why}Choose the day you arrive.`
  const nights = nightsBetween(choice)
  return why + pluralize(nights, 'night')
}
