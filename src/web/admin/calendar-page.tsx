import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { CalendarEvent } from '#contract/calendar.ts'
import { Button } from '../ui/button.tsx'
import { AdminScreen } from './admin-screen.tsx'
import { EventForm } from './event-form.tsx'
import { EventList } from './event-list.tsx'

/** The form is closed, open for a new event, or open for one that exists. */
type FormState = { mode: 'closed' } | { mode: 'create' } | { mode: 'edit'; event: CalendarEvent }

/** What happens in the lodges besides stays; maintenance and bookings of the owner's close their night. */
export function CalendarPage() {
  const [form, setForm] = useState<FormState>({ mode: 'closed' })
  const edit = (event: CalendarEvent) => {
    setForm({ mode: 'edit', event })
    scrollTo({ top: 0 })
  }
  return (
    <AdminScreen
      title="Calendar Events"
      lead="Maintenance and booking events close their night."
      actions={
        <Button look="primary" onClick={() => setForm({ mode: 'create' })}>
          <Plus size={17} aria-hidden="true" />
          New Event
        </Button>
      }
    >
      {form.mode !== 'closed' && (
        <EventForm
          key={form.mode === 'edit' ? form.event.id : 'new'}
          event={form.mode === 'edit' ? form.event : null}
          onClose={() => setForm({ mode: 'closed' })}
        />
      )}
      <EventList onEdit={edit} />
    </AdminScreen>
  )
}
