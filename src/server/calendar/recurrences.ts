import nodeIcal, { type VEvent } from 'node-ical'
import type { DateRange } from '#contract/dates.ts'
import { FeedError } from './feed-error.ts'
import { originalUid } from './feed-lines.ts'

const withinADay = /FREQ=(HOURLY|MINUTELY|SECONDLY)|BY(HOUR|MINUTE|SECOND)=[^;]*,/i

/** Refuses a rule (RFC 5545, section 3.3.10) that makes more than one stay a day, before anything is expanded. */
export function refuseRulesWithinADay(lines: string): void {
  for (const [, rule = ''] of lines.matchAll(/^RRULE(?:;[^:]*)?:(.*)$/gim))
    if (withinADay.test(rule)) throw new FeedError(`An event repeats within a day: ${rule.slice(0, 100)}`)
}

type Occurrence = { start: Date & { dateOnly?: true }; end?: Date & { dateOnly?: true } }

/** The occurrences of an event that touch `span`; the event itself when it does not repeat. Cancelled ones are left out. */
export function occurrencesIn(event: VEvent, span: DateRange): Occurrence[] {
  if (!event.rrule) return [event]
  // Noon keeps a day clear of any zone's midnight.
  const range = { from: new Date(`${span.from}T12:00:00Z`), to: new Date(`${span.to}T12:00:00Z`) }
  return expand(event, range).filter((one) => one.event.status !== 'CANCELLED')
}

function expand(event: VEvent, range: { from: Date; to: Date }) {
  try {
    return nodeIcal.expandRecurringEvent(event, { ...range, expandOngoing: true })
  } catch {
    // A rule for a day that never comes, such as 30 February, ends here as well.
    throw new FeedError(`The repetition of an event cannot be read: ${originalUid(event.uid).slice(0, 100)}`)
  }
}
