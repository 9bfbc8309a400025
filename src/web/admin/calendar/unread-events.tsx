import type { UnreadEvent } from '#contract/calendar/calendar.ts'
import { pluralize } from '#contract/platform/pluralize.ts'

/** Events that could not be read with certainty. */
export function UnreadEvents({ events }: { events: readonly UnreadEvent[] }) {
  if (events.length === 0) return null
  return (
    <div role="alert" className="mt-3 rounded-control border border-danger/40 bg-danger-ground p-3 text-sm">
      <p className="font-medium">
        {`${pluralize(events.length, 'event')} could not be read with certainty. The rest was read.`}
      </p>
      <p className="mt-1">
        Their nights are closed as far as they are known. Please compare them with that calendar.
      </p>
      <ul className="mt-1 grid gap-1 break-words">
        {events.map(({ uid, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several events may have one UID and one reason.
          <li key={index} className="min-w-0">
            <span className="font-mono break-all">{uid ?? 'An event without a UID'}</span>: {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
