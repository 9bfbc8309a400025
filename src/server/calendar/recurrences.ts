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
