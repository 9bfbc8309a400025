import { type EventType, eventTypeLabels } from '#contract/calendar/calendar.ts'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { addDays, formatDate } from '#contract/platform/dates.ts'
import { ConflictNotice } from '../kit/editing/conflict-notice.tsx'
import { changesOfOthers, type EditStates, mergedDraft } from '../kit/editing/merged-draft.ts'
import { useLodges } from '../kit/use-lodges.ts'

const labels = {
  from: 'First night',
  to: 'Last night',
  reason: 'Reason',
  title: 'Title',
  description: 'Description',
  eventDate: 'Date',
  startTime: 'Start Time',
  endTime: 'End Time',
  eventType: 'Event Type',
  lodgeSlug: 'Lodge',
}

type EntryDraft = {
  from?: string
  to?: string
  eventDate?: string
  lodgeSlug?: string | null
  eventType?: EventType
}

const NONE: readonly OwnersLodge[] = []

function inWords(fields: EntryDraft, lodges: readonly OwnersLodge[]): Record<string, unknown> {
  const formatters = {
    from: formatDate,
    to: (openDay: string) => formatDate(addDays(openDay, -1)),
    eventDate: formatDate,
    eventType: (type: string) => eventTypeLabels[type as EventType],
    lodgeSlug: (slug: string) => lodges.find((one) => one.slug === slug)?.name ?? (slug || 'All Lodges'),
  }
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      formatters[field as keyof typeof formatters]?.(value ?? '') ?? value,
    ]),
  )
}

type EntryConflictProps<Draft extends EntryDraft> = {
  subject: string
  states: EditStates<Draft>
  /** Receives the draft to continue with. */
  onSettle: (draft: Draft) => void
}

/** Shows another editor's version and continues with either one. */
export function EntryConflict<Draft extends EntryDraft>({
  subject,
  states,
  onSettle,
}: EntryConflictProps<Draft>) {
  const lodges = useLodges().data ?? NONE
  return (
    <div className="sm:col-span-2">
      <ConflictNotice
        subject={subject}
        theirs={inWords(changesOfOthers(states), lodges)}
        labels={labels}
        onTakeTheirs={() => onSettle(mergedDraft(states, false))}
        onKeepMine={() => onSettle(mergedDraft(states, true))}
      />
    </div>
  )
}
