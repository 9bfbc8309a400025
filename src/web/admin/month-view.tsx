import dayGridPlugin from '@fullcalendar/daygrid'
import interactionPlugin from '@fullcalendar/interaction'
import FullCalendar from '@fullcalendar/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CalendarEvent } from '#contract/calendar.ts'
import { Button } from '../ui/button.tsx'
import { BookingDetail } from './booking-detail.tsx'
import { monthEntries } from './month-entries.ts'
import './month-view.css'
import { useEvents } from './use-events.ts'
import { useStays } from './use-stays.ts'

const ROWS_A_DAY = 5

type MonthViewProps = {
  /** A day was chosen on which an event shall be made. */
  onNew: (date: string) => void
  onEdit: (event: CalendarEvent) => void
}

/** A month over all lodges: stays, closures and events. A day makes an event, an entry opens. */
export default function MonthView({ onNew, onEdit }: MonthViewProps) {
  const calendar = useRef<FullCalendar>(null)
  const [title, setTitle] = useState('')
  const [range, setRange] = useState<{ from: string; to: string } | null>(null)
  const [booking, setBooking] = useState<number | null>(null)
  const stays = useStays(range).data ?? []
  const events = useEvents().data ?? []
  return (
    <div className="month-view rounded-picture border border-line bg-surface p-3 sm:p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl" aria-live="polite">
          {title}
        </h2>
        <div className="flex gap-2">
          <Button className="min-h-10 px-3 py-1.5" onClick={() => calendar.current?.getApi().prev()}>
            <ChevronLeft size={17} aria-hidden="true" />
            <span className="sr-only">Month before</span>
          </Button>
          <Button className="min-h-10 px-3 py-1.5" onClick={() => calendar.current?.getApi().today()}>
            Today
          </Button>
          <Button className="min-h-10 px-3 py-1.5" onClick={() => calendar.current?.getApi().next()}>
            <ChevronRight size={17} aria-hidden="true" />
            <span className="sr-only">Month after</span>
          </Button>
        </div>
      </div>
      <FullCalendar
        plugins={[dayGridPlugin, interactionPlugin]}
        initialView="dayGridMonth"
        height="auto"
        firstDay={1}
        dayMaxEventRows={ROWS_A_DAY}
        headerToolbar={false}
        ref={calendar}
        eventTimeFormat={{ hour: '2-digit', minute: '2-digit', hour12: false }}
        selectable
        select={({ startStr }) => onNew(startStr.slice(0, 10))}
        events={monthEntries(stays, events)}
        eventInteractive
        eventClick={({ event }) => {
          const { booking: id, event: chosen } = event.extendedProps
          if (typeof id === 'number') setBooking(id)
          else onEdit(chosen as CalendarEvent)
        }}
        datesSet={({ startStr, endStr, view }) => {
          setTitle(view.title)
          setRange({ from: startStr.slice(0, 10), to: endStr.slice(0, 10) })
        }}
      />
      {booking !== null && <BookingDetail id={booking} onClose={() => setBooking(null)} />}
    </div>
  )
}
