import dayGridPlugin from '@fullcalendar/daygrid'
import interactionPlugin from '@fullcalendar/interaction'
import FullCalendar from '@fullcalendar/react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import type { CalendarEvent, ImportedStay } from '#contract/calendar/calendar.ts'
import type { Closure } from '#contract/calendar/closures.ts'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { addDays, type DateRange } from '#contract/platform/dates.ts'
import type { EventDays } from './event-form.tsx'
import { ImportedStayDetail } from './imported-stay-detail.tsx'
import { MonthBar, MonthLegend } from './month-bar.tsx'
import { type Entry, monthEntries } from './month-entries.ts'
import './month-view.css'
import { earliestToday } from '../kit/today.ts'
import { useListPages } from '../kit/use-list-pages.tsx'
import { useLodges } from '../kit/use-lodges.ts'
import { useClosures } from './use-closures.ts'
import { useEvents, useMoveEvent } from './use-events.ts'
import { useImportedStays, useStays } from './use-stays.ts'

const ROWS_A_DAY = 5
/** Milliseconds before a finger drags. */
const LONG_PRESS_MS = 350

type MonthViewProps = {
  onNew: (days: EventDays) => void
  onEdit: (event: CalendarEvent) => void
  onEditClosure: (closure: Closure) => void
}

const NONE: readonly OwnersLodge[] = []

/** An entry without a lodge counts for all. */
const isAt =
  (slugs: readonly string[] | null) =>
  ({ lodgeSlug }: { lodgeSlug: string | null }) =>
    slugs === null || lodgeSlug === null || slugs.includes(lodgeSlug)

const toDay = (iso: string): string => iso.slice(0, 10)

/** Selecting days creates an event and dragging moves one; the form does both by keyboard. */
export default function MonthView({ onNew, onEdit, onEditClosure }: MonthViewProps) {
  const calendar = useRef<FullCalendar>(null)
  const [title, setTitle] = useState('')
  const [range, setRange] = useState<DateRange | null>(null)
  const [opened, setOpened] = useState<ImportedStay | null>(null)
  const { data, isPending } = useLodges()
  const lodges = data ?? NONE
  const { shown, bar } = useListPages(lodges, ({ name }) => name)
  const entries = useMonthEntries(isPending ? null : range, bar ? shown : null)
  const today = earliestToday(lodges)
  const move = useMoveEvent()
  const navigate = useNavigate()
  const open = (entry: Entry) => {
    if (entry.kind === 'event') onEdit(entry.event)
    else if (entry.kind === 'closure') onEditClosure(entry.closure)
    else if (entry.kind === 'stay')
      void navigate({ to: '/admin/bookings/$reference', params: { reference: entry.stay.reference } })
    else setOpened(entry.stay)
  }
  return (
    <div className="month-view rounded-picture border border-line bg-surface p-3 sm:p-5">
      <MonthBar title={title} go={(where) => calendar.current?.getApi()[where]()} />
      {bar}
      <FullCalendar
        plugins={[dayGridPlugin, interactionPlugin]}
        initialView="dayGridMonth"
        // Without this, FullCalendar extends an event after 23:00 into the next day.
        defaultTimedEventDuration="00:01"
        height="auto"
        firstDay={0}
        dayMaxEventRows={ROWS_A_DAY}
        headerToolbar={false}
        ref={calendar}
        now={today}
        eventTimeFormat={{ hour: 'numeric', minute: '2-digit', hour12: true }}
        longPressDelay={LONG_PRESS_MS}
        selectable
        select={({ startStr, endStr }) => onNew({ first: toDay(startStr), last: addDays(toDay(endStr), -1) })}
        events={entries}
        eventInteractive
        // The next drag needs the version that this one saves.
        editable={!move.isPending}
        eventDurationEditable={false}
        eventClick={({ event }) => open(event.extendedProps as Entry)}
        eventDrop={({ event, revert }) => {
          const entry = event.extendedProps as Entry
          if (entry.kind !== 'event') return revert()
          move.mutate({ event: entry.event, date: toDay(event.startStr) }, { onError: revert })
        }}
        datesSet={({ startStr, endStr, view }) => {
          setTitle(view.title)
          setRange({ from: toDay(startStr), to: toDay(endStr) })
        }}
      />
      <MonthLegend />
      {opened && <ImportedStayDetail stay={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}

/** Null means all lodges. Rebuilt only when an entry changes. */
function useMonthEntries(range: DateRange | null, lodges: readonly OwnersLodge[] | null) {
  const slugs = useMemo(() => lodges?.map(({ slug }) => slug) ?? null, [lodges])
  const stays = useStays(range, slugs).data
  const imported = useImportedStays(range, slugs).data
  const events = useEvents().data
  const closures = useClosures().data
  return useMemo(
    () =>
      monthEntries({
        stays: (stays ?? []).filter(isAt(slugs)),
        imported: (imported ?? []).filter(isAt(slugs)),
        closures: (closures ?? []).filter(isAt(slugs)),
        events: (events ?? []).filter(isAt(slugs)),
      }),
    [stays, imported, closures, events, slugs],
  )
}
