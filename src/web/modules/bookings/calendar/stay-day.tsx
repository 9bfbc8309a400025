import { createContext, useContext } from 'react'
import { DayButton, type DayButtonProps } from 'react-day-picker'
import { formatDollars } from '#contract/platform/money.ts'
import { dayInWords } from '#web/platform/ui/calendar/calendar-days.ts'
import type { DayState } from './selectable-days.ts'

type Days = {
  getState: (date: string) => DayState
  /** Whole dollars; null while loading. */
  priceOn: ((date: string) => number) | null
  usualPrice: number
}

export const Days = createContext<Days | null>(null)

/** Named 'Friday, December 4, $450, arrival possible'. A day refused by a rule stays focusable, and a press shows the rule. */
export function StayDay(props: DayButtonProps) {
  const { day, modifiers, children } = props
  const days = useContext(Days)
  if (!days) return <DayButton {...props} />
  const state = days.getState(day.isoDate)
  const dollars = days.priceOn?.(day.isoDate)
  const price = dollars !== undefined && formatDollars(dollars)
  const words = modifiers.first ? 'you arrive' : modifiers.last ? 'you leave' : state.words
  const name = [dayInWords(day.isoDate), price, words, modifiers.today && 'today'].filter(Boolean).join(', ')
  const isRefused = state.can === null && state.refusal !== null
  return (
    <DayButton {...props} aria-label={name} aria-disabled={isRefused || props['aria-disabled']}>
      {children}
      {price && dollars !== days.usualPrice && !modifiers.disabled && (
        <span aria-hidden="true" className="day-price" data-price={price} />
      )}
    </DayButton>
  )
}
