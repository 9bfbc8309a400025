import { isCalendarDate } from '#contract/platform/dates.ts'

export const dayChoices = [7, 14, 30, 60, 365] as const
export type DayChoice = (typeof dayChoices)[number]

/** Defaults are left out. */
type TimelineSearch = {
  view?: 'month' | undefined
  from?: string | undefined
  days?: DayChoice | undefined
  /** Missing for all lodges. */
  lodge?: string | undefined
}

/** Invalid parts are dropped. */
export function parseTimelineSearch({ view, from, days, lodge }: Record<string, unknown>): TimelineSearch {
  return {
    view: view === 'month' ? view : undefined,
    from: isCalendarDate(String(from)) ? String(from) : undefined,
    days: dayChoices.find((choice) => choice === Number(days)),
    lodge: typeof lodge === 'string' ? lodge : undefined,
  }
}
