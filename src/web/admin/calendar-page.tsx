import { CalendarRange, List, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { CalendarEvent } from '#contract/calendar.ts'
import { Button } from '../ui/button.tsx'
import { AdminScreen } from './admin-screen.tsx'
import { EventForm } from './event-form.tsx'
import { EventList } from './event-list.tsx'

const MonthView = lazy(() => import('./month-view.tsx'))

/** The form is closed, open for a new event, or open for one that exists. */
type FormState =
  | { mode: 'closed' }
  | { mode: 'create'; date: string }
  | { mode: 'edit'; event: CalendarEvent }

/** What happens in the lodges besides stays; maintenance and bookings of the owner's close their night. */
export function CalendarPage() {
  const [form, setForm] = useState<FormState>({ mode: 'closed' })
  const [isMonth, setMonth] = useState(false)
  const open = (next: FormState) => {
    setForm(next)
    scrollTo({ top: 0 })
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
          <Button look="primary" onClick={() => open({ mode: 'create', date: '' })}>
            <Plus size={17} aria-hidden="true" />
            New Event
          </Button>
        </>
      }
    >
      {form.mode !== 'closed' && (
        <EventForm
          key={form.mode === 'edit' ? form.event.id : `new ${form.date}`}
          event={form.mode === 'edit' ? form.event : null}
          date={form.mode === 'create' ? form.date : ''}
          onClose={() => setForm({ mode: 'closed' })}
        />
      )}
      {isMonth ? (
        <Suspense fallback={<div className="placeholder h-[40rem] rounded-picture" />}>
          <MonthView onNew={(date) => open({ mode: 'create', date })} onEdit={edit} />
        </Suspense>
      ) : (
        <EventList onEdit={edit} />
      )}
    </AdminScreen>
  )
}
