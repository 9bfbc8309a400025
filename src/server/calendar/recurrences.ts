import nodeIcal, { type VEvent } from 'node-ical'
import { addDays, type DateRange } from '#contract/dates.ts'
import { ChannelError } from './channel-error.ts'
import { originalUid } from './separate-events.ts'

const withinADay = /FREQ=(HOURLY|MINUTELY|SECONDLY)|BY(HOUR|MINUTE|SECOND)=[^;]*,/i

/** Refuses a rule (RFC 5545, section 3.3.10) that repeats within a day, before it is expanded. */
export function refuseRulesWithinADay(lines: string): void {
  for (const [, rule = ''] of lines.matchAll(/^RRULE(?:;[^:]*)?:(.*)$/gim))
    if (withinADay.test(rule)) throw new ChannelError(`An event repeats within a day: ${rule.slice(0, 100)}`)
}

/** Days of each month in a common year. */
const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const namesDays = /BY(MONTHDAY|DAY|YEARDAY|WEEKNO)=/i

/**
 * Refuses a rule that repeats an event on its own day in months without that day. They are skipped (RFC 5545, section 3.3.10); the
 * parser takes their last day and stays on it.
 */
export function refuseRulesOnMissingDays(lines: string): void {
  for (const event of lines.split(/^BEGIN:VEVENT$/gm)) {
    const [, rule = ''] = event.match(/^RRULE(?:;[^:]*)?:(.*)$/im) ?? []
    const [, month = '', day = ''] = event.match(/^DTSTART(?:;[^:]*)?:\d{4}(\d\d)(\d\d)/m) ?? []
    if (namesDays.test(rule)) continue
    if (monthsOf(rule, Number(month)).some((one) => Number(day) > (daysOfMonths[one - 1] ?? 31)))
      throw new ChannelError(
        `An event repeats on day ${day} also in months without it, which cannot be read: ${rule.slice(0, 100)}`,
      )
  }
}

/** The months, from 1 on, in which a rule repeats an event that begins in `month`; none of a rule by days or weeks. */
function monthsOf(rule: string, month: number): number[] {
  const [, unit = ''] = rule.match(/FREQ=(MONTHLY|YEARLY)/i) ?? []
  if (!unit) return []
  const [, named] = rule.match(/BYMONTH=([\d,]+)/i) ?? []
  if (named) return named.split(',').map(Number)
  return unit.toUpperCase() === 'YEARLY' ? [month] : daysOfMonths.map((_, at) => at + 1)
}

type Occurrence = { start: Date & { dateOnly?: true }; end?: Date & { dateOnly?: true } }

/** The occurrences of an event that touch `span`, without cancelled ones; the event itself when it does not repeat. */
export function occurrencesIn(event: VEvent, span: DateRange): Occurrence[] {
  if (!event.rrule) return [event]
  // The parser compares dates in this process's zone: a day more on each side misses none.
  const noon = (date: string) => new Date(`${date}T12:00:00Z`)
  const range = { from: noon(addDays(span.from, -1)), to: noon(addDays(span.to, 1)) }
  const expanded = expand(event, range).filter((one) => one.event.status !== 'CANCELLED')
  // An exception may move a stay here from a date outside of the span or of the rule.
  return [...expanded, ...exceptionsOf(event).filter(({ status }) => status !== 'CANCELLED')]
}

/** The exceptions of a series; the parser's type omits their properties. */
const exceptionsOf = ({ recurrences }: VEvent) => Object.values(recurrences ?? {}) as VEvent[]

function expand(event: VEvent, range: { from: Date; to: Date }) {
  try {
    return nodeIcal.expandRecurringEvent(event, { ...range, expandOngoing: true })
  } catch {
    // Rules for a day that never comes, such as 30 February, throw too.
    throw new ChannelError(
      `The repetition of an event cannot be read: ${originalUid(event.uid).slice(0, 100)}`,
    )
  }
}
