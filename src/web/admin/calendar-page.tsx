import { CalendarRange, List, Plus } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { CalendarEvent } from '#contract/calendar.ts'
import { Button } from '../ui/button.tsx'
import { AdminScreen } from './admin-screen.tsx'
import { type EventDays, EventForm } from './event-form.tsx'
import { EventList } from './event-list.tsx'

const MonthView = lazy(() => import('./month-view.tsx'))

/** The form is closed, open for a new event, or open for one that exists. */
type FormState =
  | { mode: 'closed' }
  | { mode: 'create'; days: EventDays }
  | { mode: 'edit'; event: CalendarEvent }

/** What happens in the lodges besides stays; maintenance and bookings of the owner's close their night. */
export function CalendarPage() {
  const [form, setForm] = useState<FormState>({ mode: 'closed' })
  const [isMonth, setMonth] = useState(false)
  const opener = useRef<Element | null>(null)
  const open = (next: FormState) => {
    opener.current = document.activeElement
    setForm(next)
    scrollTo({ top: 0 })
  }
  /** The focus goes back to where the form was opened from, or, when that is gone, to the screen. */
  const close = () => {
    setForm({ mode: 'closed' })
    const from = opener.current
    const back = from instanceof HTMLElement && from.isConnected ? from : document.getElementById('main')
    back?.focus()
  }
  const edit = (event: CalendarEvent) => open({ mode: 'edit', event })
  const SwitchIcon = isMonth ? List : CalendarRange
  return (
    <AdminScreen
      title="Calendar Events"
      lead="Maintenance and booking events close their night."
      actions={
        <>
          <Button onClick={() => setMonth(!isMonth)}>
            <SwitchIcon size={17} aria-hidden="true" />
            {isMonth ? 'List' : 'Month'}
          </Button>
          <Button look="primary" onClick={() => open({ mode: 'create', days: { first: '', last: '' } })}>
            <Plus size={17} aria-hidden="true" />
            New Event
          </Button>
        </>
      }
    >
      {form.mode !== 'closed' && (
        <EventForm
          key={form.mode === 'edit' ? form.event.id : `new ${form.days.first} ${form.days.last}`}
          event={form.mode === 'edit' ? form.event : null}
          {...(form.mode === 'create' ? { days: form.days } : {})}
          onClose={close}
        />
      )}
      {isMonth ? (
        <Suspense fallback={<div className="placeholder h-[40rem] rounded-picture" />}>
          <MonthView onNew={(days) => open({ mode: 'create', days })} onEdit={edit} />
        </Suspense>
      ) : (
        <EventList onEdit={edit} />
      )}
    </AdminScreen>
  )
}
