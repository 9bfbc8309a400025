import { isCalendarDate } from '#contract/platform/dates.ts'

/** Days that the timeline can show at once. */
export const dayChoices = [7, 14, 30, 60, 365] as const
export type DayChoice = (typeof dayChoices)[number]

/** The calendar in a query string; what is at its default is left out. */
type TimelineSearch = {
  view?: 'month' | undefined
  from?: string | undefined
  days?: DayChoice | undefined
  /** Slug of the only lodge that is shown. */
  lodge?: string | undefined
}

/** Reads whatever a link says; a part that makes no sense is dropped. */
export function parseTimelineSearch({ view, from, days, lodge }: Record<string, unknown>): TimelineSearch {
  return {
    view: view === 'month' ? view : undefined,
    from: isCalendarDate(String(from)) ? String(from) : undefined,
    days: dayChoices.find((choice) => choice === Number(days)),
    lodge: typeof lodge === 'string' ? lodge : undefined,
  }
}
