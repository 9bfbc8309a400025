import { type RefObject, useLayoutEffect, useState } from 'react'
import { MAX_DAYS_AHEAD } from '#contract/bookings/stay-rules.ts'
import { addDays } from '#contract/platform/dates.ts'
import { monthsBetween, toDay } from '#web/platform/ui/calendar/calendar-days.ts'

const TWO_MONTHS_MIN_PX = 544

/** Follows the element's width. */
function useMonthsFitting(element: RefObject<HTMLElement | null>): 1 | 2 {
  const [months, setMonths] = useState<1 | 2>(1)
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return
    const measure = () => setMonths(watched.clientWidth >= TWO_MONTHS_MIN_PX ? 2 : 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return months
}

const MONTHS_ADDED = 3
/** Pixels from the end of the list. */
const NEAR_END_PX = 400

type ShownMonths = {
  month: Date
  numberOfMonths: number
  isScrolled: boolean
  /** Shows a month as the first of two, or scrolls the list to it. */
  show: (month: Date) => void
  grow: () => void
}

/** Two months side by side, or a list that grows as it scrolls. Follows a new check-in. */
export function useShownMonths(
  frame: RefObject<HTMLElement | null>,
  checkIn: string,
  today: string,
): ShownMonths {
  const isScrolled = useMonthsFitting(frame) === 1
  const start = toDay(today) ?? new Date()
  const last = toDay(addDays(today, MAX_DAYS_AHEAD)) ?? start
  const followed = checkIn >= today && checkIn <= addDays(today, MAX_DAYS_AHEAD) ? checkIn : ''
  const [month, setMonth] = useState(() => toDay(followed) ?? start)
  const [count, setCount] = useState(() => monthsBetween(start, month) + MONTHS_ADDED)
  const atMost = monthsBetween(start, last) + 1
  const show = (shown: Date) => {
    setMonth(shown)
    setCount((before) => Math.max(before, monthsBetween(start, shown) + MONTHS_ADDED))
  }
  const [before, setBefore] = useState(followed)
  if (before !== followed) {
    setBefore(followed)
    const day = toDay(followed)
    const ahead = day ? monthsBetween(month, day) : 0
    if (day && (isScrolled || ahead < 0 || ahead > 1)) show(day)
  }
  useLayoutEffect(() => {
    if (isScrolled && followed !== '') scrollToMonth(frame.current, followed)
  }, [isScrolled, followed, frame])
  return {
    month: isScrolled ? start : month,
    numberOfMonths: isScrolled ? Math.min(count, atMost) : 2,
    isScrolled,
    show,
    grow: () => setCount((now) => Math.min(now + MONTHS_ADDED, atMost)),
  }
}

/** Scrolls the list, not the page, and only if the date is out of view. */
function scrollToMonth(list: HTMLElement | null, date: string): void {
  const month = list?.querySelector(`[data-day="${date}"]:not([data-outside])`)?.closest('.rdp-month')
  if (!list || !month) return
  const [own, shown] = [list.getBoundingClientRect(), month.getBoundingClientRect()]
  if (shown.top < own.top || shown.top > own.bottom - own.height / 2) list.scrollTop += shown.top - own.top
}

export function isNearEnd({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean {
  return scrollTop + clientHeight > scrollHeight - NEAR_END_PX
}
