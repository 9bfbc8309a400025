import { addDays, isCalendarDate } from '#contract/platform/dates.ts'
import { LODGES_PER_PAGE } from '#contract/platform/paging.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { monthsInWords } from './dates-in-words.ts'
import { type DayChoice, dayChoices } from './timeline-search.ts'
import type { TimelineAddress } from './use-timeline-address.ts'

const names: Record<DayChoice, string> = {
  7: 'A week',
  14: '14 days',
  30: '30 days',
  60: '60 days',
  365: 'A year',
}

const box =
  'min-h-10 max-w-full rounded-control border border-line-strong/40 bg-page/60 px-3 text-sm hover:border-line-strong'
const small = 'min-h-10 px-3 py-1.5'

type TimelineBarProps = {
  address: TimelineAddress
  lodges: readonly { slug: string; name: string }[]
  usualFrom: string
  onGo: (change: Partial<TimelineAddress>) => void
}

export function TimelineBar({ address: { from, days, lodge }, lodges, usualFrom, onGo }: TimelineBarProps) {
  // Many lodges have a search below instead, so this choice only leads back to all of them.
  const choices = lodges.length > LODGES_PER_PAGE ? lodges.filter(({ slug }) => slug === lodge) : lodges
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 p-3 sm:p-4">
      <h2 className="text-xl" aria-live="polite">
        {monthsInWords(from, addDays(from, days))}
      </h2>
      <div className="flex flex-wrap gap-2">
        <select
          aria-label="Show"
          className={box}
          value={lodge ?? ''}
          onChange={({ target }) => onGo({ lodge: target.value || null })}
        >
          <option value="">All lodges</option>
          {choices.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label="Range"
          className={box}
          value={days}
          onChange={({ target }) => onGo({ days: Number(target.value) as DayChoice })}
        >
          {dayChoices.map((choice) => (
            <option key={choice} value={choice}>
              {names[choice]}
            </option>
          ))}
        </select>
        <JumpTo from={from} onGo={onGo} />
        <Button className={small} onClick={() => onGo({ from: addDays(from, -days) })}>
          <span aria-hidden="true">←</span>
          <span className="sr-only">Earlier days</span>
        </Button>
        <Button className={small} disabled={from === usualFrom} onClick={() => onGo({ from: usualFrom })}>
          Today
        </Button>
        <Button className={small} onClick={() => onGo({ from: addDays(from, days) })}>
          <span aria-hidden="true">→</span>
          <span className="sr-only">Later days</span>
        </Button>
      </div>
    </div>
  )
}

/** Waits for a complete date. */
function JumpTo({ from, onGo }: Pick<TimelineBarProps, 'onGo'> & { from: string }) {
  return (
    <input
      key={from}
      type="date"
      aria-label="Jump to"
      className={box}
      defaultValue={from}
      onChange={({ target: { value } }) => isCalendarDate(value) && value > '2000' && onGo({ from: value })}
    />
  )
}

const looks = [
  ['bar-confirmed', 'Confirmed'],
  ['bar-requested', 'Requested'],
  ['bar-imported', 'Sold by another channel'],
  ['bar-closed', 'Closed'],
  ['bar-event', 'Event'],
] as const

export function TimelineLegend() {
  return (
    <div className="grid gap-2 p-3 text-sm text-muted sm:p-4">
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {looks.map(([look, name]) => (
          <li key={look} className="flex items-center gap-2">
            <span aria-hidden="true" className={`${look} inline-block h-4 w-7 rounded-sm`} />
            {name}
          </li>
        ))}
        <li>
          <span aria-hidden="true" className="tl-owed">
            $
          </span>
          Owes money
        </li>
        <li>
          <span aria-hidden="true" className="tl-owed late">
            $
          </span>
          Late
        </li>
      </ul>
      <details>
        <summary className="min-h-6">How to use the timeline</summary>
        <p className="mt-1">
          Drag over days to close or book them; on a phone, tap the first and the last. Drag a stay or its
          edge, or press it and choose 'Move'. By keyboard: arrow keys; Shift and arrow keys choose days,
          Enter leads to what can be done with them; M moves a stay with the arrow keys, Shift changes its
          end, Enter proposes, Escape cancels.
        </p>
      </details>
    </div>
  )
}
